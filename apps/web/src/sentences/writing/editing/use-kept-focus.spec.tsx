import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { giveDialogs } from '../../../design/overlays/dialog.fixture.ts';
import { button, press } from '../../../page/screen.fixture.tsx';
import { aHighlight, aSentence } from '../../sentences.fixture.ts';
import { input, key, openWriting, saved, typeInto } from '../store/written-sentences.fixture.tsx';

beforeAll(() => {
  giveDialogs();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const two = [aSentence(), aSentence({ sentence_id: 2, target_translation: 'Two.' })];
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
/** Presses a button as a keyboard does: it has the focus. */
async function enter(name: string) {
  act(() => button(name).focus());
  await press(name);
}

test.each(['Enter', 'Escape'])('after %s in a text its button has the focus', async (pressed) => {
  await openWriting(two, { 'PUT /sentence_translation': () => saved() });
  await enter('Edit: Translation of sentence 2');
  await typeInto('Zwei.', 'Translation of sentence 2');
  await key(input('Translation of sentence 2'), pressed);
  expect(focused()).toBe(`Translation of sentence 2: ${pressed === 'Enter' ? 'Zwei.' : 'Die Katze schläft.'}`);
});

test('so it has after a highlight, and after its colour', async () => {
  await openWriting([aSentence({ target_highlights: [aHighlight('The cat sleeps.', 'sleeps')] })], { 'POST /sentence_highlight': () => ({ status: 201, body: { highlight_id: 30 } }) }); // prettier-ignore
  await enter('Highlight: Sentence 1');
  const box = screen.getByRole('textbox', { name: /^Select a part/ });
  await act(async () => void fireEvent.keyDown(box, { key: 'ArrowRight', ctrlKey: true, shiftKey: true }));
  await key(box, 'Enter');
  expect(focused()).toBe('Sentence 1: The cat sleeps.');
  await enter('sleeps, highlight of Sentence 1');
  await key(screen.getByRole('radio', { name: 'Red' }), 'Escape');
  expect(focused()).toBe('Sentence 1: The cat sleeps.');
  await enter('sleeps, highlight of Sentence 1');
  await enter('Delete highlight');
  expect(focused()).toBe('Sentence 1: The cat sleeps.');
});

test('after a deletion the next sentence has the focus, after the last one the way to add another', async () => {
  await openWriting(two);
  for (const next of ['Sentence 1: Two.', 'Add sentence']) {
    await enter('Delete sentence 1');
    await press('Delete');
    await waitFor(() => expect(focused()).toBe(next));
  }
});

test('a press elsewhere leaves the focus there', async () => {
  await openWriting(two, { 'PUT /sentence_translation': () => saved() });
  await enter('Edit: Sentence 1');
  await act(async () => {
    fireEvent.pointerDown(button('Add more'));
    button('Add more').focus();
  });
  expect([focused(), screen.queryByRole('textbox')]).toEqual(['Add more', null]);
});
