import { isSoundOn, volume } from '../../../sound/index.ts';

/** What a game sounds at: each number of a countdown and its end; a right and a wrong answer, a higher combo, the end. */
export type Effect = 'tick' | 'go' | 'hit' | 'combo' | 'miss' | 'over' | 'win';

/** A tone: when it begins and how long it is heard, in seconds, its pitch, and the pitch it glides to, in hertz. */
interface Note {
  at: number;
  length: number;
  pitch: number;
  to?: number;
  wave: OscillatorType;
  /** From 0 to 1, beside the other tones. */
  loudness: number;
}

const bell = (at: number, pitch: number, length = 0.16): Note => ({
  at,
  length,
  pitch,
  wave: 'triangle',
  loudness: 0.5,
});

const notes: Record<Effect, readonly Note[]> = {
  tick: [{ at: 0, length: 0.09, pitch: 523, wave: 'sine', loudness: 0.4 }],
  go: [bell(0, 784, 0.3), bell(0, 1047, 0.3)],
  hit: [bell(0, 784, 0.1), bell(0.07, 1175)],
  combo: [bell(0, 784, 0.1), bell(0.06, 988, 0.1), bell(0.12, 1175, 0.1), bell(0.18, 1568, 0.28)],
  miss: [
    { at: 0, length: 0.32, pitch: 220, to: 92, wave: 'sawtooth', loudness: 0.28 },
    { at: 0, length: 0.32, pitch: 165, to: 70, wave: 'square', loudness: 0.12 },
  ],
  over: [bell(0.35, 523, 0.2), bell(0.53, 440, 0.2), bell(0.71, 349, 0.45)],
  win: [bell(0, 523), bell(0.12, 659), bell(0.24, 784), bell(0.36, 1047, 0.6), bell(0.36, 1319, 0.6)],
};

let context: AudioContext | undefined;

/**
 * Plays a sound of a game, made as it is played: no file is fetched, and it mixes with the word that is being said. A
 * browser that does not play before the page is touched stays silent.
 */
export function playEffect(effect: Effect): void {
  const loudness = isSoundOn() ? volume() : 0;
  if (loudness === 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const note of notes[effect]) play(context, note, loudness);
}

function play(audio: AudioContext, { at, length, pitch, to, wave, loudness }: Note, volumeOfAll: number): void {
  const from = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: wave, frequency: pitch });
  const envelope = new GainNode(audio, { gain: 0 });
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, from + length);
  // A short attack and a long decay: without them a tone begins and ends with a click.
  envelope.gain.setValueAtTime(0, from);
  envelope.gain.linearRampToValueAtTime(0.35 * loudness * volumeOfAll, from + 0.008);
  envelope.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(envelope).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length + 0.02);
}
