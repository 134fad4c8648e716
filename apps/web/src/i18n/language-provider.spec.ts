import { beforeAll, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { type Catalogues, changeLanguage, startLanguage, withWords } from './language-provider.tsx';

/** Words that say in which language they are; each fetching of them waits for `come`, if there is one. */
function wordsOf(name: string, come: () => Promise<void> = () => Promise.resolve()) {
  const fetched: string[] = [];
  const fetchIn = async (code: string) => {
    fetched.push(code);
    await come();
    return { messages: { [name]: `${name} in ${code}` } };
  };
  const catalogues: Catalogues = { texts: fetchIn };
  return { catalogues, fetched };
}
const part = () => Promise.resolve('part');

beforeAll(async () => {
  await startLanguage(wordsOf('main').catalogues);
});

test('a part comes together with its words, which are fetched once', async () => {
  const { catalogues, fetched } = wordsOf('home');
  expect(await Promise.all([withWords(part(), catalogues), withWords(part(), catalogues)])).toEqual(['part', 'part']);
  expect(i18n._('home')).toBe('home in en');
  expect(fetched).toEqual(['en']);
});

test('another language is spoken by all parts that were fetched', async () => {
  const { catalogues, fetched } = wordsOf('editor');
  await withWords(part(), catalogues);
  await changeLanguage('es');
  expect([i18n._('main'), i18n._('editor')]).toEqual(['main in es', 'editor in es']);
  await changeLanguage('en');
  expect(fetched).toEqual(['en', 'es', 'en']);
});

test('a language that is chosen while a part is on its way is the one it speaks', async () => {
  const waiting: (() => void)[] = [];
  const letCome = async () => {
    for (const come of waiting.splice(0)) come();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const { catalogues } = wordsOf('late', () => new Promise((resolve) => waiting.push(resolve)));
  const late = withWords(part(), catalogues);
  await changeLanguage('ar');
  await letCome();
  await letCome();
  await late;
  expect(i18n._('late')).toBe('late in ar');
  await Promise.all([changeLanguage('en'), letCome()]);
});

test('words that did not come are fetched again when the part is wanted again', async () => {
  let isDown = true;
  const { catalogues } = wordsOf('home', async () => {
    if (isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return Promise.resolve();
  });
  await expect(withWords(part(), catalogues)).rejects.toThrow('Failed to fetch');
  isDown = false;
  expect(await withWords(part(), catalogues)).toBe('part');
});
