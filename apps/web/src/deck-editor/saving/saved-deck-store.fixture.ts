import { refused } from '../../api/server.fixture.ts';
import { maxTries } from './sending/change-queue.ts';
import { anEditedDeck, anEditedWord, answered, serveInTurn } from './edited-deck.fixture.ts';
import { createSavedDeckStore } from './saved-deck-store.ts';

/** The server of the test that runs. */
export let server: ReturnType<typeof serveInTurn>;
/** How often the store of the test that runs has told that everything is saved. */
export let savedTimes = 0;

/** Before each test: a browser that has nothing stored, and a server that answers in turn. */
export function beginAnew(): void {
  localStorage.clear();
  sessionStorage.clear();
  server = serveInTurn();
  savedTimes = 0;
}

export type Store = ReturnType<typeof createSavedDeckStore>;

/** The editor of user 7 is opened. */
export const open = (deck = anEditedDeck()): Store => createSavedDeckStore(deck, 7, () => (savedTimes += 1));

/** The target texts of the rows that are shown. */
export const shownTexts = (store: Store) =>
  store
    .state()
    .rows.map(({ target }) => target?.text ?? '–')
    .join(', ');

/** The conflicts, as the key of the row and the text that was wanted for it. */
export const wantedTexts = (store: Store) =>
  store.state().conflicts.map(({ key, change }) => [key, change.target?.text]);

export const unsaved = (store: Store) => store.state().unsaved.map(({ what, key, word }) => [what, key, word]);

/** An edit that gives a row another text, which is a name of the library. */
export const rename = (key: string, text: string) => ({
  type: 'changed' as const,
  key,
  change: { target: { translation_id: 99, text } },
});

/** What the server has made of {@link rename}. */
export const renamed = (word_id: number, text: string) =>
  anEditedWord(word_id, { target_text: text, target_translation_id: 99 });

/** What another tab has called the first word. */
export const ballena = anEditedWord(1, { target_text: 'ballena', target_translation_id: 98 });

/** The server fails at the oldest call, as often as is waited for. */
export async function failAtNext(store: Store): Promise<void> {
  for (let tries = 1; tries < maxTries; tries += 1) {
    await server.next(refused(500, 'SURPRISE'));
    const { saving, unsaved: unsavedChanges } = store.state();
    if (saving !== 'failed' || unsavedChanges.length > 0) throw new Error(`Given up after ${tries} tries`);
    store.retry();
  }
  await server.next(refused(500, 'SURPRISE'));
}

/** A deck whose first word was changed in vain, and whose second one was saved after it. */
export async function withFailedChange(): Promise<Store> {
  const store = open();
  store.edit(rename('word-1', 'pez'), rename('word-2', 'ave'));
  await failAtNext(store);
  await server.next(answered(2, renamed(2, 'ave')));
  return store;
}
