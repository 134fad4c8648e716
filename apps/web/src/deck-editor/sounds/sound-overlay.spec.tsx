import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { LanguageId } from '@lexiroom/domain/languages';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type MadeCall, refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { alerts, button, open, press, type } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { aRow, aSound, languages } from '../library.fixture.tsx';
import { giveSounds } from './recording/level-sound.fixture.ts';
import { SoundOverlay } from './sound-overlay.tsx';

beforeAll(() => {
  giveDialogs();
  HTMLMediaElement.prototype.pause = () => undefined;
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
  giveSounds();
});
afterEach(cleanup);

const onChoose = jest.fn();
const onClose = jest.fn();
beforeEach(() => {
  onChoose.mockClear();
  onClose.mockClear();
});
const voices = [aSound(1), aSound(2, { speaker_id: 1 })];
const mine = aSound(3, { is_synthetic: false, approved: false, sound_submitter: 'olga', speaker_id: null });

async function overlay(
  sounds: ServerAnswer,
  answer: (call: MadeCall) => ServerAnswer = () => ({ body: { done: true } }),
  row = aRow(),
  target_language: LanguageId = 'spanish',
) {
  const calls = serve((call) => (call.path === '/api/sound_generation' ? sounds : answer(call)));
  await open(
    () => (
      <SoundOverlay {...{ row, languages: { ...languages, target_language }, hasSource: true, onChoose, onClose }} />
    ),
    aSessionUser(),
  );
  return calls;
}
const pick = (name: string, bytes = 10) =>
  act(async () => {
    const file = new File([new Uint8Array(bytes)], name, { type: name.endsWith('.mp3') ? 'audio/mpeg' : '' });
    fireEvent.change(screen.getByLabelText('Choose an MP3'), { target: { files: [file] } });
  });

test('the voices of the language say the text; the chosen one is marked', async () => {
  const calls = await overlay(
    { body: { sounds: voices } },
    undefined,
    aRow({ sound: { sound_id: 2, sound_path: '/2' } }),
  );
  await screen.findByRole('button', { name: 'Female 1' });
  expect(calls[0]!.body).toEqual({ text: 'gato', language: 'spanish', selected_sound_id: 2 });
  expect(button('Male 1').getAttribute('aria-pressed')).toBe('true');
  await press('Female 1');
  expect(onChoose).toHaveBeenCalledWith({ sound_id: 1, sound_path: '/media/sounds/1.mp3' }, 'target');
});

test('the translation has sounds of its own language, one of them the row’s', async () => {
  const source = { translation_id: null, text: 'cat' };
  const calls = await overlay(
    { body: { sounds: voices } },
    undefined,
    aRow({ source, source_sound: { sound_id: 2, sound_path: '/2' } }),
  );
  await screen.findByRole('button', { name: 'Female 1' });
  expect(button('Spanish').getAttribute('aria-pressed')).toBe('true');
  await press('English (UK)');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Female 1' })).toHaveLength(2));
  expect(calls.at(-1)!.body).toEqual({ text: 'cat', language: 'english_uk', selected_sound_id: 2 });
  const [, male] = screen.getAllByRole('button', { name: 'Male 1' });
  expect(male!.getAttribute('aria-pressed')).toBe('true');
  await act(async () => screen.getAllByRole('button', { name: 'Female 1' })[1]!.click());
  expect(onChoose).toHaveBeenCalledWith({ sound_id: 1, sound_path: '/media/sounds/1.mp3' }, 'source');
});

test('a voice, or what somebody else has recorded, is reported; one’s own is not', async () => {
  const foreign = { ...mine, sound_id: 4, sound_submitter: 'piet', approved: true };
  const calls = await overlay({ body: { sounds: [...voices, mine, foreign] } });
  await screen.findByRole('button', { name: 'Female 1' });
  const reportable = screen.getAllByRole('button', { name: /^Report: / });
  expect(reportable.map(({ ariaLabel, title }) => ariaLabel ?? title)).toEqual(['Female 1', 'Male 1', 'piet'].map((name) => `Report: ${name}`)); // prettier-ignore
  await press('Report: piet');
  await press('Send the report');
  await screen.findByText('Thank you. An admin will look at it.');
  const reported = calls.filter(({ path }) => path === '/api/report_entry').map(({ body }) => body);
  expect(reported).toEqual([{ entry: 'sound', id: 4, reason: '' }]);
  expect(onChoose).not.toHaveBeenCalled();
});

