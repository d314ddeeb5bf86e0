// Plays sounds at the volume of the preferences. Silent until the first interaction with the page, and while it is hidden.
import { prefs } from '../browser/preferences.svelte';
import { begin, type Sound } from './synthesizer';

let audio: { context: AudioContext; volume: GainNode } | null = null;

function open(): { context: AudioContext; volume: GainNode } {
  const context = new AudioContext();
  const volume = context.createGain();
  // Many sounds at once are pressed together instead of distorted.
  volume.connect(context.createDynamicsCompressor()).connect(context.destination);
  return { context, volume };
}

/** Play a sound now. In a hidden tab only what calls the player is heard. */
export function play(sound: Sound, { hidden = false }: { hidden?: boolean } = {}): void {
  if (!prefs.sound || prefs.volume === 0 || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  if (document.visibilityState === 'hidden' && !hidden) return;
  try {
    audio ??= open();
    void audio.context.resume();
    audio.volume.gain.value = prefs.volume ** 2; // loudness is felt so, roughly
    begin(audio.context, sound, audio.volume);
  } catch {
    // The game works without sound.
  }
}

/** Sounds that every table has. */
export const TURN: Sound = [
  { lasts: 0.22, from: 659, wave: 'triangle', loud: 0.55 },
  { at: 0.15, lasts: 0.42, from: 988, wave: 'triangle', loud: 0.55 },
];
export const CHAT: Sound = [{ lasts: 0.1, from: 880, to: 1174, loud: 0.4 }];
export const UNDO: Sound = [
  { lasts: 0.09, from: 900, to: 2600, wave: 'noise', loud: 0.5, rises: 0.07 },
  { at: 0.07, lasts: 0.03, from: 1500, wave: 'square', loud: 0.12 },
];
export const WON: Sound = [
  ...[523, 659, 784].map((from, index): Sound[number] => ({ at: index * 0.14, lasts: 0.24, from, wave: 'sawtooth', dull: 2200, loud: 0.5 })),
  ...[523, 659, 784, 1047].map((from): Sound[number] => ({ at: 0.44, lasts: 1.1, from, wave: 'sawtooth', dull: 2400, loud: 0.3, rises: 0.03 })),
];
export const ENDED: Sound = [
  [0, 440, 554],
  [0.34, 392, 494],
  [0.68, 330, 440],
].flatMap(([at = 0, ...tones]) => tones.map((from): Sound[number] => ({ at, lasts: at > 0.5 ? 1.2 : 0.5, from, wave: 'triangle', loud: 0.4, rises: 0.04 })));
