import { beforeAll, describe, expect, test } from '@jest/globals';
import { type LanguageId, languageIds, languageOf } from '@lexiroom/domain/languages';
import { firstForbidden, graphemeCount, graphemes, searchKey, wholeWords } from '@lexiroom/domain/text';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Content, readContent } from './content-files.ts';
import { markedWords } from './marked-words.fixture.ts';
import {
  readStarterSentences,
  sentencePairs,
  type StarterSentence,
  type StarterSentences,
} from './starter-sentences.ts';

const contentRoot = path.resolve(import.meta.dirname, '../../../content');
const offered = readdirSync(path.join(contentRoot, 'sentences'))
  .map((file) => file.replace('.json', '') as LanguageId)
  .toSorted();

let content: Content;
let sentences: StarterSentences;
beforeAll(async () => {
  content = (await readContent(contentRoot))!;
  sentences = await readStarterSentences(contentRoot);
});

const sentencesIn = (language: LanguageId) => sentences.get(language)!;
const nameOf = (key: string, language: LanguageId) =>
  content.concepts.find((concept) => concept.key === key)!.names[language];

const oneOf = (id: string, topic: string, text: string): StarterSentence => ({
  id,
  topic,
  text,
  words: [{ key: 'dog', start_index: 0, end_index: 1 }],
});

describe('a deck of sentences', () => {
  const few: StarterSentences = new Map([
    ['spanish', [oneOf('a', 'pets', 'A.'), oneOf('b', 'pets', 'B.'), oneOf('c', 'food', 'C.')]],
    ['english_uk', [oneOf('b', 'pets', 'The b.')]],
  ]);
  const texts = (source: LanguageId | null) =>
    sentencePairs(few, 'pets', { target: 'spanish', source }).map((pair) => [pair.target.text, pair.source?.text ?? null]); // prettier-ignore

  test('has those of its topic, each with what it says in the source language', () =>
    expect(texts('english_uk')).toEqual([['A.', null], ['B.', 'The b.']])); // prettier-ignore
  test('shows no translation in a language without sentences, nor without a source language', () => {
    expect(texts('thai')).toEqual([['A.', null], ['B.', null]]); // prettier-ignore
    expect(texts(null)).toEqual(texts('thai'));
  });
  test('is empty in a language without sentences', () =>
    expect(sentencePairs(few, 'pets', { target: 'thai', source: 'spanish' })).toEqual([]));
});

test('a folder without sentences has none', async () => {
  expect((await readStarterSentences(path.join(contentRoot, 'pictures'))).size).toBe(0);
});

test('at least ten languages have sentences, English in both spellings', () => {
  expect(offered.filter((language) => !languageIds.includes(language))).toEqual([]);
  expect([...sentences.keys()].toSorted()).toEqual(offered);
  expect(offered.length).toBeGreaterThanOrEqual(11);
  expect(offered).toEqual(expect.arrayContaining(['english_uk', 'english_us']));
});

test('an id says the same in every language: it has the same topic and the same words', () => {
  const meanings = new Map<string, string>();
  for (const language of offered) {
    for (const { id, topic, words } of sentencesIn(language)) {
      const meaning = [topic, ...words.map(({ key }) => key).toSorted()].join(' ');
      if (!meanings.has(id)) meanings.set(id, meaning);
      expect([language, id, meaning]).toEqual([language, id, meanings.get(id)]);
    }
  }
});

