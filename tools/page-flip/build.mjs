// node tools/page-flip/build.mjs
// Makes the sounds of a page that is turned, apps/web/public/page-flip.mp3 and page-flip-2.mp3: noise, as paper is, filtered
// and shaped by how a page moves. The noise comes from a seed, so that building them again gives the same files.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createMp3Encoder } from 'wasm-media-encoders';
import { seededRandom } from '../../libs/domain/src/chance/index.ts';

const samplesPerSecond = 44_100;
/** Kilobits a second. */
const bitrate = 64;
const loudest = 0.8;

/**
 * What is heard one after another: seconds from the beginning at which it begins and how long it takes to come and to go,
 * how loud it is from 0 to 1, and between which pitches its noise lies, in hertz.
 */
const sounds = {
  'page-flip.mp3': {
    seed: 7,
    parts: [
      // The paper is lifted, goes through the air, and lies down.
      { at: 0, comes: 0.05, goes: 0.16, loudness: 0.45, from: 1800, to: 7000 },
      { at: 0.12, comes: 0.14, goes: 0.2, loudness: 0.7, from: 600, to: 4200 },
      { at: 0.4, comes: 0.012, goes: 0.14, loudness: 1, from: 350, to: 5200 },
    ],
  },
  'page-flip-2.mp3': {
    seed: 23,
    parts: [
      { at: 0, comes: 0.02, goes: 0.1, loudness: 0.6, from: 2400, to: 8000 },
      { at: 0.08, comes: 0.2, goes: 0.14, loudness: 0.6, from: 800, to: 5200 },
      { at: 0.36, comes: 0.008, goes: 0.1, loudness: 0.9, from: 500, to: 6500 },
      { at: 0.43, comes: 0.008, goes: 0.12, loudness: 0.4, from: 300, to: 3000 },
    ],
  },
};

/** Lets pass what is lower than a pitch. */
function lowPass(hertz) {
  const part = 1 - Math.exp((-2 * Math.PI * hertz) / samplesPerSecond);
  let value = 0;
  return (sample) => (value += part * (sample - value));
}

/** How loud a part is at a time, in seconds from its beginning: it swells, and dies away. */
function envelope({ comes, goes }, time) {
  if (time < 0) return 0;
  if (time < comes) return Math.sin((Math.PI / 2) * (time / comes)) ** 2;
  return Math.exp((-4 * (time - comes)) / goes);
}

function samplesOf({ seed, parts }) {
  const seconds = Math.max(...parts.map(({ at, comes, goes }) => at + comes + 1.6 * goes));
  const samples = new Float32Array(Math.ceil(seconds * samplesPerSecond));
  const random = seededRandom(seed);
  const noise = () => 2 * random() - 1;
  for (const part of parts) {
    const [upper, upperAgain, lower] = [lowPass(part.to), lowPass(part.to), lowPass(part.from)];
    // Paper crackles: now and then it is louder for a moment.
    const crackle = lowPass(90);
    for (let place = 0; place < samples.length; place++) {
      const sound = upperAgain(upper(noise()));
      const rough = 0.6 + 4 * Math.abs(crackle(noise()));
      samples[place] +=
        part.loudness * rough * (sound - lower(sound)) * envelope(part, place / samplesPerSecond - part.at);
    }
  }
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample * loudest) / peak);
}

const encoder = await createMp3Encoder();
for (const [name, sound] of Object.entries(sounds)) {
  encoder.configure({ sampleRate: samplesPerSecond, channels: 1, bitrate });
  const body = encoder.encode([samplesOf(sound)]).slice();
  const file = path.join(import.meta.dirname, '../../apps/web/public', name);
  writeFileSync(file, Buffer.concat([body, encoder.finalize()]));
}
