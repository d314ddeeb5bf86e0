// The sounds of Star Search's events.
import type { Sound } from '../../lib/sound/synthesizer';
import type { Happening, SoundOf } from '../board';
import { BRASS, CLEAR, EXPLOSION, PAPER, SNAP, THUD, TICK, bell, dice, later, whoosh } from '../soundEffects';
import type { EventName } from './view';

/** The events of which nothing is heard: they prepare the game, accompany others, or would give something away. */
export const SILENT = [
  'starter_found',
  'sky_scattered',
  'fixed_star_set',
  'stayed',
  'solutions',
  'call_off_open',
  'shower_vote',
  'finished',
  'given_up',
] as const satisfies readonly EventName[];

const SAND: Sound = [{ lasts: 0.5, from: 3800, to: 2600, wave: 'noise', loud: 0.25, rises: 0.1 }];
const STOP: Sound = [...bell(784, 0.5, 0.6), ...later(0.09, bell(784, 0.6, 0.6))];
const SCALE = [784, 880, 1047, 1175, 1319, 1568, 1760, 2093]; // hertz
const GLASS: Sound = bell(1976, 0.5, 0.4);

/** A bell for every marking with a star, and wood if one of them has none. */
function placed({ filled, markings }: Happening): Sound {
  const right = SCALE.slice(0, Number(filled) || 0);
  const bells = right.flatMap((tone, index) => later(0.15 * index, bell(tone, 0.7, 0.4)));
  return Number(filled) >= Number(markings) ? bells : [...bells, ...later(0.15 * right.length, THUD)];
}

export const sounds: Record<Exclude<EventName, (typeof SILENT)[number]>, SoundOf> = {
  rolled: dice(1),
  search_began: SAND,
  chart_taken: PAPER,
  stopped: STOP,
  placed,
  put_down_late: placed,
  put_down_blindly: placed,
  fixed_star_found: [...CLEAR, ...later(0.3, GLASS)],
  flew: ({ fields }: Happening) => whoosh(Number(fields)),
  lap_finished: BRASS,
  twinkled: GLASS,
  surprised: [0, 0.08, 0.16].flatMap((at) => later(at, bell(1568 + 2000 * at, 0.4, 0.3))),
  twinkle_time_up: THUD,
  super_began: BRASS,
  claim_failed: THUD,
  claim_won: BRASS,
  call_off_wanted: SNAP,
  super_ended: STOP,
  shower_refused: THUD,
  meteor_shower: [0, 0.25, 0.5, 0.8].flatMap((at) =>
    later(at, [{ lasts: 0.4, from: 3000 - 1200 * at, to: 300, wave: 'noise', loud: 0.4, rises: 0.05 }, ...EXPLOSION.slice(0, 1)]),
  ),
};

/** One of the last seconds of the sand. */
export const SECOND = TICK;
