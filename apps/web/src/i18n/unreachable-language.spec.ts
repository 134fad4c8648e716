import { afterEach, expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { changeLanguage, startLanguage, withWords } from './language-provider.tsx';

afterEach(() => void jest.restoreAllMocks());
function notFetched(): never {
  throw new TypeError('Failed to fetch');
}

test('a language whose words do not come leaves the one that is spoken, and is not remembered', async () => {
  await withWords(Promise.resolve('part'), {
    texts: async (code) => (code === 'ar' ? notFetched() : { messages: {} }),
  });
  await changeLanguage('es');
  await expect(changeLanguage('ar')).rejects.toThrow('Failed to fetch');
  expect([i18n.locale, document.documentElement.lang, localStorage.getItem('interface_language')]).toEqual([
    'es',
    'es',
    'es',
  ]);
});

test('without a network the pages speak English rather than nothing', async () => {
  await changeLanguage('es');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await startLanguage({
    texts: async (code) => (code === 'es' ? notFetched() : { messages: { start: `start in ${code}` } }),
  });
  expect([i18n.locale, i18n._('start')]).toEqual(['en', 'start in en']);
});
