import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { serve } from '../../../api/server.fixture.ts';
import { giveDialogs } from '../../../design/overlays/dialog.fixture.ts';
import { button, open, press } from '../../../page/screen.fixture.tsx';
import { aStudy, aWord, type StudyOverrides } from '../../../study/study.fixture.ts';
import { aHighlight, aSentence } from '../../sentences.fixture.ts';
import { AddSentences } from '../add-sentences.tsx';

beforeAll(() => {
  giveDialogs();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const english = { target_language: 'english_uk', source_language: 'german' } as const;
const cat = aWord({ target_translation: 'cat', source_translation: 'Katze' });

/** What the server knows of a sentence: its translations, or nothing as it cannot be reached. */
type Known = string[] | 'no connection';

/** What the server was asked about known sentences since the spec began. */
let asked: object[] = [];

/** Opens the overlay over a sentence; gives the changes that were sent. */
async function write(sentence: DeckSentence, data: NonNullable<StudyOverrides['data']> = english, known: Known = []) {
  const study = aStudy({ words: [cat], data });
  asked = [];
  const calls = serve(({ path, body }) => {
    if (path.startsWith('/api/sentences/search')) return { body: { sentences: [sentence], calendar: null } };
    if (path.startsWith('/api/known_sentences')) {
      asked.push(Object.fromEntries(new URL(path, location.href).searchParams));
      return known === 'no connection' ? known : { body: { translations: known } };
    }
    if (path === '/api/sentence_highlight') return { status: 201, body: { highlight_id: 9 } };
    if (path !== '/api/image_search') return { body: { done: true } };
    const { word_array } = body as { word_array: string[] };
    return { body: word_array.map((word) => ({ imageRow: word === 'sleeps' ? [sleeping] : [] })) };
  });
  await open(() => <AddSentences study={study} onClose={() => undefined} />);
  return () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path.replace('/api', ''), body]);
}
const aName = (translation: string) => ({ translation_id: 1, translation, selected: false, translation_submitter: null, translation_approved: true, picture_id: 2 }); // prettier-ignore
const sleeping = { image_id: 2, image_path: '/media/2.webp', thumbnail_path: '/media/2.webp', word_id: null, selected: false, target_translations: [aName('sleeps')], source_translations: [aName('schläft')], artist_name: null, references: [], image_license: 'CC0', image_approved: true, is_deleted: false, submitted_by: null, sound_id: null }; // prettier-ignore

test('a word of the deck in a sentence is highlighted in one press, in the last colour', async () => {
  localStorage.setItem('highlight-colors', '{"target":"blue"}');
  const made = await write(aSentence());
  await press('Highlight cat');
  expect(screen.queryByRole('button', { name: 'Highlight cat' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'cat, highlight of Sentence 1' })).toBeTruthy();
  expect(made()).toEqual([
    ['/sentence_highlight', { sentence_id: 1, sentence_type: 'target', start_index: 4, end_index: 7, color: 'blue', rev: 1, command_id: expect.any(String) }], // prettier-ignore
  ]);
});

test('a word of which a part is highlighted is not offered, nor one inside another word', async () => {
  await write(aSentence({ target_highlights: [aHighlight('The cat sleeps.', 'at sl')] }));
  expect(screen.queryByRole('button', { name: 'Highlight cat' })).toBeNull();
  cleanup();
  await write(aSentence({ target_translation: 'Concatenate.' }));
  expect(screen.queryByRole('list', { name: 'Words of this study' })).toBeNull();
});

test('a text with a fault is not left for a highlight', async () => {
  const made = await write(aSentence());
  await press('Edit: Translation of sentence 1');
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Translation of sentence 1' });
  await act(async () => void fireEvent.change(box, { target: { value: 'a=b' } }));
  await press('Highlight cat');
  expect(box.value).toBe('a=b');
  expect(made().filter(([path]) => path !== '/image_search')).toEqual([]);
});

test('while a translation is typed, its words are suggested: those of the deck, then those of the library', async () => {
  await write(aSentence({ source_translation: null }));
  await press('Edit: Translation of sentence 1');
  const suggested = await screen.findByRole('list', { name: 'Known translations' });
  await waitFor(() => expect(within(suggested).getAllByRole('button')).toHaveLength(2));
  expect(within(suggested).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['cat Katze', 'sleeps schläft']); // prettier-ignore
  await press('cat Katze');
  await press('sleeps schläft');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Translation of sentence 1' }).value).toBe(
    'Katze schläft',
  );
});

