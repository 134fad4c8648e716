import { expect, test } from '@jest/globals';
import { chooseInterfaceLanguage, interfaceLanguageCodes, interfaceLanguageOf, languageOf } from './index.ts';

test.each([
  ['what was chosen before wins', 'ar', ['en-GB'], 'ar'],
  ['else the first of those that are read', null, ['tlh', 'es-MX', 'en'], 'es'],
  ['a region does not matter', null, ['AR-EG'], 'ar'],
  ['nor in what was chosen', 'es-MX', ['en'], 'es'],
  ['a choice that is no language is passed over', 'toString', ['es'], 'es'],
  ['else English', null, ['tlh', 'cy-GB'], 'en'],
  ['whoever reads nothing reads English', null, [], 'en'],
])('the language of the interface: %s', (_, chosen, read, language) => {
  expect(chooseInterfaceLanguage(chosen, read)).toBe(language);
});

test.each(interfaceLanguageCodes)('%s is a language of decks too, with the same script and direction', (code) => {
  const { name, tag, language, direction, script = 'Latn' } = interfaceLanguageOf(code);
  const ofDecks = languageOf(language);
  expect(new Intl.Locale(tag).language).toBe(code);
  expect(new Intl.Locale(ofDecks.tag).language).toBe(code);
  expect([direction, script]).toEqual([ofDecks.direction, ofDecks.script]);
  // The database takes these and needs no migration for them (migration 0102).
  expect(code).toMatch(/^[a-z]{2}$/);
  expect(name.toLocaleLowerCase(code)).toContain(
    new Intl.DisplayNames(code, { type: 'language' }).of(code)!.toLocaleLowerCase(code),
  );
});

test('they stand in the order in which people look for them: by their own names, Latin ones first', () => {
  const names = interfaceLanguageCodes.map((code) => interfaceLanguageOf(code).name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
});
