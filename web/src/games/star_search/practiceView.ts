// The view of a board with one rocket and one chart, for practice and the sky of the day, where there is no match.
import type { Choice } from '../../protocol';
import { placementName } from './sky/layout';
import type { Chart, LastSearch, View } from './view';

export interface PracticeState {
  sky: string[];
  fixedStar: string;
  chart: Chart | null;
  searching: boolean;
  over: boolean;
  preview: boolean; // whether the chart can be held over the sky
  found: number; // fields that the rocket has flown
  path: number; // fields
  last: LastSearch | null;
}

const QUARTERS = [0, 1, 2, 3];

export function choice(action: Record<string, unknown>, text = ''): Choice {
  return { action, text, hint: '', preview: {} };
}

/** Every placement of the chart within the sky. */
export function placementsOf(sky: string[], chart: Chart | null): Choice[] {
  const [rows, columns, size] = [sky.length, sky[0]?.length ?? 0, chart?.size ?? 0];
  const cells = Array.from({ length: (rows - size + 1) * (columns - size + 1) }, (_, index) => ({
    row: Math.floor(index / (columns - size + 1)),
    column: index % (columns - size + 1),
  }));
  return QUARTERS.flatMap((turns) => cells.map((cell) => choice({ verb: 'place', placement: placementName({ ...cell, turns }) })));
}

export function practiceView({ sky, fixedStar, chart, searching, over, preview, found, path, last }: PracticeState): View {
  return {
    viewer: 0,
    game: '',
    players: 1,
    asked: 0,
    prompt: searching ? 'place' : 'search',
    phase: searching ? 'searching' : 'turn',
    variation: preview ? 'eagle' : 'rudi',
    over,
    winners: [],
    turn: 0,
    sky,
    fixed_star: fixedStar,
    path,
    laps: 1,
    planets: { 0: 'red' },
    seats: [
      {
        level: '',
        runs: 0,
        progress: found,
        field: found,
        lap: 1,
        last_and_alone: false,
        chart: searching ? chart : null,
        searching,
        out: false,
        wants_to_call_off: false,
      },
    ],
    face: null,
    search: searching && chart ? { kind: 'ordinary', colour: chart.colour, seat: 0, stopped: false, may_call_off: false, milliseconds: null, preview } : null,
    twinkling: null,
    shower: null,
    last,
    still_rounds: 0,
  };
}
