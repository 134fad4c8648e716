import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type MadeCall, refused, serve, type ServerAnswer } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { alerts, button, open, press } from '../../page/screen.fixture.tsx';
import { fakeAudio } from '../../sound/browser-audio.fixture.ts';
import { fakeVoices } from '../../sound/browser-voice.fixture.ts';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { aStudy, type StudyOverrides } from '../../study/study.fixture.ts';
import { aHighlight, aSentence } from '../sentences.fixture.ts';
import { AddSentences } from './add-sentences.tsx';

beforeAll(() => {
  giveDialogs();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

type Answers = Record<string, (call: MadeCall) => ServerAnswer | Promise<ServerAnswer>>;
const done = () => ({ body: { done: true } });

/** Opens the overlay over these sentences; calls are answered by `METHOD path`. */
async function write(sentences: readonly DeckSentence[], answers: Answers = {}, overrides: StudyOverrides = {}) {
  const study = aStudy(overrides);
  let last = [...sentences];
  const calls = serve((call) => {
    const name = `${call.method} ${call.path.replace(/^\/api/, '').replace(/\?.*/, '')}`;
    if (name === 'GET /sentences/search') return { body: { sentences: last, calendar: null } };
    if (name === 'POST /image_search') return { body: [] };
    return (answers[name] ?? done)(call);
  });
  await open(() => <AddSentences study={study} onClose={() => undefined} />);
  return {
    made: () =>
      calls
        .filter(({ method, path }) => method !== 'GET' && path !== '/api/image_search')
        .map(({ method, path, body }) => [`${method} ${path.replace('/api', '')}`, body]),
    /** The sounds that were asked for. */
    asked: () => calls.map(({ path }) => path).filter((path) => path.startsWith('/api/sentence_sound')),
    serverHas: (now: readonly DeckSentence[]) => void (last = [...now]),
  };
}
const saved = (rev = 7) => ({ body: { sound_id: 3, sound_path: '/media/sounds/3.mp3', rev } });
const input = (name = 'Sentence 1') => screen.getByRole<HTMLInputElement>('textbox', { name });
const typeInto = (value: string, name?: string) =>
  act(async () => void fireEvent.change(input(name), { target: { value } }));
const key = (element: Element, pressed: string) => act(async () => void fireEvent.keyDown(element, { key: pressed }));
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

test('without sentences it says so, and adds the first one, whose text is typed at once', async () => {
  const { made } = await write([], { 'POST /sentence': () => ({ status: 201, body: [aSentence({ target_translation: null, source_translation: null })] }), 'PUT /sentence_translation': () => saved() }); // prettier-ignore
  expect(screen.getByText('This study has no sentences')).toBeTruthy();
  await press('Add sentence');
  await typeInto('The dog runs.');
  expect(status()).toBe('Edit sentence');
  await key(input(), 'Enter');
  expect(await screen.findByText('The dog runs.')).toBeTruthy();
  expect(button('Add more')).toBeTruthy();
  expect(made()).toEqual([
    ['POST /sentence', { deck_id: 12, command_id: expect.any(String) }],
    ['PUT /sentence_translation', { sentence_id: 1, translation_type: 'target', translation: 'The dog runs.', rev: 1 }],
  ]);
});

test('a new sentence is pending until the server answers; at the limit it is gone, with the reason', async () => {
  const reply = Promise.withResolvers<ServerAnswer>();
  await write([], { 'POST /sentence': () => reply.promise });
  await press('Add sentence');
  expect(screen.getByText(/🪄 Processing/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  await act(async () => reply.resolve(refused(409, 'SENTENCES_FULL')));
  expect(screen.queryByText(/🪄 Processing/)).toBeNull();
  expect(screen.getByText('Maximum sentence limit reached')).toBeTruthy();
});

test('a hundred sentences are the most, and nothing is added in a custom study', async () => {
  await write(Array.from({ length: 100 }, (_, index) => aSentence({ sentence_id: index + 1 })));
  expect(screen.getByText('Maximum sentence limit reached')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add more' })).toBeNull();
  cleanup();
  await write([], {}, { ids: ['12', '13'] });
  expect(screen.getByText('Cannot add in a custom study')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

test.each([
  ['a=b', 'Forbidden character: " = "'],
  ['x'.repeat(101), 'Text too long: 101 > 100'],
])('%s cannot be confirmed', async (typed, words) => {
  const { made } = await write([aSentence()]);
  await press('Edit: Sentence 1');
  await typeInto(typed);
  expect(alerts()).toEqual([words]);
  expect(button('Confirm').disabled).toBe(true);
  await key(input(), 'Enter');
  await act(async () => void fireEvent.pointerDown(document.body));
  expect(input().value).toBe(typed);
  expect(made()).toEqual([]);
});

test('Escape gives the old text back; a text that is the same but for spaces sends nothing', async () => {
  const { made } = await write([aSentence()]);
  await press('Edit: Sentence 1');
  await typeInto('Other');
  await key(input(), 'Escape');
  expect(screen.getByText('The cat sleeps.')).toBeTruthy();
  await press('Edit: Sentence 1');
  await typeInto('  The cat  sleeps. ');
  await press('Confirm');
  expect(made()).toEqual([]);
});

test('a press outside confirms, and so does beginning another; an empty text is taken away', async () => {
  const { made } = await write([aSentence()], { 'PUT /sentence_translation': () => saved() });
  await press('Edit: Sentence 1');
  await typeInto('One.');
  await act(async () => void fireEvent.pointerDown(document.body));
  await press('Edit: Translation of sentence 1');
  await typeInto('', 'Translation of sentence 1');
  await press('Edit: Sentence 1');
  await waitFor(() =>
    expect(made().map(([, body]) => body)).toEqual([
      { sentence_id: 1, translation_type: 'target', translation: 'One.', rev: 1 },
      { sentence_id: 1, translation_type: 'source', translation: null, rev: 1 },
    ]),
  );
});

test('another text loses its sound and its highlights, and takes the sound that comes', async () => {
  const reply = Promise.withResolvers<ServerAnswer>();
  const highlighted = aSentence({ sound_id: 2, sound_path: '/media/sounds/2.mp3', target_highlights: [aHighlight('The cat sleeps.', 'cat')] }); // prettier-ignore
  await write([highlighted], { 'PUT /sentence_translation': () => reply.promise }); // prettier-ignore
  await press('Edit: Sentence 1');
  await typeInto('A cat.');
  await press('Confirm');
  expect(button('The sound is being made').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('button', { name: /highlight of/ })).toBeNull();
  await act(async () => reply.resolve(saved()));
  expect(button('Play the sound: Sentence 1').disabled).toBe(false);
});

test('a sound that could not be made is marked; the text stays', async () => {
  await write([aSentence()], {
    'PUT /sentence_translation': () => ({ body: { sound_id: null, sound_path: null, rev: 2 } }),
  });
  await press('Edit: Sentence 1');
  await typeInto('A cat.');
  await press('Confirm');
  expect(await screen.findByTitle('Sound upload failed')).toBeTruthy();
  expect(screen.getByText('A cat.')).toBeTruthy();
});

const withExtra = aSentence({ extra_target_translation: 'It dreams.' });
const soundOf = (type: 'target' | 'extra_target') => (type === 'target' ? 'Sentence 1' : 'Extra sentence 1');
const madeNow = () => ({ body: { sound_id: 3, sound_path: '/media/sounds/3.mp3' } });
const notSaid = () => refused(404, 'SOUND_FETCH_FAILED', 'Sound fetch failed');

describe.each(['target', 'extra_target'] as const)('the sound of a text: %s', (type) => {
  const call = `GET /sentence_sound/1/${type}`;

  test('that nobody has heard so far is made and heard when it is pressed, and then is there', async () => {
    const played = fakeAudio();
    const reply = Promise.withResolvers<ServerAnswer>();
    const { asked } = await write([withExtra], { [call]: () => reply.promise }, { data: { has_speech: true } });
    const play = button(`Play the sound: ${soundOf(type)}`);
    play.focus();
    await act(async () => play.click());
    expect(document.activeElement).toBe(button('The sound is being made'));
    await press('The sound is being made');
    await act(async () => reply.resolve(madeNow()));
    await waitFor(() => expect(played).toEqual(['/media/sounds/3.mp3']));
    await press(`Play the sound: ${soundOf(type)}`);
    await waitFor(() => expect(played).toHaveLength(2));
    expect(asked()).toEqual([`/api/sentence_sound/1/${type}`]);
  });

  test('of which none could be made is marked, after a reload too, and is made anew when it is pressed', async () => {
    let answer: () => ServerAnswer = notSaid;
    const { asked } = await write([withExtra], { [call]: () => answer() }, { data: { has_speech: true } });
    await press(`Play the sound: ${soundOf(type)}`);
    expect(await screen.findByTitle('Sound upload failed')).toBeTruthy();
    cleanup();
    const reloaded = await write([{ ...withExtra, failed_sounds: [type] }], { [call]: () => answer() }, { data: { has_speech: true } }); // prettier-ignore
    await press('Sound upload failed');
    expect(await screen.findByTitle('Sound upload failed')).toBeTruthy();
    answer = madeNow;
    await press('Sound upload failed');
    await waitFor(() => expect(screen.queryByTitle('Sound upload failed')).toBeNull());
    expect(button(`Play the sound: ${soundOf(type)}`).disabled).toBe(false);
    expect([asked(), reloaded.asked()].map(({ length }) => length)).toEqual([1, 2]);
  });

  test('is marked where neither the server nor the browser has a voice, and cannot be pressed without a text', async () => {
    fakeVoices([]);
    await write([{ ...withExtra, [type === 'target' ? 'extra_target_translation' : 'target_translation']: ' ' }]);
    expect(screen.getAllByTitle('Sound upload failed')).toHaveLength(1);
    const other = type === 'target' ? 'extra_target' : 'target';
    expect(button(`Play the sound: ${soundOf(other)}`).disabled).toBe(true);
  });
});

test('a text that does not arrive is told, kept on this device, and sent again', async () => {
  let isDown = true;
  const { made } = await write([aSentence()], {
    'PUT /sentence_translation': () => (isDown ? 'no connection' : saved()),
  });
  await press('Edit: Sentence 1');
  await typeInto('A cat.');
  await press('Confirm');
  expect(await screen.findByText('Could update the sound...')).toBeTruthy();
  expect(screen.getByText(/Not saved yet/)).toBeTruthy();
  expect(localStorage.getItem('unsent-changes-' + String(aSessionUser().user_id) + '-sentences-12')).toContain(
    'A cat.',
  );
  cleanup();
  isDown = false;
  const again = await write([aSentence()], { 'PUT /sentence_translation': () => saved() });
  expect(await screen.findByText('A cat.')).toBeTruthy();
  await waitFor(() => expect(again.made()).toHaveLength(1));
  expect(screen.queryByText(/Not saved yet/)).toBeNull();
  expect(Object.keys(localStorage).filter((name) => name.startsWith('unsent'))).toEqual([]);
  expect(made()).toHaveLength(1);
});

test('a text that was changed in another tab waits beside it, until its author decides', async () => {
  let isStale = true;
  const { serverHas, made } = await write([aSentence()], { 'PUT /sentence_translation': () => (isStale ? refused(409, 'STALE') : saved()) }); // prettier-ignore
  await press('Edit: Sentence 1');
  await typeInto('Mine.');
  serverHas([aSentence({ target_translation: 'Theirs.', rev: 5 })]);
  await press('Confirm');
  expect(await screen.findByText('Theirs.')).toBeTruthy();
  expect(screen.getByText('Mine.')).toBeTruthy();
  isStale = false;
  await press('Use mine');
  await waitFor(() => expect(screen.queryByText('Theirs.')).toBeNull());
  expect(made().at(-1)![1]).toEqual({ sentence_id: 1, translation_type: 'target', translation: 'Mine.' });
});

test('what was typed while the text before was on its way is, in the next tab, no change made elsewhere', async () => {
  const first = Promise.withResolvers<ServerAnswer>();
  let sent = 0;
  await write([aSentence()], {
    'PUT /sentence_translation': () => (++sent === 1 ? first.promise : refused(503, 'STARTING')),
  });
  await press('Edit: Sentence 1');
  await typeInto('One.');
  await press('Confirm');
  await press('Edit: Sentence 1');
  await typeInto('Two.');
  await press('Confirm');
  await act(async () => first.resolve(saved(7)));
  expect(await screen.findByText('Could update the sound...')).toBeTruthy();
  cleanup();
  const again = await write([aSentence({ target_translation: 'One.', rev: 7 })], { 'PUT /sentence_translation': () => saved(8) }); // prettier-ignore
  const two = { sentence_id: 1, translation_type: 'target', translation: 'Two.', rev: 7 };
  await waitFor(() => expect(again.made()).toEqual([['PUT /sentence_translation', two]]));
});

test('a sentence is deleted once that is confirmed, and comes back when it could not be', async () => {
  await write([aSentence(), aSentence({ sentence_id: 2, target_translation: 'Two.' })], { 'DELETE /sentence': () => refused(500, 'SURPRISE') }); // prettier-ignore
  await press('Delete sentence 1');
  await act(async () => within(screen.getByRole('dialog', { name: 'Delete sentence 1?' })).getByRole('button', { name: 'Delete' }).click()); // prettier-ignore
  expect(await screen.findByText('Something went wrong... Please refresh the page.')).toBeTruthy();
  expect(screen.getByText('The cat sleeps.')).toBeTruthy();
});

test('the extra pair is added once, as a space, and removed', async () => {
  const { made } = await write([aSentence()], { 'PUT /sentence_translation': () => ({ body: { sound_id: null, sound_path: null, rev: 2 } }), 'DELETE /extra_sentence': () => ({ body: { done: true, rev: 3 } }) }); // prettier-ignore
  await press('Add an extra sentence: Translation of sentence 1');
  expect(screen.queryByRole('button', { name: /Add an extra sentence/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Extra sentence 1:/ })).toBeTruthy();
  await press('Remove the extra sentence: Extra sentence 1');
  expect(screen.queryByRole('button', { name: /^Extra sentence 1/ })).toBeNull();
  await waitFor(() =>
    expect(made()).toEqual([
      ['PUT /sentence_translation', { sentence_id: 1, translation_type: 'extra_target', translation: ' ', rev: 1 }],
      ['DELETE /extra_sentence', { sentence_id: 1, sentence_type: 'extra_target' }],
    ]),
  );
});

test('an extra pair with a text is removed once that is confirmed', async () => {
  const { made } = await write([aSentence({ extra_target_translation: 'It purrs.', extra_source_translation: ' ' })], { 'DELETE /extra_sentence': () => ({ body: { done: true, rev: 3 } }) }); // prettier-ignore
  const remove = 'Remove the extra sentence: Extra sentence 1';
  await press(remove);
  await press('Cancel');
  expect([screen.getByText('It purrs.'), made()]).toMatchObject([{}, []]);
  await press(remove);
  await press('Remove');
  expect(screen.queryByText('It purrs.')).toBeNull();
  await waitFor(() => expect(made().map(([name]) => name)).toEqual(['DELETE /extra_sentence']));
});

test('it says why a part cannot be highlighted', async () => {
  await write([aSentence({ target_highlights: [aHighlight('The cat sleeps.', 'cat')] })]);
  await press('Highlight: Sentence 1');
  const reason = 'A part of this is highlighted already.';
  const box = screen.getByRole('textbox', { name: /^Select a part/ });
  const jump = () => act(async () => void fireEvent.keyDown(box, { key: 'ArrowRight', ctrlKey: true, shiftKey: true }));
  await jump();
  expect([button('Confirm').disabled, screen.queryByText(reason)]).toEqual([false, null]);
  await jump();
  expect([button('Confirm').disabled, screen.queryByText(reason) !== null]).toEqual([true, true]);
});

/** Selects a part of the text that is highlighted, as a mouse does. */
async function select(start: number, end: number) {
  const box = screen.getByRole('textbox', { name: /^Select a part/ });
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const node = texts.nextNode()!;
  await act(async () => {
    getSelection()!.setBaseAndExtent(node, start, node, end);
    document.dispatchEvent(new Event('selectionchange'));
  });
}

test('a part is highlighted: at once, in the last colour, and for good when the server answers', async () => {
  const reply = Promise.withResolvers<ServerAnswer>();
  const { made } = await write([aSentence()], { 'POST /sentence_highlight': () => reply.promise }); // prettier-ignore
  await press('Highlight: Sentence 1');
  expect(status()).toBe('Select text to highlight');
  expect(button('Confirm').disabled).toBe(true);
  await select(4, 7);
  await act(async () => screen.getByRole('radio', { name: 'Blue' }).click());
  await press('Confirm');
  const temporary = button('cat, highlight of Sentence 1');
  await act(async () => temporary.click());
  expect(screen.queryByRole('radio')).toBeNull();
  await act(async () => reply.resolve({ status: 201, body: { highlight_id: 9 } }));
  await press('cat, highlight of Sentence 1');
  expect(status()).toBe('Edit highlight');
  expect(made()).toEqual([
    ['POST /sentence_highlight', { sentence_id: 1, sentence_type: 'target', start_index: 4, end_index: 7, color: 'blue', rev: 1, command_id: expect.any(String) }], // prettier-ignore
  ]);
  cleanup();
  await write([aSentence()]);
  await press('Highlight: Sentence 1');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Blue' }).checked).toBe(true);
  await key(screen.getByRole('textbox'), 'Escape');
  await press('Highlight: Translation of sentence 1');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Red' }).checked).toBe(true);
});

test('by the arrow keys with Shift, letter by letter and word by word', async () => {
  const { made } = await write([aSentence()], { 'POST /sentence_highlight': () => ({ status: 201, body: { highlight_id: 9 } }) }); // prettier-ignore
  await press('Highlight: Sentence 1');
  const box = screen.getByRole('textbox', { name: /^Select a part/ });
  await act(async () => void fireEvent.keyDown(box, { key: 'ArrowRight', ctrlKey: true, shiftKey: true }));
  await act(async () => void document.dispatchEvent(new Event('selectionchange')));
  await key(box, 'Enter');
  expect(made()[0]![1]).toMatchObject({ start_index: 0, end_index: 3 });
});

test('a highlight that is refused is gone; one that could not be changed or deleted is as it was', async () => {
  const highlight = aHighlight('The cat sleeps.', 'sleeps');
  await write([aSentence({ target_highlights: [highlight] })], {
    'POST /sentence_highlight': () => refused(500, 'SURPRISE'),
    'PUT /highlight_color': () => refused(500, 'SURPRISE'),
    'DELETE /highlight': () => refused(500, 'SURPRISE'),
  });
  await press('Highlight: Sentence 1');
  await select(0, 3);
  await press('Confirm');
  expect(await screen.findByText('Could not add highlight...')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'The, highlight of Sentence 1' })).toBeNull();
  await press('sleeps, highlight of Sentence 1');
  await act(async () => screen.getByRole('radio', { name: 'Green' }).click());
  await press('Confirm');
  expect(await screen.findByText('Something went wrong... Please refresh.')).toBeTruthy();
  await press('sleeps, highlight of Sentence 1');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Red' }).checked).toBe(true);
  await press('Delete highlight');
  expect(await screen.findByRole('button', { name: 'sleeps, highlight of Sentence 1' })).toBeTruthy();
});

const image = { sentence_image_id: 4, image_id: 2, image_path: '/media/2.webp', sentence_image_text: null, submitted_by: null, highlighted: false }; // prettier-ignore

test('three pictures are the most; one gets a text, is highlighted and removed', async () => {
  const { made } = await write([aSentence({ images: [image, { ...image, sentence_image_id: 5 }, { ...image, sentence_image_id: 6 }] })], { 'PUT /sentence_image_text': () => ({ body: { sentence_image_text: 'a cat' } }) }); // prettier-ignore
  expect(screen.queryByRole('button', { name: /Add image/ })).toBeNull();
  await press('Text of picture 1 of sentence 1');
  await act(async () => void fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'x'.repeat(31) } }));
  expect(screen.getByText('Text too long: 31 > 30')).toBeTruthy();
  await act(async () => void fireEvent.change(screen.getByLabelText('Text'), { target: { value: ' a cat ' } }));
  await press('Save');
  await press('Highlight picture 1 of sentence 1');
  await press('Remove picture 1 of sentence 1');
  expect(button('Add image to sentence 1')).toBeTruthy();
  await waitFor(() =>
    expect(made()).toEqual([
      ['PUT /sentence_image_text', { sentence_image_id: 4, text: 'a cat' }],
      ['PUT /sentence_image_highlight', { sentence_image_id: 4, highlight: true }],
      ['DELETE /sentence_image', { sentence_image_id: 4 }],
    ]),
  );
});

test('a list is looked at before it is added, all at once; what is wrong is told by line', async () => {
  const { made, asked } = await write([aSentence()], { 'POST /sentence': () => ({ status: 201, body: [aSentence({ sentence_id: 2, target_translation: 'Uno.' })] }) }, { data: { has_speech: true } }); // prettier-ignore
  await press('Paste a list');
  const box = screen.getByLabelText('One sentence a line');
  await act(async () => void fireEvent.change(box, { target: { value: 'Uno.\tOne.\na=b\n\tlonely' } }));
  const lines = within(screen.getByRole('list', { name: 'Lines of the list' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Uno.One.',
    'a=bLine 2: Forbidden character: " = "',
    'lonelyLine 3: There is a translation, but no sentence.',
  ]);
  await press('Add 1 sentence');
  await waitFor(() =>
    expect(made()).toEqual([
      ['POST /sentence', { deck_id: 12, command_id: expect.any(String), texts: [{ target_translation: 'Uno.', source_translation: 'One.' }] }], // prettier-ignore
    ]),
  );
  expect(await screen.findByText('Uno.')).toBeTruthy();
  // Their sounds are made when they are heard.
  expect(asked()).toEqual([]);
});