test.each([
  ['cat.wav', 10, 'Please upload an MP3 file'],
  ['cat.mp3', 300_001, 'File size too big ( > 300kb )'],
])('the file %s of %i bytes is refused before it is sent: %s', async (name, bytes, words) => {
  const calls = await overlay({ body: { sounds: voices } });
  await pick(name, bytes);
  await waitFor(() => expect(alerts()).toEqual([words]));
  expect(calls.some(({ path }) => path === '/api/sound_upload')).toBe(false);
});

test('one’s own recordings are told apart by when they were made', async () => {
  const later = { ...mine, sound_id: 4, created_at: Date.UTC(2026, 10, 27, 12) };
  await overlay({ body: { sounds: [...voices, mine, later] } });
  await screen.findByRole('button', { name: 'Female 1' });
  const times = Array.from(document.querySelectorAll('time'), ({ dateTime, textContent }) => [dateTime, textContent]);
  expect(times.map(([at]) => at)).toEqual(['2026-11-26T12:00:00.000Z', '2026-11-27T12:00:00.000Z']);
  expect(times.map(([, words]) => /2[67]/u.exec(words ?? '')?.[0])).toEqual(['26', '27']);
});

test('without a file there is nothing to use', async () => {
  await overlay({ body: { sounds: voices } });
  await press('Use this sound');
  expect(alerts()).toEqual(['Select a sound']);
});

test('while a file is made as loud as all others, its button waits', async () => {
  await overlay({ body: { sounds: voices } });
  const use = screen.getByRole('button', { name: 'Use this sound' });
  const file = new File([new Uint8Array(10)], 'gato.mp3', { type: 'audio/mpeg' });
  fireEvent.change(screen.getByLabelText('Choose an MP3'), { target: { files: [file] } });
  expect(use.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(use);
  expect(await screen.findByText('gato.mp3')).toBeTruthy();
  expect([alerts(), use.getAttribute('aria-busy')]).toEqual([[], null]);
});

test('an uploaded MP3 becomes the row’s sound', async () => {
  const calls = await overlay({ body: { sounds: voices } }, () => ({ status: 201, body: mine }));
  await pick('gato.mp3');
  await screen.findByText('gato.mp3');
  await press('Use this sound');
  await waitFor(() =>
    expect(onChoose).toHaveBeenCalledWith({ sound_id: 3, sound_path: '/media/sounds/3.mp3' }, 'target'),
  );
  const upload = calls.find(({ path }) => path === '/api/sound_upload')!;
  expect(upload.body).toMatchObject({ text: 'gato', language: 'spanish' });
  expect((upload.body as { sound_file: string }).sound_file).toMatch(/^data:audio\/mpeg;base64,/);
});

test('one’s own sound may be replaced, and deleted: then the row has none', async () => {
  const row = aRow({ sound: { sound_id: 3, sound_path: '/3' } });
  const calls = await overlay({ body: { sounds: [...voices, mine] } }, () => ({ body: mine }), row);
  await screen.findByRole('button', { name: 'Replace: Your recording' });
  expect(screen.queryByRole('button', { name: 'Delete: Female 1' })).toBeNull();
  await press('Replace: Your recording');
  await pick('other.mp3');
  await press('Replace');
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ replaced_sound_id: 3 }),
  );
  await press('Delete: Your recording');
  await waitFor(() => expect(onChoose).toHaveBeenLastCalledWith(null, 'target'));
});

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of your recording' });
const key = (name: string) => act(async () => void fireEvent.keyDown(box(), { key: name }));
async function naming(sound = mine, answer: ServerAnswer = { body: mine }) {
  const calls = await overlay({ body: { sounds: [...voices, sound] } }, () => answer);
  const label = `Name: ${sound.sound_name ?? 'Your recording'}`;
  await screen.findByRole('button', { name: label });
  await press(label);
  return calls;
}
const sent = (calls: readonly MadeCall[]) =>
  calls.filter(({ path }) => path === '/api/sound_name').map(({ body }) => body);

