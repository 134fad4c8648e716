import { expect, test } from '@jest/globals';
import { languageIds } from '@lexiroom/domain/languages';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderNameOf } from './folder-names.ts';

test('a folder is named in its language and in English, and once where both are the same', () => {
  expect(folderNameOf('german')).toBe('Deutsch · German');
  expect(folderNameOf('japanese')).toBe('日本語 · Japanese');
  expect(folderNameOf('english_uk')).toBe('English (UK)');
});

test('no two languages have a folder of the same name', () => {
  const names = languageIds.map((language) => folderNameOf(language).normalize('NFC'));
  expect(new Set(names).size).toBe(54);
});

test('decks and stories of a language lie in folders of one name', () => {
  const stories = path.resolve(import.meta.dirname, '../../../content/stories');
  const files = readdirSync(stories);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const { folder } = JSON.parse(readFileSync(path.join(stories, file), 'utf8')) as { folder: string };
    expect(folder).toBe(folderNameOf(path.basename(file, '.json') as (typeof languageIds)[number]));
  }
});
