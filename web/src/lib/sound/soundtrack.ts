// What is heard of an update: the sounds of its events, at the moments at which the board shows them.
import type { Beat, GameParts, Happening, SoundOf } from '../../games/board';
import { play } from './player';
import type { Sound } from './synthesizer';

export interface Cue {
  at: number; // milliseconds after the update
  sound: Sound;
}

const APART = 250; // milliseconds between events that a board shows all at once
const MOST = 12; // sounds of one update: a whole year of purchases is not heard piece by piece

type Sounds = Pick<GameParts, 'sounds' | 'timeline'>;

function soundOf(found: SoundOf | undefined, what: Happening): Sound | null {
  return (typeof found === 'function' ? found(what) : found) ?? null;
}

/** One after the other, for a board without a timeline. */
function inTurn(happened: Happening[], heard: (what: Happening) => boolean): Beat[] {
  let at = 0;
  return happened.filter(heard).map((what) => ({ at: APART * at++, lasts: APART, what }));
}

/** The sounds of an update, and `end` once all of it was shown. The same sound is not played twice at the same moment. */
export function soundtrack(
  happened: Happening[],
  { sounds = {}, timeline }: Sounds,
  { speed = 1, end = null }: { speed?: number; end?: Sound | null } = {},
): Cue[] {
  const beats = timeline ? timeline(happened) : inTurn(happened, (what) => soundOf(sounds[what.happening], what) !== null);
  const cues: (Cue & { name: string })[] = [];
  for (const { at, what } of beats) {
    const sound = soundOf(sounds[what.happening], what);
    if (sound && !cues.some((cue) => cue.name === what.happening && cue.at === at / speed)) cues.push({ name: what.happening, at: at / speed, sound });
  }
  const heard: Cue[] = cues.slice(0, MOST).map(({ at, sound }) => ({ at, sound }));
  if (end) heard.push({ at: Math.max(0, ...beats.map(({ at, lasts }) => at + lasts)) / speed, sound: end });
  return heard;
}

let timers: ReturnType<typeof setTimeout>[] = [];

/** Play sounds at their moments. Those before that are not heard yet are dropped, because the board has moved on. */
export function playTrack(cues: Cue[]): void {
  for (const timer of timers) clearTimeout(timer);
  timers = cues.map(({ at, sound }) => setTimeout(() => play(sound), at));
}
