import { afterEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { refused, serve } from '../../../api/server.fixture.ts';
import { MissedWordsDeck } from './missed-words-deck.tsx';
import { aReport } from './report.fixture.ts';

afterEach(cleanup);

/** Mia and Leo missed the first word, Mia alone the second one. */
function report() {
  const whole = aReport();
  const questions = whole.questions.map((question) => ({ ...question, voided: false, scored: true }));
  const answer = { ms: 900, points: 0, option: 3, correct: false };
  const [mia, leo] = whole.players.map((player) => ({ ...player, answers: [{ ...answer, question: 1 }] }));
  mia!.answers.push({ ...answer, question: 2 });
  return { ...whole, questions, players: [mia!, leo!] };
}
function show(of = report()) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <MissedWordsDeck report={of} />
    </I18nProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const least = (value: number) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });

test('a deck is made of the words that at least so many missed, led to, and undone', async () => {
  const calls = serve(({ method }) => ({
    body: method === 'DELETE' ? { done: true } : { owner: 'ana', item_ids: [41] },
  }));
  show();
  expect(screen.getByText('2 words')).toBeTruthy();
  least(2);
  expect(screen.getByText('1 word')).toBeTruthy();
  press('Make a deck of them');
  expect((await screen.findByRole('link', { name: 'Open the deck' })).getAttribute('href')).toBe(
    '/deck/ana/search?id=41',
  );
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/live/7/deck' });
  expect(calls[0]!.body).toMatchObject({ deck_name: 'By the sea · missed words', word_ids: [1] });
  press('Undo');
  await screen.findByText('The deck is in the bin.');
  expect(calls[1]).toMatchObject({ method: 'DELETE', body: { item_ids: [41] } });
});

test('pressed again after a failure it is the same order', async () => {
  let comes = false;
  const calls = serve(() => (comes ? { body: { owner: 'ana', item_ids: [41] } } : refused(503, 'RETRY')));
  show();
  press('Make a deck of them');
  await screen.findByRole('alert');
  comes = true;
  press('Make a deck of them');
  await screen.findByRole('link', { name: 'Open the deck' });
  const ids = calls.map(({ body }) => (body as { command_id: string }).command_id);
  expect(new Set(ids).size).toBe(1);
});

test('where the words are of two pairs of languages, both decks are told', async () => {
  serve(() => ({ body: { owner: 'ana', item_ids: [41, 42] } }));
  show();
  press('Make a deck of them');
  await screen.findByText(/2 decks were made, one for each pair of languages/);
  expect(screen.getAllByRole('link', { name: 'Open the deck' })).toHaveLength(2);
});

test('nothing stands there when nobody missed a word', () => {
  show({ ...report(), players: [] });
  expect(screen.queryByRole('button')).toBeNull();
});
