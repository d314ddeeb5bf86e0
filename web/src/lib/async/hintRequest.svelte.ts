// A hint for the question that is open: asked for by a button, kept until the question or the language changes.
import type { Hint } from '../../protocol';
import { reasonOf } from '../net/api';

export class Hinting {
  open = $state(false);
  problem = $state<string | null>(null);
  private found = $state.raw<Hint | null>(null);
  private about = $state(''); // which question, in which language
  private before: Promise<unknown> = Promise.resolve(); // the server works out one hint at a time

  /** The hint, if it is about this. */
  of(about: string): Hint | null {
    return this.about === about ? this.found : null;
  }

  /** Whether there is something to show about this: the hint, or that it is on its way. */
  shows(about: string): boolean {
    return this.open && this.about === about;
  }

  /** Show the hint, or hide it again; it is asked for once. */
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

  /** Somebody may have moved on, before it is asked for or while it comes. */
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
