// The moves of a match for the list beside its replay: the whole log, loaded page by page from the end, by steps.
import { logPage } from '../lib/net/api';
import * as seatKeys from '../lib/browser/seatKeys';
import { translator } from '../lib/i18n/text.svelte';
import type { LogLine } from '../protocol';

const MOST_PAGES = 90; // of about 100 lines; the longest match that can be uploaded has 8,000 events

export interface Move {
  step: number;
  lines: string[];
  chapter: string | null; // the name of the part of the match that begins here
}

export class MoveLog {
  moves = $state.raw<Move[]>([]);
  complete = $state(false); // also where the log could not be loaded: nothing more comes
  private wanted = '';

  /** Load the log as a seat may read it, unless that was done. Steps of a running match that follow are loaded on another call. */
  async load(table: string, seat: number | null, steps: number): Promise<void> {
    const wanted = `${translator.locale} ${table} ${seat} ${steps}`;
    if (this.wanted === wanted) return;
    this.wanted = wanted;
    this.complete = false;
    let lines: LogLine[] = [];
    let before = Number.MAX_SAFE_INTEGER;
    try {
      for (let page = 0; page < MOST_PAGES && before > 0; page++) {
        const found = await logPage(table, seat, Math.min(before, 999_999), seatKeys.keyFor(table, seat));
        if (this.wanted !== wanted) return;
        if (found.since >= before) break;
        lines = [...found.lines, ...lines];
        before = found.since;
        this.moves = movesOf(lines);
      }
    } catch {
      // The list is a convenience: the step itself has its sentences, and reports what is wrong.
    }
    if (this.wanted === wanted) this.complete = true;
  }
}

/** Lines by step. */
export function movesOf(lines: LogLine[]): Move[] {
  const moves: Move[] = [];
  for (const { step, text, chapter } of lines) {
    const last = moves.at(-1);
    if (last?.step === step) {
      last.lines.push(text);
      last.chapter ??= chapter;
    } else {
      moves.push({ step, lines: [text], chapter });
    }
  }
  return moves;
}

/** The seat that a sentence is about: the one whose name comes first in it; of names that contain each other the longest. */
export function seatIn(text: string, names: string[]): number | null {
  let best: { at: number; length: number; seat: number } | null = null;
  for (const [seat, name] of names.entries()) {
    const at = text.indexOf(name);
    if (!name || at < 0) continue;
    if (!best || at < best.at || (at === best.at && name.length > best.length)) best = { at, length: name.length, seat };
  }
  return best?.seat ?? null;
}
