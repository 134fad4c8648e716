import type { Note } from './score.ts';

/** Of the loudest note, beside the words that are said. */
const wholeLoudness = 0.32;
/** A short attack and a long decay: without them a tone begins and ends with a click. */
const attackSeconds = 0.008;
const silence = 0.0001;

/** Plays notes into an output, each by nodes of its own, which are let go of when the note has ended. */
export function createInstrument(audio: BaseAudioContext): (note: Note, from: number, output: AudioNode) => void {
  let noise: AudioBuffer | undefined;
  return (note, from, output) => {
    const { length, loudness, wave, pitch, to } = note;
    const envelope = audio.createGain();
    envelope.gain.setValueAtTime(0, from);
    envelope.gain.linearRampToValueAtTime(wholeLoudness * loudness, from + attackSeconds);
    envelope.gain.exponentialRampToValueAtTime(silence, from + length);
    let source: OscillatorNode | AudioBufferSourceNode;
    const between: AudioNode[] = [];
    if (wave === 'noise') {
      noise ??= noiseOf(audio);
      const rustle = audio.createBufferSource();
      rustle.buffer = noise;
      const filter = audio.createBiquadFilter();
      filter.type = 'bandpass';
      filter.frequency.value = pitch;
      filter.Q.value = 0.8;
      between.push(filter);
      source = rustle;
    } else {
      const tone = audio.createOscillator();
      tone.type = wave;
      tone.frequency.setValueAtTime(pitch, from);
      if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, from + length);
      source = tone;
    }
    const chain = [source, ...between, envelope];
    for (const [place, node] of chain.entries()) node.connect(chain[place + 1] ?? output);
    source.addEventListener('ended', () => {
      for (const node of chain) node.disconnect();
    });
    source.start(from);
    source.stop(from + length + 0.02);
  };
}

/** Two seconds of noise, the same every time. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let place = 0; place < samples.length; place++) {
    seed = (seed * 48_271) % 2_147_483_647;
    samples[place] = seed / 1_073_741_823 - 1;
  }
  return buffer;
}
