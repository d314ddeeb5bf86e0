// Short synthesised sounds: no files, and silent until the first interaction with the page.
import type { Happening } from '../../games/board';
import { prefs } from '../browser/preferences.svelte';

export type Cue = 'turn' | 'roll' | 'launch' | 'land' | 'crash' | 'success' | 'win' | 'chat';

interface Note {
  at: number; // seconds from now
  long: number;
  from: number; // hertz
  to?: number;
  loud?: number;
  shape?: OscillatorType;
}

const TUNES: Record<Cue, Note[]> = {
  turn: [
    { at: 0, long: 0.16, from: 659, shape: 'triangle' },
    { at: 0.14, long: 0.3, from: 988, shape: 'triangle' },
  ],
  roll: [0, 0.06, 0.11, 0.15, 0.18].map((at, index) => ({ at, long: 0.05, from: 260 + 70 * (index % 3), shape: 'square', loud: 0.25 })),
  launch: [{ at: 0, long: 0.45, from: 70, to: 260, shape: 'sawtooth', loud: 0.5 }],
  land: [{ at: 0, long: 0.28, from: 740, to: 392, shape: 'sine' }],
  crash: [
    { at: 0, long: 0.7, from: 190, to: 34, shape: 'sawtooth' },
    { at: 0.05, long: 0.5, from: 97, to: 30, shape: 'square', loud: 0.5 },
  ],
  success: [
    { at: 0, long: 0.14, from: 587, shape: 'triangle' },
    { at: 0.12, long: 0.3, from: 880, shape: 'triangle' },
  ],
  win: [523, 659, 784, 1047].map((from, index) => ({ at: index * 0.14, long: index === 3 ? 0.6 : 0.2, from, shape: 'triangle' })),
  chat: [{ at: 0, long: 0.09, from: 880, to: 1174, shape: 'sine', loud: 0.5 }],
};

let audio: AudioContext | null = null;

export function play(cue: Cue): void {
  if (!prefs.sound || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const note of TUNES[cue]) playNote(audio, note);
  } catch {
    // The game works without sound.
  }
}

function playNote(context: AudioContext, { at, long, from, to, loud = 1, shape = 'sine' }: Note): void {
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start);
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, start + long);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.09 * loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + long + 0.02);
}

// Happenings with the same sound in every game, the most important first.
const CUES: [RegExp, Cue][] = [
  [/crash|explode|misfired|destroyed|died|capsule_lost/, 'crash'],
  [/mission_completed|goal_claimed|fixed_star_found|claim_won|lap_finished/, 'success'],
  [/landed|reached|arrived|docked/, 'land'],
  [/rolled$/, 'roll'],
  [/^(fired|departed|flew)$/, 'launch'],
];

/** The sound for what just happened: the most important one. */
export function cueOf(happened: Happening[]): Cue | null {
  for (const [pattern, cue] of CUES) if (happened.some(({ happening }) => pattern.test(happening))) return cue;
  return null;
}
