import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hardestWords } from './hardest-words.ts';
import { aReport } from './report.fixture.ts';
import { TypedResults } from './typed-results.tsx';

afterEach(cleanup);

const typed = { number: 1, word_id: 1, kind: 'typed' as const, options: [], voided: false, scored: true };
const answer = { question: 1, ms: 1000, points: 0, correct: false };
const report = aReport({
  questions: [{ ...typed, correct_text: 'niño', accepted: ['Ninio'] }],
  players: ['nino', 'Nino', 'Ninio', 'gato', 'niño'].map((text, index) => ({
    seat_id: index + 1,
    name: `Player ${index}`,
    score: 0,
    rank: 1,
    answers: [{ ...answer, text, correct: text === 'niño' || text === 'Ninio' }],
  })),
});

test('what was typed instead is listed for the host, near ones first, who accepts it or takes that back', () => {
  const accepted: [number, string, boolean][] = [];
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <TypedResults report={report} isBusy={false} onAccept={(...given) => accepted.push(given)} />
    </I18nProvider>,
  );
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual(['2×ninonearly rightAccept', '1×NinioNo longer accept', '1×gatoAccept']);
  fireEvent.click(screen.getByRole('button', { name: 'Accept nino' }));
  fireEvent.click(screen.getByRole('button', { name: 'No longer accept Ninio' }));
  expect(accepted).toEqual([
    [1, 'nino', false],
    [1, 'Ninio', true],
  ]);
});

test('the hardest words know what was typed instead', () => {
  expect(hardestWords(report)).toMatchObject([{ word: 'niño', missed: 3, asked: 5, takenFor: { times: 1 } }]);
});

test('S38 markup that somebody typed stands there as they typed it', () => {
  const text = '<img src=x onerror=alert(1)>';
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const players = [{ seat_id: 1, name: 'Ada', score: 0, rank: 1, answers: [{ ...answer, text }] }];
  render(
    <I18nProvider i18n={i18n}>
      <TypedResults report={{ ...report, players }} isBusy={false} onAccept={() => undefined} />
    </I18nProvider>,
  );
  expect(screen.getByText(text)).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});
