// How fast events are shown, and for how long the events of an update are shown before the next one.
import type { Beat, GameParts, Happening } from './board';

const REST = 600; // milliseconds to look at the result
const UNTIMED = 150; // for each event of a game whose board has no timeline
const MOST_UNTIMED = 1200;
const HURRY = 150; // updates that follow each other so quickly are shown without motion, because players could not follow it

/** Milliseconds at the given speed; 0 is no time at all. */
export function showTime(happened: Happening[], { timeline }: Pick<GameParts, 'timeline'>, speed: number): number {
  if (speed === 0 || !happened.length) return 0;
  if (!timeline) return (REST + Math.min(MOST_UNTIMED, UNTIMED * happened.length)) / speed;
  return (REST + Math.max(0, ...timeline(happened).map(({ at, lasts }) => at + lasts))) / speed;
}

/** A timeline at another speed. */
export function paced(beats: Beat[], speed = 1): Beat[] {
  return speed === 1 ? beats : beats.map(({ at, lasts, what }) => ({ at: at / speed, lasts: lasts / speed, what }));
}

/** A function to call at every update, which says whether the one before was shortly before it. */
export function paceMeter(now: () => number = () => performance.now()): () => boolean {
  let latest = -HURRY;
  return () => {
    const before = latest;
    latest = now();
    return latest - before < HURRY;
  };
}
