// A finished game looked through by the server: asked for by a button, and asked again until it is ready.
import { analysis, reasonOf } from '../lib/net/api';
import { speech } from '../lib/i18n/text.svelte';
import type { Analysis, Mistake } from '../protocol';

/** The signs that chess players put behind a move. */
export const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const;

export class Findings {
  found = $state.raw<Analysis | null>(null);
  problem = $state<string | null>(null);
  private table = $state('');
  private locale = '';
  private number = 0;

  /** Whether this table is the one that was asked about. */
  wants(table: string): boolean {
    return this.table === table;
  }

  /** Ask, unless it was asked already. While another language is fetched the old one stays. */
  async ask(table: string): Promise<void> {
    const { locale } = speech;
    if (this.table === table && this.locale === locale && !this.problem) return;
    if (this.table !== table) this.found = null;
    this.table = table;
    this.locale = locale;
    this.problem = null;
    const number = ++this.number;
    try {
      // The server holds each question for some seconds, so there is no need to pause in between.
      while (number === this.number) {
        const found = await analysis(table);
        if (number === this.number && found.ready) {
          this.found = found;
          return;
        }
      }
    } catch (error) {
      if (number === this.number) this.problem = reasonOf(error);
    }
  }

  /** Nobody looks any more. */
  leave(): void {
    this.number++;
  }

  mistakeAt(step: number): Mistake | undefined {
    return this.found?.mistakes.find((mistake) => mistake.step === step);
  }
}
