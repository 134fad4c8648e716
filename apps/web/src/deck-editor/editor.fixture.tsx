import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { act, fireEvent, screen } from '@testing-library/react';
import { type MadeCall, type ServerAnswer, serve } from '../api/server.fixture.ts';
import { aHome } from '../items/tree.fixture.ts';
import { aName, anEntry } from './library.fixture.tsx';

/** A dog, a cat and a carpet, in a Spanish deck that is explained in English. */
export const library: ImageRowEntry[] = [
  anEntry(1, 'perro', { source_translations: [aName(11, 'dog')] }),
  anEntry(2, 'gato', { source_translations: [aName(21, 'cat')] }),
  anEntry(3, 'gato', { source_translations: [aName(31, 'tomcat')] }),
  anEntry(4, 'alfombra', { source_translations: [aName(41, 'carpet')] }),
];

/** Pictures one of whose names begins with a text. */
const found = (text: string) =>
  library.filter(({ target_translations, source_translations }) =>
    [...target_translations, ...source_translations].some(
      ({ translation }) => text !== '' && translation.toLowerCase().startsWith(text.toLowerCase()),
    ),
  );

/** Olga's root, or her folder 5, which she alone sees. */
function homeOf(path: string) {
  if (!path.endsWith('directory=5')) return aHome([]);
  return aHome([], {
    directory: { item_id: 5, item_name: 'School', visibility: 'private', seen_by: 'private', rev: 1 },
    path: [
      { item_id: 1, item_name: 'olga' },
      { item_id: 5, item_name: 'School' },
    ],
  });
}

/** A server with that library: finds pictures, and takes names, which get ids from 1000 on. What else is asked for goes to `other`. */
export function serveLibrary(other: (call: MadeCall) => ServerAnswer | Promise<ServerAnswer> = () => 'no connection') {
  let names = 1000;
  return serve((call) => {
    if (call.path === '/api/image_search') {
      const { word_array = [], search = '' } = call.body as { word_array?: string[]; search?: string };
      const asked = word_array.length > 0 ? word_array : [search];
      return { body: asked.map((text) => ({ imageRow: found(text) })) };
    }
    if (call.path === '/api/translation') {
      const { translation_array } = call.body as { translation_array: string[] };
      return { body: { translations: translation_array.map((text) => aName((names += 1), text)) } };
    }
    if (call.path.startsWith('/api/user/')) return { body: homeOf(call.path) };
    return other(call);
  });
}

export const wordBox = () => screen.getByLabelText<HTMLInputElement>('Add a word');

/** Types a word into the box where words are added. */
export const typeWord = (word: string) =>
  act(async () => void fireEvent.change(wordBox(), { target: { value: word } }));

/** Presses a key in the box where words are added. */
export const key = (name: string) => act(async () => void fireEvent.keyDown(wordBox(), { key: name }));

/** Lets so many milliseconds go by, with whatever they bring. */
export const wait = (ms: number) =>
  act(async () => {
    await new Promise((done) => setTimeout(done, ms));
  });

/** The rows of the deck, as 'word (translation)'. */
export const shownRows = () =>
  screen
    .queryAllByRole('listitem')
    .filter(({ dataset }) => dataset.key !== undefined)
    .map((row) => {
      const [target, source] = ['target', 'source'].map(
        (part) => row.querySelector<HTMLInputElement>(`[data-part=${part}]`)?.value,
      );
      const image = row.querySelector('img')?.getAttribute('src')?.replace(/\D/g, '') ?? 'none';
      return `${image}: ${target}${source ? ` (${source})` : ''}`;
    });
