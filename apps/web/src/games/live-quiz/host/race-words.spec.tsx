import { afterEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hostView } from '../../../connection/views.fixture.ts';
import { RaceWords } from './race-words.tsx';

afterEach(cleanup);

test('a word of a race that runs is taken back and counted again by a button that begins with what it says', () => {
  const words = [
    { question: 2, text: 'gato', answers: 5, right: 2 },
    { question: 7, text: 'pez', answers: 4, right: 1, voided: true as const },
  ];
  const taken: [number, boolean][] = [];
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <RaceWords
        view={hostView('open', { words })}
        onAccept={() => undefined}
        onVoid={(...given) => taken.push(given)}
      />
    </I18nProvider>,
  );
  expect(screen.getByText('2 of 5')).toBeTruthy();
  expect(screen.getByText('does not count')).toBeTruthy();
  for (const [name, text] of [
    ['Take back gato', 'Take back'],
    ['Count again pez', 'Count again'],
  ] as const) {
    const button = screen.getByRole('button', { name });
    expect(button.textContent).toBe(text);
    fireEvent.click(button);
  }
  expect(taken).toEqual([
    [2, false],
    [7, true],
  ]);
});
