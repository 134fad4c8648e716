import { expect, test } from '@jest/globals';
import { hyphenated } from './hyphens.ts';

const shown = (text: string) => hyphenated(text).replaceAll('\u00AD', '-');

test.each([
  ['Donaudampfschifffahrtsgesellschaftskapitän', 'Donau-dampfschiff-fahrts-ge-sellschafts-ka-pi-tän'],
  ['Straßenbahnhaltestelle', 'Stra-ßen-bahn-hal-tes-telle'],
  ['internacionalización', 'inter-na-cio-na-li-za-ción'],
  ['электрификация', 'элект-ри-фи-ка-ция'],
])('a long word may be broken before syllables: %s', (word, syllables) => {
  expect(shown(word)).toBe(syllables);
});

test('letters that begin a syllable together stay together', () => {
  expect(shown('Haftpflichtversicherung')).not.toMatch(/pf-l|s-c|c-h/);
});

test.each(['chipmunk', 'ein sehr langer Ausdruck aus vielen', '灯台守', 'நாள்காட்டி', 'رياضيات', ''])(
  'short words, and those of scripts without hyphens, stay as they are: %j',
  (text) => expect(hyphenated(text)).toBe(text),
);

test('a letter is never parted from its marks', () => {
  const decomposed = 'internacionalización'.normalize('NFD');
  expect(hyphenated(decomposed).replaceAll('\u00AD', '')).toBe(decomposed);
  expect(hyphenated(decomposed)).not.toMatch(/\u00AD\p{M}/u);
  expect(shown(decomposed).normalize('NFC')).toBe('inter-na-cio-na-li-za-ción');
});