const known = () => within(screen.getByRole('list', { name: 'Known sentences' })).getAllByRole('button');
const typed = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('while a translation is typed, whole sentences that are known are offered; a press takes one in place of it', async () => {
  await write(aSentence({ source_translation: null }), english, ['Die Katze schläft.', 'Es schläft.']);
  await press('Edit: Translation of sentence 1');
  await screen.findByRole('list', { name: 'Known sentences' });
  expect(known().map(({ textContent }) => textContent)).toEqual(['Die Katze schläft.', 'Es schläft.']);
  expect(asked).toEqual([{ text: 'The cat sleeps.', text_type: 'target', ...english, sentence_id: '1' }]);
  await act(async () => void fireEvent.change(typed('Translation of sentence 1'), { target: { value: 'Die' } }));
  await press('Es schläft.');
  expect(typed('Translation of sentence 1').value).toBe('Es schläft.');
  // What is typed already is not offered.
  expect(known().map(({ textContent }) => textContent)).toEqual(['Die Katze schläft.']);
});

test('a text that is learned is offered by its translation', async () => {
  const sentence = aSentence({ target_translation: null, source_translation: 'Die Katze schläft.' });
  await write(sentence, english, ['The cat is asleep.']);
  await press('Edit: Sentence 1');
  await screen.findByRole('list', { name: 'Known sentences' });
  expect(asked).toEqual([{ text: 'Die Katze schläft.', text_type: 'source', ...english, sentence_id: '1' }]);
  await press('The cat is asleep.');
  expect(typed('Sentence 1').value).toBe('The cat is asleep.');
});

test.each<[string, Known, string | null]>([
  ['nothing is known', [], 'The cat sleeps.'],
  ['the server cannot be reached', 'no connection', 'The cat sleeps.'],
  ['the other text is empty', ['Die Katze schläft.'], null],
])('no sentence is offered where %s', async (_, translations, target_translation) => {
  await write(aSentence({ target_translation, source_translation: null }), english, translations);
  await press('Edit: Translation of sentence 1');
  expect(typed('Translation of sentence 1').value).toBe('');
  await waitFor(() => expect(asked).toHaveLength(target_translation === null ? 0 : 1));
  expect(screen.queryByRole('list', { name: 'Known sentences' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

const japanese = aSentence({ target_translation: '犬が寝る。' });
const gap = (letters: string) => button(`Cut between ${letters[0]} and ${letters[1]}`);
const isCut = (letters: string) => gap(letters).getAttribute('aria-pressed') === 'true';
const shiftArrow = (letters: string, key: string) =>
  act(async () => void fireEvent.keyDown(gap(letters), { key, shiftKey: true }));
const save = () => press('Save');

test('a text without spaces is cut and joined by a press between its letters', async () => {
  const made = await write(japanese, {});
  await press('Cut into words: Sentence 1');
  expect(isCut('犬が')).toBe(true);
  await act(async () => gap('犬が').click());
  expect(isCut('犬が')).toBe(false);
  const words = within(screen.getByRole('list', { name: 'The words' })).getAllByRole('listitem');
  expect(words.map(({ textContent }) => textContent)).toEqual(['犬が', '寝る']);
  await save();
  await waitFor(() =>
    expect(made()).toEqual([['/sentence_cuts', { sentence_id: 1, sentence_type: 'target', cuts: [2], rev: 1 }]]),
  );
});

test('Shift with an arrow key moves a cut, and never past another; the language can have them back', async () => {
  const made = await write({ ...japanese, target_cuts: [1] }, {});
  await press('Cut into words: Sentence 1');
  await shiftArrow('犬が', 'ArrowRight');
  expect([isCut('犬が'), isCut('が寝')]).toEqual([false, true]);
  expect(document.activeElement).toBe(gap('が寝'));
  await act(async () => gap('犬が').click());
  await shiftArrow('犬が', 'ArrowRight');
  expect([isCut('犬が'), isCut('が寝')]).toEqual([true, true]);
  await act(async () => gap('が寝').click());
  await press('Cut as the language does');
  await save();
  await waitFor(() => expect(made().at(-1)).toEqual(['/sentence_cuts', { sentence_id: 1, sentence_type: 'target', cuts: null, rev: 1 }])); // prettier-ignore
});

test('where spaces part words, there is nothing to cut', async () => {
  await write(aSentence());
  expect(screen.queryByRole('button', { name: /^Cut into words/ })).toBeNull();
});
