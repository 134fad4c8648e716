import { beforeAll, expect, test } from '@jest/globals';
import type { LanguageId } from '@lexiroom/domain/languages';
import { extraTextProblem } from '@lexiroom/domain/library';
import { alsoRight } from '@lexiroom/domain/quiz-questions';
import path from 'node:path';
import { type Concept, readContent } from './content-files.ts';

let concepts: Concept[];
beforeAll(async () => {
  ({ concepts } = (await readContent(path.resolve('apps/server/content')))!);
});

test('second texts belong to names, say more than these, and may stand under a word', () => {
  for (const { key, names, extra = {} } of concepts) {
    for (const [language, text] of Object.entries(extra) as [LanguageId, string][]) {
      expect([key, language, extraTextProblem(text)]).toEqual([key, language, undefined]);
      expect(names[language]).toBeTruthy();
      expect(text).not.toBe(names[language]);
    }
  }
});

/** How many words of a language have a second text that looks so. */
const countOf = (language: LanguageId, pattern: RegExp) =>
  concepts.filter(({ extra }) => pattern.test(extra?.[language] ?? '')).length;

test.each<[LanguageId, RegExp, number]>([
  ['german', /^(der|die|das) /u, 1000],
  ['french', /^(le |la |les |l')/u, 900],
  ['spanish', /^(el|la|los|las) /u, 1000],
  ['italian', /^(il |lo |la |i |gli |le |l')/u, 1000],
  ['portuguese', /^(o|a|os|as) /u, 1000],
  ['dutch', /^(de|het) /u, 950],
  ['chinese', /^[a-zǐǎāáàēéěèīíìōóǒòūúǔùǖǘǚǜü’' ]+$/iu, 1400],
  ['korean', /^[a-z0-9 ]+$/iu, 1400],
  ['arabic', /\p{M}/u, 1300],
  ['swedish', /^(en|ett) |\(pl\)$/u, 950],
  ['norwegian', /^(en|ei|et) |\(pl\)$/u, 900],
  ['danish', /^(en|et) |\(pl\)$/u, 900],
  ['greek', /^(ο|η|το|οι|τα) /u, 1000],
  ['russian', /[\u0301ё]/u, 1250],
  ['japanese', /[a-zāīūēō]/u, 1400],
])('%s words have them', (language, pattern, least) => {
  expect(countOf(language, pattern)).toBeGreaterThanOrEqual(least);
});

test('a noun that is typed with its article is right', () => {
  const dog = concepts.find(({ key }) => key === 'dog')!;
  const rightFor = (target_language: LanguageId) => {
    const word = { word_id: 1, target_language, target_translation: dog.names[target_language]! };
    return alsoRight([{ ...word, extra_target_translation: dog.extra?.[target_language] ?? null }], new Map()).get(1);
  };
  expect((['german', 'french', 'spanish', 'dutch'] as const).map(rightFor)).toEqual([
    ['der Hund'],
    ['le chien'],
    ['el perro'],
    ['de hond'],
  ]);
});
