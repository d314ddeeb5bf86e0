// The timeline of animations for new events. Motion is an addition: the board is already correct without it.
import { createContext, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

import type { Beat, Happening } from '../board';
import { cellOf, type Spot } from './sky/layout';

const LASTS: Record<string, number> = {
  rolled: 1000,
  stopped: 1200,
  placed: 1400,
  put_down_late: 1400,
  put_down_blindly: 1400,
  claim_failed: 1500,
  claim_won: 1700,
  fixed_star_found: 1200,
  super_ended: 1500,
  flew: 900,
  lap_finished: 1200,
  twinkled: 550,
  meteor_shower: 1800,
  finished: 2200,
};

export function timeline(happened: Happening[]): Beat[] {
  let at = 0;
  return happened.map((what) => {
    const lasts = LASTS[what.happening] ?? 0;
    const beat = { at, lasts, what };
    at += lasts * 0.8;
    return beat;
  });
}

/** The context shared by all parts of the board: names, and what is being shown. */
export interface Scene {
  colour: (seat: number) => number;
  name: (seat: number) => string;
  moves: () => boolean; // whether motion is allowed
  beats: () => Beat[];
}

export const [getScene, setScene] = createContext<Scene>();

/** A star that is new in its hole jumps there from where it was, or falls with the meteors. It fills its cell, so 100 % is one hole. */
export function arriving(scene: Scene, hole: string): Attachment<Element> {
  return (element) => {
    const frames = untrack(() => arrival(scene, hole));
    if (!frames) return;
    const motion = element.animate(frames.keyframes, { duration: 800, delay: frames.delay, fill: 'backwards', easing: 'ease-in-out' });
    return () => motion.cancel();
  };
}

function arrival(scene: Scene, hole: string): { keyframes: Keyframe[]; delay: number } | null {
  if (!scene.moves()) return null;
  const beats = scene.beats();
  const here = cellOf(hole);
  const jump = beats.findLast(({ what }) => what.happening === 'twinkled' && what.hole === hole);
  if (jump) {
    const from = cellOf(String(jump.what.from));
    const x = 100 * (from.column - here.column);
    const y = 100 * (from.row - here.row);
    return {
      delay: jump.at,
      keyframes: [
        { transform: `translate(${x}%, ${y}%)` },
        { transform: `translate(${x * 0.5}%, ${y * 0.5 - 90}%) scale(1.5) rotate(180deg)`, offset: 0.5 },
        { transform: 'translate(0, 0) scale(0.8) rotate(360deg)', offset: 0.86 },
        { transform: 'translate(0, 0) rotate(360deg)' },
      ],
    };
  }
  const shower = beats.find(({ what }) => what.happening === 'meteor_shower');
  if (!shower) return null;
  return {
    delay: shower.at + 60 * ((here.row * 5 + here.column * 3) % 13),
    keyframes: [
      { transform: 'translate(300%, -500%) scale(0.6)', opacity: 0 },
      { transform: 'translate(0, 0) scale(1.2)', opacity: 1, offset: 0.8 },
      { transform: 'none', opacity: 1 },
    ],
  };
}

/** A rocket hops from field to field. */
export function hops(stops: Spot[]): Keyframe[] {
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    const landed = { transform: `translate(${stop.x}px, ${stop.y}px)` };
    if (!next) return [landed];
    return [landed, { transform: `translate(${(stop.x + next.x) / 2}px, ${(stop.y + next.y) / 2 - 14}px) scale(1.15)` }];
  });
}

/** A die that was just rolled tumbles into its place. */
export function tumbling(when: () => number | null): Attachment<Element> {
  return (element) => {
    const delay = untrack(when);
    if (delay === null) return;
    const motion = element.animate(
      [
        { transform: 'translate(-70px, -40px) rotate(-540deg) scale(0.6)', opacity: 0 },
        { transform: 'translate(-24px, 8px) rotate(-250deg) scale(1.15)', opacity: 1, offset: 0.45 },
        { transform: 'translate(-8px, -14px) rotate(-60deg) scale(1.06)', offset: 0.7 },
        { transform: 'translate(2px, 2px) rotate(8deg)', offset: 0.88 },
        { transform: 'none' },
      ],
      { duration: 850, delay, fill: 'backwards', easing: 'ease-out' },
    );
    return () => motion.cancel();
  };
}

const WOBBLE = [0, -7, 7, -5, 5, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** A shake of the head: not possible. */
export function wobble(element: Element | undefined, moves: boolean): void {
  if (moves) element?.animate?.(WOBBLE, { duration: 380, easing: 'ease-in-out' });
}

/** A plain appearance with its own frames and start time. */
export function shows(frames: Keyframe[], at: number, lasts: number, easing = 'ease-out'): Attachment<Element> {
  return (element) => {
    const motion = element.animate(frames, { duration: lasts, delay: at, fill: 'both', easing });
    return () => motion.cancel();
  };
}
