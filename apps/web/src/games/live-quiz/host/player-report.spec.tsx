import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { aReport } from './report.fixture.ts';
import { ReportResults } from './report-results.tsx';

beforeEach(() => {
  history.replaceState(null, '', '/live/report/7');
  // jsdom scrolls nothing.
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

function show() {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <ReportResults report={aReport()} isBusy={false} onAccept={() => undefined} onVoid={() => undefined} />
    </I18nProvider>,
  );
}
const player = () => document.querySelector('#player')?.textContent;
const rows = () =>
  screen.getAllByRole('row').slice(1).map((row) => [...row.children].map((cell) => cell.textContent)); // prettier-ignore
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

test('a player has a page with an address of its own, and back leads to the report of all', async () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: 'Mia' }));
  expect(location.pathname).toBe('/live/report/7/player/1');
  expect(player()).toBe('Mia');
  await act(async () => {
    const isBack = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await isBack;
  });
  expect(location.pathname).toBe('/live/report/7');
  expect(screen.getByRole('link', { name: 'Mia' })).toBeTruthy();
});

test('each question stands there with the right word, the choice, the time and the points', () => {
  history.replaceState(null, '', '/live/report/7/player/1');
  show();
  expect(rows()).toEqual([
    ['1oso', 'Wrongpato', '1.5 sec', '0'],
    ['2gatodoes not count', 'Rightgato', '1.5 sec', '0'],
  ]);
  expect(document.body.textContent).toContain('0 of 1');
  expect(screen.getByRole('button', { name: 'Make a deck of them' })).toBeTruthy();
});

test('the arrow keys go from player to player by rank, as the reading runs, and stop at both ends', () => {
  history.replaceState(null, '', '/live/report/7/player/2');
  show();
  const seen = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'].map((name) => {
    key(name);
    return player();
  });
  expect(seen).toEqual(['Leo', 'Mia', 'Noor', 'Noor', 'Mia']);
  document.documentElement.dir = 'rtl';
  key('ArrowRight');
  expect(player()).toBe('Leo');
});

test('a player who is not there is told so, with the way back', () => {
  history.replaceState(null, '', '/live/report/7/player/99');
  show();
  expect(screen.getByText('This player is not in the report.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All players' })).toBeTruthy();
});
