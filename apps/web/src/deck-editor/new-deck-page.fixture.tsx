import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import type { MadeCall } from '../api/server.fixture.ts';
import { button, show } from '../page/screen.fixture.tsx';
import { sessionQuery } from '../session/session.ts';
import { aSessionUser } from '../session/session-user.fixture.ts';
import { key, typeWord, wait, wordBox } from './editor.fixture.tsx';
import { NewDeckPage } from './new-deck-page.tsx';

/** A browser that remembers nothing but the languages of the last deck, and does not scroll. */
export function emptyBrowser(): void {
  localStorage.clear();
  localStorage.setItem('study_target_language', 'spanish');
  localStorage.setItem('study_source_language', 'english_uk');
  Element.prototype.scrollIntoView = () => undefined;
}

/** Opens the page, logged in as Olga, whose address is that of `owner`. */
export async function openNewDeck(owner = 'olga', query = '') {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryDefaults(sessionQuery.queryKey, { staleTime: Infinity });
  cache.setQueryData(sessionQuery.queryKey, aSessionUser());
  await show(() => <NewDeckPage owner={owner} />, `/deck/${owner}/new${query}`, cache);
}
/** Types a word, waits until its pictures are there, and takes it. */
export async function add(word: string) {
  await typeWord(word);
  await wait(150);
  await key('Enter');
  await wait(0);
}
export const nameDeck = (value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Name of the deck'), { target: { value } }));

export const translate = (text: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Its translation'), { target: { value: text } }));

export const paste = async (text: string) => {
  await act(async () => void fireEvent.paste(wordBox(), { clipboardData: { getData: () => text } }));
  await wait(20);
};
/** The names that pictures of the library got, oldest first. */
export const namesGiven = (calls: readonly MadeCall[]) =>
  calls.filter(({ path }) => path === '/api/translation').map(({ body }) => body);
/** The rows of the deck that was made, as they were sent. */
export const selectedIn = (calls: readonly MadeCall[]) =>
  (calls.find(({ path }) => path === '/api/deck')!.body as { selected_ids: object[] }).selected_ids;
export const retype = async (label: string, text: string) => {
  const field = screen.getByLabelText(label, { exact: true });
  await act(async () => void fireEvent.change(field, { target: { value: text } }));
  await act(async () => void fireEvent.blur(field));
};
export const move = async (handle: RegExp, pressed: string) =>
  act(async () => void fireEvent.keyDown(button(handle), { key: pressed }));
