// Made by tools/build/typescript_types.py from src/cosmodrome/games/star_search/ui/view.py and vocabulary.py. Change it there.

export interface View {
  viewer: number | null;
  game: string;
  players: number;
  asked: number | null;
  prompt: string;
  phase: string;
  variation: 'eagle' | 'rudi';
  over: boolean;
  winners: number[];
  turn: number | null;
  sky: string[];
  fixed_star: string;
  path: number;
  laps: number;
  planets: Record<string, 'blue' | 'red'>;
  seats: SeatView[];
  face: number | null;
  search: Search | null;
  twinkling: Twinkling | null;
  shower: Shower | null;
  last: LastSearch | null;
  still_rounds: number;
}

export interface SeatView {
  level: string;
  runs: number;
  progress: number;
  field: number;
  lap: number;
  last_and_alone: boolean;
  chart: Chart | null;
  searching: boolean;
  out: boolean;
  wants_to_call_off: boolean;
}

/** A chart in play, the side in play up. `markings` are [row, column] of the unturned chart, from its top left. */
export interface Chart {
  chart: number;
  colour: 'blue' | 'red';
  size: number;
  rows: number;
  columns: number;
  markings: number[][];
  placement: string | null;
  holes: string[];
}

/** A search that is on. */
export interface Search {
  kind: 'ordinary' | 'super';
  colour: 'blue' | 'red';
  seat: number | null;
  stopped: boolean;
  may_call_off: boolean;
  milliseconds: number | null;
  preview: boolean;
}

export interface Twinkling {
  seat: number;
  stars: string[];
  holes: string[];
}

/** The vote on a meteor shower. */
export interface Shower {
  yes: number[];
  no: number[];
}

/** The search that ended last, with the sky as it was; gone as soon as the next one begins. */
export interface LastSearch {
  kind: 'ordinary' | 'super';
  colour: 'blue' | 'red';
  seat: number | null;
  fields: number;
  fixed_star: boolean;
  sky: string[];
  tries: Try[];
}

/** One chart of the search that is over, and all that would have filled it. */
export interface Try {
  seat: number;
  chart: Chart;
  filled: number | null;
  solutions: string[];
}

export interface Practice {
  sky: string[];
  fixed_star: string;
  tasks: Task[];
}

/** One chart side that can be filled, and how. */
export interface Task {
  chart: Chart;
  solutions: string[];
}

/** A sky and one chart side that can be filled there, without the solutions. */
export interface DailySky {
  sky: string[];
  fixed_star: string;
  chart: Chart;
}

export const EVENTS = [
  'starter_found',
  'sky_scattered',
  'fixed_star_set',
  'rolled',
  'search_began',
  'chart_taken',
  'stopped',
  'placed',
  'put_down_late',
  'put_down_blindly',
  'fixed_star_found',
  'flew',
  'stayed',
  'lap_finished',
  'solutions',
  'twinkled',
  'surprised',
  'twinkle_time_up',
  'super_began',
  'claim_failed',
  'claim_won',
  'call_off_open',
  'call_off_wanted',
  'super_ended',
  'shower_vote',
  'shower_refused',
  'meteor_shower',
  'finished',
  'given_up',
] as const;

export type EventName = (typeof EVENTS)[number];
