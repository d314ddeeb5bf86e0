// Made by tools/build/typescript_types.py from src/cosmodrome/games/mlem/ui/view.py and vocabulary.py. Change it there.

export interface View {
  viewer: number | null;
  game: string;
  players: number;
  asked: number | null;
  prompt: string;
  expedition: number;
  starter: number;
  satellite: number;
  failures: number;
  last_expedition: boolean;
  over: boolean;
  winners: number[];
  rocket: Rocket;
  moons: Record<string, Astronaut[]>;
  planets: PlanetRow[][];
  comet: Astronaut[];
  galaxy: Astronaut[];
  goals: Record<string, number | null>;
  seats: SeatView[];
  ufo: Ufo | null;
  explorations: Explorations | null;
}

export interface Rocket {
  space: number;
  dice: number;
  crew: Aboard[];
  roll: string[];
  usable: string[];
  crash_odds: number;
  rescues: string[];
}

export interface Aboard {
  seat: number;
  specialist: string;
  used: boolean;
}

export interface Astronaut {
  seat: number;
  specialist: string;
}

/** One colour on a planet; rows stand in the order of arrival. */
export interface PlanetRow {
  seat: number;
  specialists: string[];
  points: number;
}

export interface SeatView {
  home: string[];
  placed: number;
  landed: number;
  planets: number;
  goals: number;
  bonus: number;
  tokens: number | null;
  score: number;
  missions: Missions | null;
}

/** A seat's secret missions; `held` is empty for all other seats until the end. */
export interface Missions {
  count: number;
  held: Mission[];
  returned: number[];
}

export interface Mission {
  mission: number;
  done: boolean;
}

export interface Ufo {
  space: number;
  tokens_left: number[];
  expedition_tokens_left: number;
  token: Token | null;
}

export interface Token {
  ability: string;
  extra: string[];
  dice: number;
}

export interface Explorations {
  open: Exploration[];
  left: number;
}

export interface Exploration {
  space: number;
  effect: string;
  points: number;
}

export const EVENTS = [
  'starter_found',
  'mission_dealt',
  'mission_returned',
  'exploration_laid',
  'expedition_began',
  'token_revealed',
  'embarked',
  'satellite_start',
  'rolled',
  'rerolled',
  'flew',
  'dice_discarded',
  'engineer_used',
  'token_used',
  'exploration_points',
  'die_regained',
  'die_not_regained',
  'tunnelled',
  'ufo_contact',
  'stayed',
  'landed_on_moon',
  'landed_on_planet',
  'reached_deep_space',
  'new_commander',
  'sabotaged',
  'goal_claimed',
  'crashed',
  'returned_home',
  'last_expedition',
  'game_ended',
  'planet_scored',
  'mission_shown',
  'missions_scored',
  'ufo_token_hidden',
  'exploration_token_hidden',
  'tokens_shown',
] as const;

export type EventName = (typeof EVENTS)[number];
