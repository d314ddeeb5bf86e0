// The sounds of MLEM's events.
import type { Layer, Sound } from '../../lib/sound/synthesizer';
import type { Happening, SoundOf } from '../board';
import { BRASS, CLEAR, PING, RATCHET, SNAP, THUD, TICK, bell, dice, knock, later, whoosh } from '../soundEffects';
import type { EventName } from './view';

/** The events of which nothing is heard: they accompany others, prepare the game, or belong to its end. */
export const SILENT = [
  'starter_found',
  'mission_dealt',
  'exploration_laid',
  'expedition_began',
  'satellite_start',
  'rerolled', // another roll follows
  'dice_discarded',
  'stayed',
  'new_commander',
  'returned_home', // part of the crash
  'game_ended',
  'planet_scored',
  'mission_shown',
  'missions_scored',
  'tokens_shown',
] as const satisfies readonly EventName[];

const MEOW: Sound = [
  { lasts: 0.16, from: 520, to: 830, wave: 'sawtooth', dull: 1900, loud: 0.26, rises: 0.05 },
  { at: 0.14, lasts: 0.26, from: 830, to: 430, wave: 'sawtooth', dull: 1500, loud: 0.26, rises: 0.03 },
];
const PLOP: Sound = [{ lasts: 0.12, from: 420, to: 110, loud: 0.9 }];
const SAUCER: Sound = [0, 0.18, 0.36].map((at): Layer => ({ at, lasts: 0.2, from: 620 + 500 * at, to: 980 + 500 * at, loud: 0.35, rises: 0.08 }));
const CRASH: Sound = [
  { lasts: 0.28, from: 130, to: 40, loud: 1, rises: 0.004 },
  { lasts: 0.5, from: 1400, to: 180, wave: 'noise', loud: 1, rises: 0.004 },
  { at: 0.1, lasts: 0.9, from: 300, to: 60, wave: 'noise', loud: 0.7, rises: 0.03 },
  { at: 0.25, lasts: 0.75, from: 1500, to: 240, wave: 'triangle', loud: 0.35, rises: 0.05 }, // the wreck falls
  ...later(0.98, knock(90, 1)), // the cross is stamped
];

/** A cat comes down; the plop is heard when it touches the ground. */
const LANDING = 0.72; // seconds after its beat begins
const landed: Sound = [...later(LANDING, PLOP), ...later(LANDING + 0.14, MEOW)];

const size = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

export const sounds: Record<Exclude<EventName, (typeof SILENT)[number]>, SoundOf> = {
  mission_returned: SNAP,
  token_revealed: SNAP,
  embarked: knock(240, 0.5),
  rolled: (what: Happening) => dice(size(what.roll)),
  flew: (what: Happening) => whoosh(Number(what.distance)),
  engineer_used: RATCHET,
  token_used: CLEAR,
  exploration_points: PING,
  die_regained: [...knock(300), ...later(0.12, CLEAR)],
  die_not_regained: THUD,
  tunnelled: whoosh(12),
  ufo_contact: SAUCER,
  landed_on_moon: landed,
  landed_on_planet: landed,
  reached_deep_space: [...landed, ...later(LANDING, [...bell(1319, 1.2, 0.3), ...later(0.1, bell(1760, 1.2, 0.3))])],
  sabotaged: [{ lasts: 0.7, from: 5200, to: 6800, wave: 'noise', loud: 0.4, rises: 0.1 }, ...later(0.66, THUD)],
  goal_claimed: BRASS,
  crashed: CRASH,
  last_expedition: [...bell(523, 1, 0.5), ...later(0.3, bell(392, 1.2, 0.5))],
  ufo_token_hidden: SAUCER,
  exploration_token_hidden: PING,
};

/** A die is picked or put back. */
export const PICKED = TICK;
