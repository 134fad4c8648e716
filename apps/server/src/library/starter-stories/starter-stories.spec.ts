import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type LanguageId, languageIds } from '@lexiroom/domain/languages';
import { speakersOf } from '@lexiroom/domain/speech';
import { keptStoryText, sectionProblem, speakerProblem, titleProblem } from '@lexiroom/domain/stories/story';
import { firstForbidden, tidyLine } from '@lexiroom/domain/text';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readPictures } from './read-pictures.ts';
import { readStarterStories, storyLevels, type StarterStory, type StoryLevel } from './starter-stories.ts';
import { tinyStories } from './tiny-stories.fixture.ts';

const contentRoot = path.resolve(import.meta.dirname, '../../../content');
const offered = readdirSync(path.join(contentRoot, 'stories')).map((file) => file.replace('.json', '') as LanguageId);

let stories: StarterStory[];
let pictures: ReadonlyMap<string, string>;
beforeAll(async () => {
  [stories, pictures] = await Promise.all([readStarterStories(contentRoot), readPictures(contentRoot)]);
});

const storiesIn = (language: LanguageId) => stories.filter((story) => story.language === language);
const textsIn = (language: LanguageId) =>
  storiesIn(language).flatMap(({ sections }) => sections.map(({ text }) => text));

/** The sentences of a text, each with the signs that end it. */
const sentencesOf = (text: string): string[] => text.match(/[^.!?…]+[.!?…]+(?:\u00A0?[”»“])?\.?/gu) ?? [];
const wordCount = (sentence: string): number => sentence.split(/\s/u).filter((word) => /\p{L}/u.test(word)).length;

/** How many words a sentence has at most. */
const mostWords: Record<StoryLevel, number> = { A0: 8, A1: 12, A2: 24 };

describe('reading', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-content-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('gives every story in every language, in the order of the plan', async () => {
    await tinyStories(folder, ['english_uk', 'spanish']);
    const read = await readStarterStories(folder);
    const order = ['The red dog', 'The hungry cat', 'El perro rojo', 'El gato con hambre'];
    expect(read.map(({ title }) => title).toSorted()).toEqual(order.toSorted());
    expect(read.filter(({ language }) => language === 'spanish').map(({ key }) => key)).toEqual(['red-dog', 'hungry-cat']); // prettier-ignore
  });

  test('a language that lacks a story, a section or a speaker is a mistake', async () => {
    const file = path.join(folder, 'stories', 'english_uk.json');
    const told = { title: 'T', speakers: { cat: 'Cat', fish: 'Fish' }, sections: ['One.', 'Two.'] };
    const write = (of: object) =>
      writeFile(file, JSON.stringify({ folder: 'F', levels: { A0: '0', A1: '1', A2: '2' }, stories: of }));
    await write({ 'red-dog': told });
    await expect(readStarterStories(folder)).rejects.toThrow('english_uk lacks the story hungry-cat');
    await write({ 'red-dog': told, 'hungry-cat': { ...told, sections: ['One.'] } });
    await expect(readStarterStories(folder)).rejects.toThrow('another number of sections in hungry-cat');
    await write({ 'red-dog': told, 'hungry-cat': { ...told, speakers: { cat: 'Cat' } } });
    await expect(readStarterStories(folder)).rejects.toThrow('does not name fish of hungry-cat');
  });

  test('a folder without stories has none', async () => {
    expect(await readStarterStories(path.join(contentRoot, 'pictures'))).toEqual([]);
  });
});

test('at least six languages have stories, English in both spellings', () => {
  expect(offered.filter((language) => !languageIds.includes(language))).toEqual([]);
  expect(offered.length).toBeGreaterThanOrEqual(6);
  expect(offered).toEqual(expect.arrayContaining(['english_uk', 'english_us']));
});

