import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { matchesWord } from '@lexiroom/domain/deck-editor';
import type { LanguageId } from '@lexiroom/domain/languages';
import path from 'node:path';
import type pg from 'pg';
import { freshDatabase } from '../../database/fresh-database.fixture.ts';
import { createKeptPlansPool } from '../../database/pool.ts';
import { ImageSearchService } from '../image-search/image-search.service.ts';
import { addStarterLibrary } from './add-starter-library.ts';
import { type Concept, readContent } from './content-files.ts';
import { nounsWithArticles, typedByPupils } from './pupils-words.fixture.ts';

let pool: pg.Pool;
let concepts: ReadonlyMap<string, Concept>;
beforeAll(async () => {
  const contentRoot = path.resolve('apps/server/content');
  const url = await freshDatabase();
  await addStarterLibrary(url, contentRoot);
  pool = createKeptPlansPool(url);
  concepts = new Map((await readContent(contentRoot))!.concepts.map((concept) => [concept.key, concept]));
}, 60_000);
afterAll(() => pool.end());

/** The pictures that the deck editor finds for words, by the hashes of their files. */
async function search(word_array: string[], target: LanguageId, source: LanguageId) {
  const order = { word_array, search: '', target, source, is_authentic: false };
  const user = { user_id: 1 } as Parameters<ImageSearchService['search']>[0];
  const rows = await new ImageSearchService(pool, pool).search(user, order);
  if (!Array.isArray(rows)) throw new Error('The search was refused.');
  return rows.map(({ imageRow }) => imageRow);
}

/** Whether a picture is one of a concept. */
const isOf = (key: string, image_path: string) =>
  concepts.get(key)!.pictures.some(({ hash }) => image_path.includes(hash));

test.each(Object.keys(typedByPupils) as (keyof typeof typedByPupils)[])(
  '%s: of the words of beginners, as pupils type them, 95 %% find their picture among the first six',
  async (target) => {
    const words = Object.entries<string>(typedByPupils[target]);
    expect(words.length).toBeGreaterThanOrEqual(190);
    const source = target === 'english_uk' ? 'spanish' : 'english_uk';
    const typed = words.map(([, word]) => word);
    const found = [...(await search(typed.slice(0, 100), target, source)), ...(await search(typed.slice(100), target, source))]; // prettier-ignore
    const missed = words.filter(([key], index) => !found[index]!.slice(0, 6).some(({ image_path }) => isOf(key, image_path))); // prettier-ignore
    expect(missed.length > words.length / 20 ? missed : []).toEqual([]);
  },
);

test('a pasted German list of 30 nouns with articles gets pictures by itself', async () => {
  const languages = { target_language: 'german', source_language: 'english_uk' } as const;
  const found = await search(nounsWithArticles, 'german', 'english_uk');
  const pictured = nounsWithArticles.filter((word, index) =>
    found[index]!.some(({ target_translations, source_translations }) =>
      matchesWord(word, null, { target: target_translations, source: source_translations }, languages),
    ),
  );
  expect(nounsWithArticles).toHaveLength(30);
  expect(pictured.length).toBeGreaterThanOrEqual(25);
});
