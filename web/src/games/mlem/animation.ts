// The timeline of animations for new events. Motion is an addition: the board is already correct without it.
import { createContext, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

import type { Beat, Happening } from '../board';
import type { Spot } from './mat/layout';

const LASTS: Record<string, number> = {
  rolled: 900,
  flew: 900,
  tunnelled: 700,
  landed_on_moon: 900,
  landed_on_planet: 900,
  reached_deep_space: 1000,
  crashed: 1100,
  goal_claimed: 1000,
  ufo_contact: 800,
  exploration_points: 800,
};

/** One after the other, except cats that return home: all of them jump while the rocket bursts. */
export function timeline(happened: Happening[]): Beat[] {
  let at = 0;
  let crash = 0;
  return happened.map((what) => {
    if (what.happening === 'returned_home') return { at: crash + 250, lasts: 1200, what };
    if (what.happening === 'crashed') crash = at;
    const lasts = LASTS[what.happening] ?? 0;
    const beat = { at, lasts, what };
    at += lasts * 0.85;
    return beat;
  });
}

/** The context shared by all parts of the board: names, and which cats have just arrived. */
export interface Scene {
  colour: (seat: number) => number;
  name: (seat: number) => string;
  moves: () => boolean; // whether motion is allowed
  arrival: (seat: number, specialist: string) => { from: Spot; at: number; lasts: number } | null;
}

export const [getScene, setScene] = createContext<Scene>();

/** A cat that has just landed floats from the rocket to its place `to`. */
export function floating(scene: Scene, seat: number, specialist: string, place: () => Spot): Attachment<SVGElement> {
  return (element) => {
    // Only when the cat appears: a new width of the screen must not repeat it.
    const [arrival, to] = untrack(() => [scene.arrival(seat, specialist), place()]);
    if (!arrival) return;
    const x = arrival.from.x - to.x;
    const y = arrival.from.y - to.y;
    const motion = element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0.4) rotate(-30deg)`, opacity: 0 },
        { transform: `translate(${x}px, ${y - 14}px) scale(0.7) rotate(-10deg)`, opacity: 1, offset: 0.2 },
        { transform: `translate(${x * 0.3}px, ${y * 0.4 - 34}px) scale(1.2) rotate(14deg)`, offset: 0.6 },
        { transform: 'translate(0, -6px) scale(1.08) rotate(-5deg)', offset: 0.85 },
        { transform: 'none' },
      ],
      { duration: arrival.lasts, delay: arrival.at, fill: 'backwards', easing: 'ease-in-out' },
    );
    return () => motion.cancel();
  };
}

/** A die that was just rolled tumbles into its place. */
export function tumbling(when: () => number | null, index: number): Attachment<SVGElement> {
  return (element) => {
    const delay = untrack(when);
    if (delay === null) return;
    const turn = index % 2 ? 1 : -1;
    const motion = element.animate(
      [
        { transform: `translate(${-60 - index * 14}px, -36px) rotate(${-540 * turn}deg) scale(0.7)`, opacity: 0 },
        { transform: `translate(${-26 - index * 4}px, 6px) rotate(${-250 * turn}deg) scale(1.12)`, opacity: 1, offset: 0.4 },
        { transform: `translate(-8px, -12px) rotate(${-70 * turn}deg) scale(1.06)`, offset: 0.7 },
        { transform: 'translate(2px, 2px) rotate(6deg)', offset: 0.9 },
        { transform: 'none' },
      ],
      { duration: 650, delay: delay + index * 45, fill: 'backwards', easing: 'ease-out' },
    );
    return () => motion.cancel();
  };
}

/** A new element pops up once. */
export function popping(when: () => number | null): Attachment<Element> {
  return (element) => {
    const delay = when();
    if (delay === null) return;
    const motion = element.animate(
      [{ transform: 'scale(1)' }, { transform: 'scale(1.14)', offset: 0.3 }, { transform: 'scale(0.97)', offset: 0.6 }, { transform: 'none' }],
      { duration: 700, delay, easing: 'ease-out' },
    );
    return () => motion.cancel();
  };
}
