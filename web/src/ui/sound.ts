/** Every sound is synthesised: no files, no licences. `unlock` must be called from a person's gesture. */
import { settings } from './settings.svelte';

let context: AudioContext | undefined;

/** Let sound play: browsers want a tap or key first. */
export function unlock(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
}

function noise(to: BaseAudioContext, at: number, seconds: number, hertz: number, loud: number): void {
  const length = Math.ceil(to.sampleRate * seconds);
  const buffer = to.createBuffer(1, length, to.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = to.createBufferSource();
  const filter = to.createBiquadFilter();
  const gain = to.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  filter.Q.value = 0.8;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(to.destination);
  source.start(at);
}

function tone(
  to: BaseAudioContext,
  at: number,
  hertz: number,
  seconds: number,
  loud: number,
  type: OscillatorType = 'triangle',
): void {
  const oscillator = to.createOscillator();
  const gain = to.createGain();
  oscillator.type = type;
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(1e-4, at + seconds);
  oscillator.connect(gain).connect(to.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

type Player = (to: BaseAudioContext, at: number) => void;
const melody =
  (notes: number[], step: number, seconds: number): Player =>
  (to, at) =>
    notes.forEach((hertz, i) => tone(to, at + i * step, hertz, seconds, 0.22));

export const SOUNDS = {
  play: (to, at) => {
    noise(to, at, 0.06, 1800, 0.5);
    noise(to, at + 0.03, 0.09, 500, 0.7);
  },
  draw: (to, at) => noise(to, at, 0.14, 3200, 0.35),
  shuffle: (to, at) => [0, 0.09, 0.18, 0.27].forEach((late) => noise(to, at + late, 0.12, 2600, 0.25)),
  turn: (to, at) => {
    tone(to, at, 660, 0.18, 0.25);
    tone(to, at + 0.12, 880, 0.25, 0.25);
  },
  hurry: (to, at) => tone(to, at, 990, 0.09, 0.2),
  penalty: (to, at) => {
    tone(to, at, 220, 0.3, 0.2, 'sawtooth');
    tone(to, at + 0.1, 165, 0.4, 0.2, 'sawtooth');
  },
  no: (to, at) => tone(to, at, 180, 0.14, 0.25, 'square'),
  last: melody([523, 659, 784, 1047], 0.07, 0.25),
  win: melody([523, 659, 784, 1047, 784, 1047], 0.13, 0.4),
} satisfies Record<string, Player>;

export type Sound = keyof typeof SOUNDS;

/** Play a sound, unless muted or not yet allowed. */
export function sound(name: Sound): void {
  if (settings.sound && context) SOUNDS[name](context, context.currentTime);
}

/** Shake the device, unless the person does not want it. */
export function vibrate(pattern: number | number[]): void {
  if (!settings.vibration || typeof navigator === 'undefined' || !('vibrate' in navigator)) return;
  // Before the first tap a browser refuses, and complains in its console.
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(pattern);
}