describe.each(offered)('%s', (language) => {
  test('has 6 to 10 sentences of every topic, and of nothing else', () => {
    const perTopic = content.decks
      .map(({ key }) => sentencePairs(sentences, key, { target: language, source: null }))
      // Words of the first year have none yet, nor have the later parts of a topic of many words.
      .filter(({ length }) => length > 0);
    expect(perTopic).toHaveLength(19);
    for (const those of perTopic) {
      expect(those.length).toBeGreaterThanOrEqual(6);
      expect(those.length).toBeLessThanOrEqual(10);
    }
    expect(perTopic.flat()).toHaveLength(sentencesIn(language).length);
  });

  test('has no id and no text twice', () => {
    const ids = sentencesIn(language).map(({ id }) => id);
    const texts = sentencesIn(language).map(({ text }) => searchKey(text));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('fits the field of sentences', () => {
    for (const { text } of sentencesIn(language)) {
      expect([text, firstForbidden('prose', text)]).toEqual([text, undefined]);
      expect([text, graphemeCount(text) <= 100]).toEqual([text, true]);
      expect(text).toBe(text.normalize('NFC').trim().replaceAll(/\s+/gu, ' '));
    }
  });

  test('has more than one word in each, so that they can be scrambled', () => {
    for (const { text } of sentencesIn(language)) {
      expect([text, wholeWords(text, language).length > 1]).toEqual([text, true]);
    }
  });

  test('begins with a capital and ends with one full stop, in the letters of its script only', () => {
    for (const { text } of sentencesIn(language)) expect(text).toMatch(wellFormed(language));
  });

  test('marks words of the topic, one after the other, on whole letters', () => {
    for (const sentence of sentencesIn(language)) {
      const topic = content.decks.find(({ key }) => key === sentence.topic)!;
      let end = 0;
      for (const { key, start_index, end_index } of sentence.words) {
        expect(topic.concepts).toContain(key);
        expect(start_index).toBeGreaterThanOrEqual(end);
        expect(end_index).toBeGreaterThan(start_index);
        const borders = letterBorders(sentence.text);
        expect([sentence.text, borders.has(start_index), borders.has(end_index)]).toEqual([sentence.text, true, true]);
        end = end_index;
      }
    }
  });

  test('marks whole words where they are written apart', () => {
    if (['chinese', 'japanese', 'korean', 'arabic'].includes(language)) return;
    for (const sentence of sentencesIn(language)) {
      for (const { form, before, after } of markedWords(sentence)) {
        expect([before, form, after, /[\p{L}\p{N}]$/u.test(before), /^[\p{L}\p{N}]/u.test(after)]).toEqual([before, form, after, false, false]); // prettier-ignore
      }
    }
  });

  test('marks what the library calls so: the form begins like a word of the name', () => {
    for (const sentence of sentencesIn(language)) {
      for (const { key, form } of markedWords(sentence)) {
        if (irregular[language]?.includes(key)) continue;
        const name = nameOf(key, language)!;
        expect([form, name, beginsAlike(form, name, language)]).toEqual([form, name, true]);
      }
    }
  });
});

/** Words whose plural does not begin like their name: œil and yeux, tooth and teeth. */
const irregular: Partial<Record<LanguageId, string[]>> = {
  arabic: ['fish', 'tooth'],
  dutch: ['eye', 'ear'],
  english_uk: ['tooth'],
  english_us: ['tooth'],
  french: ['eye'],
  russian: ['ear'],
};

/** Where letters begin and end, in UTF-16 units. */
function letterBorders(text: string): Set<number> {
  const borders = new Set([0]);
  let end = 0;
  for (const letter of graphemes(text)) borders.add((end += letter.length));
  return borders;
}

const scripts: Partial<Record<string, string>> = {
  Cyrl: '\\p{Script=Cyrl}',
  Arab: '\\p{Script=Arab}\\p{M}',
  Hans: '\\p{Script=Hani}',
  Jpan: '\\p{Script=Hani}\\p{Script=Hira}\\p{Script=Kana}ー',
  Kore: '\\p{Script=Hang}',
};

/** What a sentence of the language looks like. Apostrophes are typographic, as in the library's names. */
function wellFormed(language: LanguageId): RegExp {
  const { script, segmentation } = languageOf(language);
  const letters = scripts[script] ?? '\\p{Script=Latn}';
  if (segmentation === 'segmenter') return new RegExp(`^[${letters}]+。$`, 'u');
  const first = ['Arab', 'Kore'].includes(script) ? '' : '(?=\\p{Lu})';
  return new RegExp(`^${first}[${letters}]+(?:,? ?[-’ ]?[${letters}]+)*’?\\.$`, 'u');
}

/** Letters before a word that belong to it in writing only: the Arabic article. */
const article = /^ال/u;

function beginsAlike(form: string, name: string, language: LanguageId): boolean {
  const keyOf = (word: string) => searchKey(language === 'arabic' ? word.replace(article, '') : word);
  const letters = languageOf(language).segmentation === 'segmenter' || language === 'arabic' ? 1 : 2;
  const startOf = (word: string) => Array.from(keyOf(word)).slice(0, letters).join('');
  return [name, ...name.split(/[\s’]/u)].some((word) => startOf(word) === startOf(form));
}
