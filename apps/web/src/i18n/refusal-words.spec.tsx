import { afterEach, expect, test } from '@jest/globals';
import { type RefusalCode, refusalCodes, refusalWords } from '@lexiroom/contracts/errors';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { useRefusalWords } from './refusal-words.ts';

afterEach(cleanup);

function Words({ code }: { code: RefusalCode | undefined }) {
  const words = useRefusalWords();
  return <p>{words(code && { code, params: { suggestion: 'Mila 2' } })}</p>;
}

function wordsOf(code: RefusalCode | undefined): string | null {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Words code={code} />
    </I18nProvider>,
  );
  return container.textContent;
}

test.each(refusalCodes)('in English %s has the words of the contracts, gaps filled', (code) => {
  expect(wordsOf(code)).toBe(refusalWords(code, { suggestion: 'Mila 2' }));
});

test('a call that did not get through has no connection', () => {
  wordsOf(undefined);
  expect(screen.getByText('No connection')).toBeTruthy();
});
