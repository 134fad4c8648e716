import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { refused, serve, type ServerAnswer } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { aWord, deckData } from '../../study/study.fixture.ts';
import * as setUpParts from '../../games/live-quiz/set-up/set-up-parts.tsx';
import { SetUpPage } from './set-up-page.tsx';

beforeAll(giveDialogs);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Five words, of which so many have no picture; without a translation either, unless told otherwise. */
async function open(
  pictureless: number,
  source_translation: string | null = null,
  classes: object[] = [],
  {
    class_id = null,
    word_ids = [],
    setUps,
    prepared_id = null,
    saved = { body: { done: true } },
    soundOf,
  }: {
    class_id?: number | null;
    word_ids?: number[];
    setUps?: () => object;
    prepared_id?: string | null;
    saved?: ServerAnswer;
    /** What the server says when it is to say a word; it has no voice without. */
    soundOf?: (word_id: number) => ServerAnswer;
  } = {},
) {
  const words = [1, 2, 3, 4, 5].map((word_id) =>
    word_id <= pictureless ? aWord({ word_id, image_id: null, source_translation }) : aWord({ word_id }),
  );
  const calls = serve(({ path }) => {
    if (path === '/api/logged_in_user') return { body: aSessionUser() };
    if (path.startsWith('/api/deck_owner')) return { body: { username: 'mila' } };
    if (path === '/api/classes/false') return { body: classes };
    if (path === '/api/set_ups' && setUps) return { body: setUps() };
    if (path.startsWith('/api/set_ups/')) return saved;
    if (path === '/api/live') return refused(429, 'TOO_MANY');
    const said = /^\/api\/word_sound\/(\d+)/.exec(path);
    if (said && soundOf) return soundOf(Number(said[1]));
    return path.startsWith('/api/word-deck/')
      ? { body: deckData({ words, has_speech: !!soundOf }) }
      : refused(404, 'NOT_FOUND');
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  await act(
    async () =>
      void render(
        <I18nProvider i18n={i18n}>
          <SetUpPage
            deck_ids={[7]}
            word_ids={word_ids}
            class_id={class_id}
            prepared_id={prepared_id}
            back={null}
            game={setUpParts}
          />
        </I18nProvider>,
      ),
  );
  await screen.findByRole('button', { name: 'Open the lobby' });
  return calls;
}
const told = () => screen.getByRole('heading', { level: 1 }).parentElement!.textContent;
const lobby = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Open the lobby' });
const choose = (name: string) => act(async () => screen.getByRole('checkbox', { name: new RegExp(name) }).click());

test('words that cannot be asked do not count, and it is said why', async () => {
  await open(1);
  expect(told()).toContain('4 words');
  expect(told()).toContain('1 more has no picture, and cannot be asked this way.');
  expect(screen.getByRole('radio', { name: 'All 4' })).toBeTruthy();
  expect(lobby().disabled).toBe(false);
});

test('too few are told before anybody presses', async () => {
  await open(2);
  expect(told()).toContain('2 more have no picture, and cannot be asked this way.');
  expect(screen.getByText('At least 4 words required')).toBeTruthy();
  expect(lobby().disabled).toBe(true);
});

test('a word card asks for its word, but is not looked for among pictures', async () => {
  await open(2, 'beautiful');
  expect(told()).toContain('5 words');
  expect(told()).not.toContain('no picture');
  await choose('Picture, find the word');
  expect(told()).toContain('2 more have no picture, and cannot be asked this way.');
  expect(lobby().disabled).toBe(true);
  await choose('Picture, find the word');
  expect([told().includes('5 words'), lobby().disabled]).toEqual([true, false]);
});

const classes = [
  { class_id: 7, class_name: '7b Spanish', archived: false, student_count: 3, request_count: 0, item_count: 0, rev: 0 },
  { class_id: 8, class_name: '8a', archived: false, student_count: 0, request_count: 0, item_count: 0, rev: 0 },
];
const chooseClass = (class_id: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Class'), { target: { value: class_id } }));
const openedWith = (calls: Awaited<ReturnType<typeof open>>) =>
  calls.find(({ path }) => path === '/api/live')!.body as {
    source: { word_ids?: number[] };
    settings: { names: string; class_id?: number; questions: number; kinds: string[] };
  };
/** What the server is sent to open the lobby with. */
async function settingsSent(calls: Awaited<ReturnType<typeof open>>) {
  await act(async () => lobby().click());
  return openedWith(calls).settings;
}

test('a class that is chosen plays under its names, unless the players are to type theirs', async () => {
  const calls = await open(0, null, classes);
  await chooseClass('7');
  expect(await settingsSent(calls)).toMatchObject({ class_id: 7, names: 'roster' });
  calls.length = 0;
  await act(async () => screen.getByRole('radio', { name: /Own names/ }).click());
  expect(await settingsSent(calls)).toMatchObject({ class_id: 7, names: 'own' });
  calls.length = 0;
  await act(async () => screen.getByRole('radio', { name: /Generated/ }).click());
  expect(await settingsSent(calls)).toMatchObject({ class_id: 7, names: 'generated' });
  calls.length = 0;
  await chooseClass('');
  const { class_id, names } = await settingsSent(calls);
  expect([class_id, names]).toEqual([undefined, 'own']);
});

test('the class that was chosen last with the deck is chosen already, as long as it is there', async () => {
  localStorage.setItem('deck-7-class', '7');
  await open(0, null, classes);
  expect(screen.getByLabelText<HTMLSelectElement>('Class').value).toBe('7');
  cleanup();
  await open(0, null, classes.slice(1));
  expect(screen.getByLabelText<HTMLSelectElement>('Class').value).toBe('');
});

test('words that a class is to be quizzed about are all asked, of that class, whatever was chosen last', async () => {
  localStorage.setItem('deck-7-class', '8');
  const calls = await open(0, null, classes, { class_id: 7, word_ids: [1, 2, 4, 5] });
  expect(screen.getByLabelText<HTMLSelectElement>('Class').value).toBe('7');
  expect(await settingsSent(calls)).toMatchObject({ class_id: 7, names: 'roster', questions: 4 });
  expect(openedWith(calls).source.word_ids).toEqual([1, 2, 4, 5]);
});

test('a class that is gone meanwhile is not replaced by another one', async () => {
  localStorage.setItem('deck-7-class', '8');
  await open(0, null, classes, { class_id: 9, word_ids: [1, 2, 4, 5] });
  expect(screen.getByLabelText<HTMLSelectElement>('Class').value).toBe('');
});

test('a class without students says that nobody can join, and a host without classes is not asked for one', async () => {
  await open(0, null, classes);
  await chooseClass('8');
  expect(screen.getByText('This class has no students yet, so nobody can join.')).toBeTruthy();
  cleanup();
  await open(0);
  expect(screen.queryByLabelText('Class')).toBeNull();
  expect(screen.queryByRole('radio', { name: /From the class/ })).toBeNull();
});

test('a host without classes chooses between names of the players own and generated ones', async () => {
  const calls = await open(0);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Own names/ }).checked).toBe(true);
  await act(async () => screen.getByRole('radio', { name: /Generated/ }).click());
  expect(await settingsSent(calls)).toMatchObject({ names: 'generated' });
});

