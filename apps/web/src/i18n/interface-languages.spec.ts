import { expect, test } from '@jest/globals';
import { chooseLanguage } from './interface-languages.ts';

test.each([
  ['what was chosen before wins', 'ar', ['en-GB'], 'ar'],
  ['else the first of the browser that is spoken here', null, ['fr-FR', 'es-MX', 'en'], 'es'],
  ['a region does not matter', null, ['AR-EG'], 'ar'],
  ['a choice that is no language is passed over', 'toString', ['es'], 'es'],
  ['else English', null, ['fr', 'ja-JP'], 'en'],
  ['a browser that says nothing reads English', null, [], 'en'],
])('the language of the interface: %s', (_, chosen, wanted, language) => {
  expect(chooseLanguage(chosen, wanted)).toBe(language);
});