describe.each(offered)('%s', (language) => {
  test('has two stories of each level, and at least two that are conversations', () => {
    const those = storiesIn(language);
    expect(those.map(({ level }) => level)).toEqual(storyLevels.flatMap((level) => [level, level]));
    expect(those.filter(({ story_type }) => story_type === 'conversation').length).toBeGreaterThanOrEqual(2);
    expect(new Set(those.map(({ title }) => title)).size).toBe(those.length);
  });

  test('has 6 to 12 sections in each, which fit their fields, and are kept as they are', () => {
    for (const { title, sections, folder, category } of storiesIn(language)) {
      expect([title, titleProblem(title), titleProblem(folder), titleProblem(category)]).toEqual([title, undefined, undefined, undefined]); // prettier-ignore
      expect([title, folder, category].map(tidyLine)).toEqual([title, folder, category]);
      expect([title, folder, category].map((name) => firstForbidden('name', name))).toEqual([undefined, undefined, undefined]); // prettier-ignore
      expect(sections.length).toBeGreaterThanOrEqual(6);
      expect(sections.length).toBeLessThanOrEqual(12);
      for (const { text, speaker_name } of sections) {
        expect([text, sectionProblem(text), speakerProblem(speaker_name ?? '')]).toEqual([text, undefined, undefined]);
        expect([keptStoryText(text), keptStoryText(speaker_name)]).toEqual([text, speaker_name]);
      }
    }
  });

  test('has sentences that are as short as their level asks', () => {
    for (const { level, sections } of storiesIn(language)) {
      for (const { text } of sections) {
        const sentences = sentencesOf(text);
        expect(sentences.join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''));
        for (const sentence of sentences) {
          expect([sentence, wordCount(sentence) <= mostWords[level]]).toEqual([sentence, true]);
        }
      }
    }
  });

  test('has a picture of the starter library on every cover, and in all sections but one or two', () => {
    for (const { cover, sections } of storiesIn(language)) {
      const shown = [cover, ...sections.flatMap(({ picture }) => picture ?? [])];
      for (const concept of shown) {
        const file = path.join(contentRoot, 'pictures', `${pictures.get(concept)}.webp`);
        expect([concept, existsSync(file)]).toEqual([concept, true]);
      }
      expect(shown.length).toBeGreaterThanOrEqual(sections.length - 1);
    }
  });

  test('lets two or more speak in a conversation, each in one voice, and nobody in prose', () => {
    for (const { story_type, sections } of storiesIn(language)) {
      const voices = new Map(sections.map(({ speaker_name, speaker_id }) => [speaker_name, speaker_id]));
      sections.forEach(({ speaker_name, speaker_id }) => expect(speaker_id).toBe(voices.get(speaker_name)));
      if (story_type === 'other') expect([...voices]).toEqual([[null, 0]]);
      else {
        expect(voices.has(null)).toBe(false);
        expect(new Set(voices.values()).size).toBeGreaterThanOrEqual(2);
        expect(Math.max(...voices.values())).toBeLessThan(speakersOf(language).length);
      }
    }
  });

  test('has no text that two people say, so that who said it has one answer', () => {
    for (const { sections } of storiesIn(language)) {
      expect(new Set(sections.map(({ text }) => text)).size).toBe(sections.length);
    }
  });

  test('begins sections with a capital, ends them with a sign, and has typographic quotes and apostrophes', () => {
    for (const text of textsIn(language)) {
      expect(text).toMatch(/^[¿¡«“„\u00A0]*\p{Lu}/u);
      expect(text).toMatch(/[.!?…](?:\u00A0?[”»“])?\.?$/u);
      expect(text).not.toMatch(/['"`‘]|\.\.|--| [,.]/u);
    }
  });

  test('closes every quote that it opens', () => {
    const [opening, closing] = quotes[language] ?? ['“', '”'];
    for (const text of textsIn(language)) {
      const found = text.match(/[«»“”„]/gu) ?? [];
      expect([text, found.join('')]).toEqual([text, `${opening}${closing}`.repeat(found.length / 2)]);
    }
  });
});

/** With what a language quotes; English and Portuguese with “ and ”. */
const quotes: Partial<Record<LanguageId, [string, string]>> = {
  french: ['«', '»'],
  german: ['„', '“'],
  italian: ['«', '»'],
  spanish: ['«', '»'],
};

test('French parts ! and ? from their word by a narrow space, a colon and quotes by a wide one, where no line breaks', () => {
  for (const text of textsIn('french')) {
    expect(text).not.toMatch(/(?<!\u202F)[!?]|(?<!\u00A0)[:»]|«(?!\u00A0)/u);
    expect(text).not.toMatch(/[\u00A0\u202F](?![!?:»]|(?<=«\u00A0))/u);
  }
});

test('Spanish opens every question and every exclamation', () => {
  for (const text of textsIn('spanish')) {
    const signs = (text.match(/[¿?¡!]/gu) ?? []).join('');
    expect([text, signs.replaceAll(/¿\?|¡!/gu, '')]).toEqual([text, '']);
  }
});

test('no other language parts its signs from the word before', () => {
  for (const language of offered.filter((each) => each !== 'french')) {
    for (const text of textsIn(language)) expect(text).not.toMatch(/\s[!?:]|[\u00A0\u202F]/u);
  }
});