/** What the host has kept, as the server gives it. */
const nothingKept = { last: null, presets: [], prepared: [] };
const choices = (change: object) => ({ ...setUpParts.defaultSettings, ...change });
const warmUp = () => screen.getByRole('button', { name: 'Warm-up' });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('the choices of the last quiz are made already, as far as these words allow them', async () => {
  const last = choices({ seconds: 30, scoring: 'speed', questions: 50, kinds: ['sound_to_text'] });
  const calls = await open(0, null, [], { setUps: () => ({ ...nothingKept, last }) });
  expect(radio('30').checked).toBe(true);
  expect(await settingsSent(calls)).toMatchObject({ seconds: 30, scoring: 'speed', questions: 5, kinds: ['text_to_picture', 'picture_to_text'] }); // prettier-ignore
});

test('a prepared quiz begins with its own choices and its class', async () => {
  const prepared = {
    set_up_id: 'a-1',
    name: 'Monday',
    settings: choices({ seconds: 45, class_id: 7, names: 'roster' }),
    saved_at: 1,
    prepared_deck_ids: [6, 7],
    deck_ids: [7],
    decks_gone: 1,
    link_key: null,
  };
  const setUps = () => ({ ...nothingKept, last: choices({ seconds: 30 }), prepared: [prepared] });
  const calls = await open(0, null, classes, { setUps, prepared_id: 'a-1' });
  expect(screen.getByText(/A deck of this quiz is no longer there/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep the changes for later' })).toBeTruthy();
  expect(await settingsSent(calls)).toMatchObject({ seconds: 45, class_id: 7, names: 'roster' });
});

test('of words that were chosen those that are left are asked, and how many are gone is said', async () => {
  const calls = await open(0, null, classes, { word_ids: [1, 2, 4, 5, 90, 91] });
  expect(screen.getByText('2 words of this quiz are no longer there. It asks those that are left.')).toBeTruthy();
  await act(async () => lobby().click());
  expect(openedWith(calls).source.word_ids).toEqual([1, 2, 4, 5]);
});

test('choices are kept as a preset under a name, and one press takes them again', async () => {
  let presets: object[] = [];
  const calls = await open(0, null, classes, { setUps: () => ({ ...nothingKept, presets }) });
  await chooseClass('7');
  await act(async () => radio('30').click());
  await act(async () => screen.getByRole('button', { name: 'Keep these choices' }).click());
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  expect(screen.getByText('Give it a name')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Warm-up ' } });
  const settings = choices({ seconds: 30, questions: 5 });
  presets = [{ set_up_id: 'a-2', name: 'Warm-up', settings, saved_at: 1 }];
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  const put = calls.find(({ method }) => method === 'PUT')!;
  expect(put.body).toMatchObject({ kind: 'preset', name: 'Warm-up', settings: { seconds: 30, names: 'own' } });
  expect(put.body).not.toHaveProperty('settings.class_id');
  expect(warmUp().getAttribute('aria-pressed')).toBe('true');
  await act(async () => radio('10').click());
  expect(warmUp().getAttribute('aria-pressed')).toBe('false');
  await act(async () => warmUp().click());
  expect(radio('30').checked).toBe(true);
  expect(await settingsSent(calls)).toMatchObject({ class_id: 7, names: 'roster', seconds: 30 });
});

test('in the dialog in which a name is given it is said that no more can be kept', async () => {
  const full = { status: 409, body: { errDesc: 'Full', code: 'SET_UPS_FULL', params: { most: 30 } } };
  await open(0, null, [], { setUps: () => nothingKept, saved: full });
  await act(async () => screen.getByRole('button', { name: 'Keep these choices' }).click());
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'One more' } });
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  expect(screen.getByRole('dialog').textContent).toContain('You have 30 of these. Delete one first.');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('One more');
});