describe('one’s own recording gets a name', () => {
  test('in its place, taken by Enter', async () => {
    const calls = await naming();
    await type('Name of your recording', '  slowly   and clearly ');
    await key('Enter');
    await waitFor(() => expect(sent(calls)).toEqual([{ sound_id: 3, sound_name: 'slowly and clearly' }]));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('which its list shows in the place of the general one, and which can be taken away', async () => {
    const calls = await naming({ ...mine, sound_name: 'slowly' });
    expect(button('Play: slowly')).toBeTruthy();
    expect(button('Delete: slowly')).toBeTruthy();
    expect(box().value).toBe('slowly');
    await type('Name of your recording', '');
    await act(async () => void fireEvent.blur(box()));
    await waitFor(() => expect(sent(calls)).toEqual([{ sound_id: 3, sound_name: '' }]));
  });

  test('unless Escape is pressed, which leaves the sheet open, or nothing has changed', async () => {
    const calls = await naming();
    await type('Name of your recording', 'slowly');
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(false);
    await press('Name: Your recording');
    await key('Enter');
    expect([sent(calls), onClose.mock.calls]).toEqual([[], []]);
  });

  test('of 100 characters at most', async () => {
    const calls = await naming();
    await type('Name of your recording', 'x'.repeat(101));
    expect(alerts()).toEqual(['Name too long: 101 > 100']);
    await key('Enter');
    expect([sent(calls), box().getAttribute('aria-invalid')]).toEqual([[], 'true']);
  });

  test('also when it is approved; what others recorded is called as they are', async () => {
    const theirs = { ...mine, sound_id: 4, approved: true, sound_submitter: 'bea' };
    await overlay({ body: { sounds: [{ ...mine, approved: true }, theirs] } });
    await screen.findByRole('button', { name: 'Name: Your recording' });
    expect(screen.queryByRole('button', { name: 'Name: bea' })).toBeNull();
    expect(button('Play: bea')).toBeTruthy();
  });

  test('a refusal is told', async () => {
    await naming(mine, refused(404, 'NOT_FOUND'));
    await type('Name of your recording', 'slowly');
    await key('Enter');
    await waitFor(() => expect(alerts()).toHaveLength(1));
  });
});

test('an approved sound is not for its submitter to change', async () => {
  await overlay({ body: { sounds: [{ ...mine, approved: true }] } });
  const [replace] = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Cannot edit verified sound' });
  expect(replace!.disabled).toBe(true);
});

test.each([
  [refused(503, 'NO_SPEECH'), 'There is no voice for this language.'],
  [refused(404, 'SOUND_FETCH_FAILED'), 'Sound fetch failed'],
  ['no connection' as const, 'No connection'],
])('where no voice can say it, that is told, and an upload remains', async (said, words) => {
  await overlay(said);
  expect(await screen.findByText(words, {}, { timeout: 3000 })).toBeTruthy();
  expect(screen.getByLabelText('Choose an MP3')).toBeTruthy();
});

test('a row without a text has nothing to say; its voices can be tried', async () => {
  await overlay({ body: { sounds: [] } }, undefined, aRow({ target: null }));
  expect(screen.getByText('Choose the text of this row first')).toBeTruthy();
  expect(button('Play: Male 2')).toBeTruthy();
});

test('a sound that was chosen goes along to a replacement, and is not lost with the sheet unasked', async () => {
  const row = aRow({ sound: { sound_id: 3, sound_path: '/3' } });
  await overlay({ body: { sounds: [...voices, mine] } }, () => ({ body: mine }), row);
  await pick('gato.mp3');
  await press('Replace: Your recording');
  await press('Cancel');
  expect(screen.getByText('gato.mp3')).toBeTruthy();
  await press('Close');
  expect([screen.getByText('Discard what you have started?') !== null, onClose.mock.calls.length]).toEqual([true, 0]);
  await press('Keep editing');
  expect(screen.getByText('gato.mp3')).toBeTruthy();
  await press('Close');
  await press('Discard');
  expect(onClose).toHaveBeenCalledTimes(1);
});

const advice = (text: string, target_language: LanguageId) =>
  overlay({ body: { sounds: voices } }, undefined, aRow({ target: { text, translation_id: 1 } }), target_language);

describe('what the voices of a language are worth is told', () => {
  test.each([
    ['ร่ม', 'thai', /The voices for this language are too poor/],
    ['כֶּלֶב', 'hebrew', /The voices for this language are too poor/],
    ['كلب', 'arabic', /The voices have to guess unwritten vowels/],
    ['ឆ្កែ', 'khmer', /There is no voice for this language/],
  ] as const)('%s in %s: %s', async (text, language, words) => {
    await advice(text, language);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('Hebrew without its vowels is said by none, which is no failure', async () => {
    const row = aRow({ target: { text: 'כלב', translation_id: 1 } });
    await overlay(refused(404, 'SOUND_FETCH_FAILED'), undefined, row, 'hebrew');
    expect(await screen.findByText(/Without vowel signs, no voice here can read this/)).toBeTruthy();
    await waitFor(() => expect(alerts()).toEqual([]));
    expect(screen.queryByText('Sound fetch failed')).toBeNull();
    expect(screen.getByLabelText('Choose an MP3')).toBeTruthy();
  });

  test('where they are good nothing is', async () => {
    await advice('كَلْب', 'arabic');
    await screen.findByRole('button', { name: 'Female 1' });
    expect(screen.queryByRole('status')).toBeNull();
  });
});
