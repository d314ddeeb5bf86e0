// Plays a sound from its recipe with Web Audio: tones and bands of noise that glide and fade. There are no audio files.

/** One tone, or one band of noise, of a sound. */
export interface Layer {
  at?: number; // seconds after the sound begins
  lasts: number; // seconds
  from: number; // hertz: of the tone, or of the middle of the band
  to?: number;
  loud?: number; // 0 to 1
  wave?: OscillatorType | 'noise';
  rises?: number; // seconds until it is loudest
  dull?: number; // hertz: what is above is cut off
}

export type Sound = readonly Layer[];

const SILENCE = 0.0001; // an exponential ramp can't reach zero
const LOUDEST = 0.24; // of one layer, so that several together are not distorted

/** How many seconds a sound takes. */
export function lengthOf(sound: Sound): number {
  return Math.max(0, ...sound.map(({ at = 0, lasts }) => at + lasts));
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context);
  if (made) return made;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  noises.set(context, buffer);
  return buffer;
}

function glide(param: AudioParam, { from, to, lasts }: Layer, start: number): void {
  param.setValueAtTime(from, start);
  if (to) param.exponentialRampToValueAtTime(to, start + lasts);
}

function source(context: BaseAudioContext, layer: Layer, start: number): { begins: AudioScheduledSourceNode; out: AudioNode } {
  if (layer.wave === 'noise') {
    const begins = context.createBufferSource();
    begins.buffer = noise(context);
    begins.loop = true;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    glide(band.frequency, layer, start);
    return { begins, out: begins.connect(band) };
  }
  const begins = context.createOscillator();
  begins.type = layer.wave ?? 'sine';
  glide(begins.frequency, layer, start);
  return { begins, out: begins };
}

function cut(context: BaseAudioContext, out: AudioNode, frequency: number | undefined): AudioNode {
  if (!frequency) return out;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = frequency;
  return out.connect(filter);
}

/** Begin a sound now, into this node. */
export function begin(context: BaseAudioContext, sound: Sound, output: AudioNode): void {
  for (const layer of sound) {
    const { at = 0, lasts, loud = 1, rises = 0.008 } = layer;
    const start = context.currentTime + at;
    const { begins, out } = source(context, layer, start);
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENCE, start);
    gain.gain.exponentialRampToValueAtTime(LOUDEST * loud, start + Math.min(rises, lasts / 2));
    gain.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
    cut(context, out, layer.dull).connect(gain).connect(output);
    begins.start(start);
    begins.stop(start + lasts + 0.02);
  }
}
