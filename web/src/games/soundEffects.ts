// Sounds that several games use: pieces of wood and paper, chords, bells, engines.
import type { Layer, Sound } from '../lib/sound/synthesizer';

/** The same sound, later. */
export function later(seconds: number, sound: Sound): Layer[] {
  return sound.map((layer) => ({ ...layer, at: (layer.at ?? 0) + seconds }));
}

/** A short knock on wood, or on something like it. */
export function knock(from: number, loud = 0.7): Layer[] {
  return [
    { lasts: 0.07, from, to: from * 0.6, wave: 'triangle', loud },
    { lasts: 0.025, from: from * 6, wave: 'noise', loud: loud * 0.7, rises: 0.002 },
  ];
}

/** Dice that roll and come to rest one after the other. */
export function dice(count: number): Layer[] {
  const rattle = Array.from({ length: 7 }, (_, index) => later(0.05 + 0.06 * index, knock(330 + 90 * (index % 3), 0.2))).flat();
  const rest = Array.from({ length: Math.min(count, 8) }, (_, index) => later(0.5 + 0.055 * index, knock(210 + 40 * (index % 4), 0.55))).flat();
  return [...rattle, ...rest];
}

/** A card or a sheet of paper that is moved. */
export const PAPER: Sound = [
  { lasts: 0.16, from: 2600, to: 5200, wave: 'noise', loud: 0.5, rises: 0.06 },
  { at: 0.15, lasts: 0.05, from: 3400, to: 1800, wave: 'noise', loud: 0.6, rises: 0.003 },
];

/** A card that is turned over. */
export const SNAP: Sound = [
  { lasts: 0.05, from: 1800, to: 4200, wave: 'noise', loud: 0.35, rises: 0.04 },
  { at: 0.05, lasts: 0.06, from: 2400, to: 900, wave: 'noise', loud: 0.9, rises: 0.002 },
  { at: 0.05, lasts: 0.05, from: 320, to: 180, wave: 'triangle', loud: 0.4 },
];

export const TICK: Sound = [{ lasts: 0.03, from: 1900, to: 1300, wave: 'square', loud: 0.16, rises: 0.002 }];

/** A bell that rings out. */
export function bell(from: number, lasts = 0.9, loud = 0.5): Layer[] {
  return [
    { lasts, from, loud, rises: 0.004 },
    { lasts: lasts * 0.6, from: from * 2.76, loud: loud * 0.35, rises: 0.004 },
    { lasts: lasts * 0.3, from: from * 5.4, loud: loud * 0.15, rises: 0.004 },
  ];
}

/** A chord of brass: two short ones and a long one. */
export const BRASS: Sound = [
  ...[392, 494, 587].map((from): Layer => ({ lasts: 0.16, from, wave: 'sawtooth', dull: 1700, loud: 0.32, rises: 0.03 })),
  ...[440, 554, 659].map((from): Layer => ({ at: 0.17, lasts: 0.16, from, wave: 'sawtooth', dull: 1900, loud: 0.32, rises: 0.03 })),
  ...[494, 622, 740].map((from): Layer => ({ at: 0.34, lasts: 0.7, from, wave: 'sawtooth', dull: 2300, loud: 0.36, rises: 0.04 })),
];

/** An explosion with a tail of rumble and debris. */
export const EXPLOSION: Sound = [
  { lasts: 0.3, from: 150, to: 38, loud: 1, rises: 0.004 },
  { lasts: 0.35, from: 1800, to: 300, wave: 'noise', loud: 1, rises: 0.004 },
  { at: 0.08, lasts: 1.5, from: 420, to: 60, wave: 'noise', loud: 0.9, rises: 0.02 },
  ...[0.45, 0.6, 0.82, 1.05].map((at): Layer => ({ at, lasts: 0.09, from: 2200 - 900 * at, to: 700, wave: 'noise', loud: 0.3, rises: 0.004 })),
];

/** Air that is pushed aside: the farther, the longer and the higher. */
export function whoosh(distance: number): Layer[] {
  const far = Math.min(Math.max(distance || 1, 1), 12);
  const lasts = Math.min(1.2, 0.35 + 0.09 * far);
  return [
    { lasts, from: 260, to: 700 + 160 * far, wave: 'noise', loud: 0.75, rises: lasts * 0.4 },
    { lasts, from: 90, to: 140 + 16 * far, wave: 'sawtooth', dull: 420, loud: 0.3, rises: lasts * 0.3 },
  ];
}

/** A dull sound of something that did not work. */
export const THUD: Sound = [
  { lasts: 0.16, from: 170, to: 110, wave: 'triangle', loud: 0.8 },
  { lasts: 0.08, from: 500, to: 260, wave: 'noise', loud: 0.5, rises: 0.003 },
];

export const COIN: Sound = [...bell(1568, 0.12, 0.35), ...later(0.08, bell(2093, 0.4, 0.35))];

/** A few clicks of a ratchet. */
export const RATCHET: Sound = [0, 0.06, 0.11, 0.15, 0.2].flatMap((at) => later(at, knock(700, 0.35)));

/** A clear, rising tone. */
export const CLEAR: Sound = [
  { lasts: 0.14, from: 587, wave: 'triangle', loud: 0.5 },
  { at: 0.1, lasts: 0.5, from: 880, wave: 'triangle', loud: 0.5 },
];

/** A sonar ping with its echo. */
export const PING: Sound = [...bell(1175, 0.7, 0.45), ...later(0.32, bell(1175, 0.5, 0.14))];
