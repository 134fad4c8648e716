import type { OutsideAnswer, OutsideStory } from '@lexiroom/domain/interchange';
import { dayText } from '@lexiroom/domain/scheduling';
import type { LeavingDeck, WriteFile } from '../file-writer.ts';
import { writeZip, type ZipWriter } from '../zip/index.ts';
import { creditsPlace, deckPlace, manifestPlace, mediaPlace, readmePlace, storyPlace } from './archive-places.ts';
import {
  type ArchivedAnswer,
  type ArchivedDeck,
  type ArchivedStory,
  archiveFormat,
  archiveVersion,
  type Credits,
  type Manifest,
} from './archive-schema.ts';
import { readmeOf } from './readme.ts';

/** Writes Lexiroom's own archive: JSON and files, from which everything can be had again. One deck or story is in memory at a time. */
export const writeArchive: WriteFile = async (place, leaving, onWord, signal) => {
  const zip = writeZip(place, leaving.now);
  try {
    const decks: Manifest['decks'] = [];
    const stories: Manifest['stories'] = [];
    const credits: Credits = {};
    await zip.add(readmePlace, bytesOf(readmeOf(leaving.name, leaving.version)));
    for await (const deck of leaving.decks) {
      signal.throwIfAborted();
      const file = deckPlace(decks.length + 1, deck.path.at(-1) ?? '');
      await zip.add(file, bytesOfJson(archivedDeck(deck)));
      decks.push({ file, words: deck.words.length, sentences: deck.sentences.length });
      for (const name of mediaOf(deck)) await addMedia(zip, leaving, name, credits, signal);
      for (const _ of deck.words) onWord();
    }
    for await (const story of leaving.stories ?? []) {
      signal.throwIfAborted();
      const file = storyPlace(stories.length + 1, story.path.at(-1) ?? '');
      await zip.add(file, bytesOfJson(archivedStory(story)));
      stories.push({ file, sections: story.sections.length });
      for (const name of mediaOfStory(story)) await addMedia(zip, leaving, name, credits, signal);
      onWord();
    }
    const { now, version } = leaving;
    const made_at = new Date(now).toISOString();
    const manifest: Manifest = {
      format: archiveFormat,
      version: archiveVersion,
      name: leaving.name,
      made_at,
      made_by: `Lexiroom ${version}`,
      decks,
      stories,
    };
    await zip.add(creditsPlace, bytesOfJson(credits));
    await zip.add(manifestPlace, bytesOfJson(manifest));
    await zip.close();
    return 'lexiroom.zip';
  } catch (error) {
    await zip.abandon();
    throw error;
  }
};

type Source = Parameters<WriteFile>[1];

/** Each picture and each sound lies there once, however many words have it. */
async function addMedia(zip: ZipWriter, leaving: Source, name: string, credits: Credits, signal: AbortSignal) {
  if (Object.hasOwn(credits, name)) return;
  signal.throwIfAborted();
  const bytes = await leaving.media(name);
  if (!bytes) return;
  await zip.add(mediaPlace(name), bytes, { stored: true });
  credits[name] = (await leaving.credit(name)) ?? { license: null, author: null, sources: [] };
}

function mediaOf({ settings, words, sentences }: LeavingDeck): Set<string> {
  const ofWords = words.flatMap(({ picture, sound, source_sound }) => [picture, sound, source_sound]);
  const ofSentences = sentences.flatMap(({ picture, sound, more }) => [
    picture,
    sound,
    more?.extra_sound ?? null,
    ...(more?.pictures ?? []).map((one) => one.picture),
  ]);
  const named = [settings?.cover ?? null, ...ofWords, ...ofSentences];
  return new Set(named.filter((name) => name !== null));
}

function mediaOfStory({ cover, sections }: OutsideStory): Set<string> {
  const named = [cover, ...sections.flatMap(({ picture, sound }) => [picture, sound])];
  return new Set(named.filter((name) => name !== null));
}

/** Field by field, so that nothing leaves by itself that somebody adds to a deck. */
function archivedDeck({
  path,
  target_language,
  source_language,
  settings,
  words,
  sentences,
}: LeavingDeck): ArchivedDeck {
  return {
    path,
    target_language,
    source_language,
    ...(settings && { settings }),
    words: words.map(({ schedule: _schedule, answers, ...word }) => ({
      ...word,
      answers: answers.map(archivedAnswer),
    })),
    sentences: sentences.map(({ answers, ...sentence }) => ({ ...sentence, answers: answers.map(archivedAnswer) })),
  };
}

/** The same of a story. */
function archivedStory({ path, story_type, story_language, cover, category, sections }: OutsideStory): ArchivedStory {
  return {
    path,
    story_type,
    story_language,
    cover,
    category,
    sections: sections.map((section) => ({
      section_text: section.section_text,
      speaker_name: section.speaker_name,
      speaker_id: section.speaker_id,
      picture: section.picture,
      sound: section.sound,
      is_recorded: section.is_recorded,
      sound_timings: section.sound_timings.map((timing) => [...timing]),
    })),
  };
}

const archivedAnswer = ({ answered_at, day, ...answer }: OutsideAnswer): ArchivedAnswer => ({
  answered_at: new Date(answered_at).toISOString(),
  ...answer,
  ...(day !== undefined && { day: dayText(day) }),
});

const bytesOf = (text: string): Uint8Array => Buffer.from(text.toWellFormed());
/** A line for each word, so that a change can be seen by whoever compares two archives. */
function bytesOfJson(value: object): Uint8Array {
  const fields = Object.entries(value).map(([name, field]) => {
    const text =
      Array.isArray(field) && field.length > 0 && typeof field[0] === 'object' ? linesOf(field) : JSON.stringify(field);
    return `${JSON.stringify(name)}: ${text}`;
  });
  return bytesOf(`{\n${fields.join(',\n')}\n}\n`);
}
const linesOf = (rows: unknown[]): string => `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]`;
