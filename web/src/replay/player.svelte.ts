// Playback of a match: the step that is shown, a cache of loaded steps, and the events to animate.
import type { Happening } from '../games/board';
import { reasonOf, replayStep } from '../lib/net/api';
import * as seatKeys from '../lib/browser/seatKeys';
import { translator } from '../lib/i18n/text.svelte';
import type { ReplayStep } from '../protocol';

const KEPT = 60; // steps; a long match has some hundreds, of a few kilobytes each

export class ReplayPlayer {
  shown = $state.raw<ReplayStep | null>(null);
  happened = $state.raw<Happening[]>([]);
  problem = $state<string | null>(null);
  private fetched = new Map<string, Promise<ReplayStep>>();
  private wanted = '';

  /** Show a step. Only the step after the current one is animated. */
  async show(table: string, step: number, seat: number | null): Promise<void> {
    const wanted = this.name(table, step, seat);
    this.wanted = wanted;
    try {
      const found = await this.fetch(table, step, seat);
      await translator.load(found.table.game); // the board uses the game's messages
      if (this.wanted !== wanted) return; // another step was chosen meanwhile
      const before = this.shown;
      const isNext = before?.table.id === table && before.step + 1 === step && before.seat === seat;
      this.happened = isNext ? (found.happened as Happening[]) : [];
      this.shown = found;
      this.problem = null;
      if (step < found.steps) void this.fetch(table, step + 1, seat).catch(() => {});
    } catch (error) {
      if (this.wanted === wanted) this.problem = reasonOf(error);
    }
  }

  private name(table: string, step: number, seat: number | null): string {
    return `${translator.locale} ${table} ${step} ${seat}`;
  }

  private fetch(table: string, step: number, seat: number | null): Promise<ReplayStep> {
    const name = this.name(table, step, seat);
    const known = this.fetched.get(name);
    if (known) return known;
    const coming = replayStep(table, step, seat, seatKeys.keyFor(table, seat));
    this.fetched.set(name, coming);
    coming.then(
      // The last step of a running match is soon followed by others.
      (found) => found.step === found.steps && found.table.status === 'playing' && this.fetched.delete(name),
      () => this.fetched.delete(name),
    );
    for (const oldest of this.fetched.keys()) {
      if (this.fetched.size <= KEPT) break;
      this.fetched.delete(oldest);
    }
    return coming;
  }
}
