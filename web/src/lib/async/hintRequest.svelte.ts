// The hint for the current decision: requested by a button, valid until the decision or the language changes.
import type { Hint } from '../../protocol';
import { reasonOf } from '../net/api';

export class HintRequest {
  open = $state(false);
  problem = $state<string | null>(null);
  private found = $state.raw<Hint | null>(null);
  private about = $state(''); // which decision, in which language
  private before: Promise<unknown> = Promise.resolve(); // the server computes one hint at a time

  /** The hint, if it is about this decision. */
  of(about: string): Hint | null {
    return this.about === about ? this.found : null;
  }

  /** Whether the panel is open for this decision, with the hint or while it is computed. */
  shows(about: string): boolean {
    return this.open && this.about === about;
  }

  /** Show or hide the hint; it is requested once. */
  async toggle(about: string, ask: () => Promise<Hint>): Promise<void> {
    const again = this.about === about && !this.problem; // on its way, or here
    this.open = !this.shows(about);
    if (!this.open || again) return;
    this.about = about;
    this.found = null;
    this.problem = null;
    const asking = this.before.then(() => this.fetch(about, ask));
    this.before = asking;
    await asking;
  }

  /** The match may move on before the request is sent or answered. */
  private async fetch(about: string, ask: () => Promise<Hint>): Promise<void> {
    if (this.about !== about) return;
    try {
      const found = await ask();
      if (this.about === about) this.found = found;
    } catch (error) {
      if (this.about === about) this.problem = reasonOf(error);
    }
  }
}
