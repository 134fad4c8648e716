// npm run bench:loudness
// How loud every voice says three words of its language, as a player hears the MP3: loudness and true peak by ITU-R BS.1770,
// and the silence before and after. An error where a voice is more than 1.5 LU off, or a peak above -1 dBTP. Words are hardly
// longer than a block of the measuring, so that a meter that begins a moment later reads up to a unit more or less.
import { readFileSync } from 'node:fs';
import { loudnessOf, soundLevel, truePeakOf } from '@lexiroom/domain/loudness';
import { type LanguageId, languageIds, languages } from '@lexiroom/domain/languages';
import { speakersOf } from '@lexiroom/domain/speech';
import { played } from '../../apps/speech/src/played.fixture.ts';
import { openSpeech } from '../../apps/speech/src/speech.ts';

const words = ['dog', 'butterfly', 'umbrella'];
const furthest = 1.5;
/** A sample that is heard, of 1. */
const audible = 0.01;
const isHeard = (sample: number) => Math.abs(sample) > audible;
/** Hebrew is said with its vowels only. */
const pointed = ['כֶּלֶב', 'פַּרְפַּר', 'מִטְרִיָּה'];

interface Concept {
  key: string;
  names: Partial<Record<LanguageId, string>>;
}

interface Measured {
  loudness: number;
  truePeak: number;
  before: number;
  after: number;
}

const { say } = await openSpeech();
const texts = namesOf(words);
const all: Measured[] = [];
const said = new Set<LanguageId>();
console.log(
  '| language | words | loudness in LUFS, quietest and loudest | highest true peak in dBTP | silence before, after |',
);
console.log('| --- | --- | --- | --- | --- |');
for (const language of languageIds) {
  const measured: Measured[] = [];
  for (const text of texts[language]) {
    for (const { speaker_id } of speakersOf(language)) {
      const speech = await say({ text, language, speaker_id });
      if (speech) measured.push(await measure(speech.sound));
    }
  }
  if (measured.length === 0) continue;
  said.add(language);
  console.log(`| ${languages[language].name} | ${texts[language].join(', ')} | ${lineOf(measured)} |`);
  all.push(...measured);
}
const off = all.filter(({ loudness }) => Math.abs(loudness - soundLevel.loudness) > furthest);
const peaking = all.filter(({ truePeak }) => truePeak > soundLevel.truePeak);
console.log(`\n${all.length} sounds of ${said.size} languages: ${lineOf(all)}`);
console.log(`${off.length} more than ${furthest} LU off, ${peaking.length} above ${soundLevel.truePeak} dBTP`);
if (off.length + peaking.length > 0) process.exitCode = 1;

/** What these things are called in every language, as the starter library says it. */
function namesOf(things: readonly string[]): Record<LanguageId, string[]> {
  const library = JSON.parse(readFileSync('apps/server/content/library.json', 'utf8')) as Concept[];
  const concepts = things.flatMap((thing) => library.filter(({ key }) => key === thing));
  const named = languageIds.map(
    (language) => [language, concepts.flatMap(({ names }) => names[language] ?? [])] as const,
  );
  return { ...(Object.fromEntries(named) as Record<LanguageId, string[]>), hebrew: pointed };
}

async function measure(mp3: Uint8Array): Promise<Measured> {
  const { samples, samplesPerSecond } = await played(mp3);
  return {
    loudness: loudnessOf(samples, samplesPerSecond),
    truePeak: truePeakOf(samples),
    before: samples.findIndex(isHeard) / samplesPerSecond,
    after: (samples.length - samples.findLastIndex(isHeard) - 1) / samplesPerSecond,
  };
}

function lineOf(measured: readonly Measured[]): string {
  const of = (what: keyof Measured) => measured.map((one) => one[what]);
  const [low, high] = [Math.min(...of('loudness')), Math.max(...of('loudness'))].map((lufs) => lufs.toFixed(1));
  const [before, after] = [Math.max(...of('before')), Math.max(...of('after'))].map(
    (seconds) => `${seconds.toFixed(2)} s`,
  );
  return `${low} … ${high} | ${Math.max(...of('truePeak')).toFixed(1)} | ${before}, ${after}`;
}
