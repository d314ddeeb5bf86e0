// Requests the analysis of a finished match and repeats the request until it is ready.
import { analysis, reasonOf } from '../lib/net/api';
import { translator } from '../lib/i18n/text.svelte';
import type { Analysis, Mistake } from '../protocol';

/** Chess players' annotations of moves. */
export const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const;

export class AnalysisRequest {
  found = $state.raw<Analysis | null>(null);
  problem = $state<string | null>(null);
  private table = $state('');
  private locale = '';
  private number = 0;

  /** Whether the analysis of this table was requested. */
  isFor(table: string): boolean {
    return this.table === table;
  }

  /** Send the request, unless it was sent already. While another language is loaded the old sentences stay. */
  async start(table: string): Promise<void> {
    const { locale } = translator;
    if (this.table === table && this.locale === locale && !this.problem) return;
    if (this.table !== table) this.found = null;
    this.table = table;
    this.locale = locale;
    this.problem = null;
    const number = ++this.number;
    try {
      // The server holds each request for some seconds, so no pause is needed in between.
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

  /** Stop repeating the request. */
  cancel(): void {
    this.number++;
  }

  mistakeAt(step: number): Mistake | undefined {
    return this.found?.mistakes.find((mistake) => mistake.step === step);
  }
}
