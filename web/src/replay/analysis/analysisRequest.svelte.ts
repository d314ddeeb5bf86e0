// Requests the analysis of a finished match and repeats the request until it is ready.
import { analysis, reasonOf } from '../../lib/net/api';
import { translator } from '../../lib/i18n/text.svelte';
import type { Analysis } from '../../protocol';

export class AnalysisRequest {
  found = $state.raw<Analysis | null>(null);
  progress = $state(0); // of the computation, from 0 to 1
  problem = $state<string | null>(null);
  isLooking = $state(false); // whether there may be an analysis that was made before
  private table = $state('');
  private locale = '';
  private number = 0;

  /** Whether the analysis of this table was requested. */
  isFor(table: string): boolean {
    return this.table === table;
  }

  /** Get the analysis if it was made before; nothing is computed for it, and nothing is shown if that fails. */
  async look(table: string): Promise<void> {
    const { locale } = translator;
    const number = ++this.number;
    this.isLooking = true;
    const found = await analysis(table, false).catch(() => null);
    if (number !== this.number) return;
    this.isLooking = false;
    if (!found?.ready) return;
    this.table = table;
    this.locale = locale;
    this.problem = null;
    this.found = found;
  }

  /** Send the request, unless it was sent already. While another language is loaded the old sentences stay. */
  async start(table: string): Promise<void> {
    const { locale } = translator;
    if (this.table === table && this.locale === locale && !this.problem) return;
    if (this.table !== table) this.found = null;
    this.table = table;
    this.locale = locale;
    this.problem = null;
    this.progress = 0;
    this.isLooking = false;
    const number = ++this.number;
    try {
      // The server holds each request for some seconds, so no pause is needed in between.
      while (number === this.number) {
        const found = await analysis(table);
        if (number !== this.number) return;
        if (found.ready) {
          this.found = found;
          return;
        }
        this.progress = Math.max(this.progress, found.progress);
      }
    } catch (error) {
      if (number === this.number) this.problem = reasonOf(error);
    }
  }

  /** Stop repeating the request. */
  cancel(): void {
    this.number++;
    this.isLooking = false;
  }
}