const bySound = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Sound, find the word/ });
const spoken = (word_id: number): ServerAnswer => ({ body: { sound_id: word_id, sound_path: `/${word_id}.mp3` } });

test('words without a sound are said while the quiz is set up, each once, and can then be asked by it', async () => {
  const calls = await open(0, null, [], {
    soundOf: (word_id) => (word_id === 3 ? refused(404, 'SOUND_FETCH_FAILED') : spoken(word_id)),
  });
  expect(await screen.findByText('4 of 5 words have a sound')).toBeTruthy();
  await act(async () => bySound().click());
  expect((await settingsSent(calls)).kinds).toContain('sound_to_text');
  const asked = calls.filter(({ path }) => path.startsWith('/api/word_sound/'));
  expect(asked.map(({ path }) => path).toSorted()).toEqual([1, 2, 3, 4, 5].map((id) => `/api/word_sound/${id}`));
});

test('a quiz can be set up by its sounds while they are made; without a voice it cannot, and it is said why', async () => {
  const voice = Promise.withResolvers<void>();
  await open(0, null, [], { soundOf: (word_id) => voice.promise.then(() => spoken(word_id)) as never });
  expect(screen.getByText('The words are being said: 0 of 5')).toBeTruthy();
  await act(async () => bySound().click());
  for (const other of [/Word, find the picture/, /Picture, find the word/])
    await act(async () => screen.getByRole('checkbox', { name: other }).click());
  expect(lobby().disabled).toBe(true);
  await act(async () => voice.resolve());
  await waitFor(() => expect(lobby().disabled).toBe(false));
  cleanup();
  await open(0);
  expect(screen.getByText('There is no voice for this language')).toBeTruthy();
  expect(bySound().disabled).toBe(true);
});
