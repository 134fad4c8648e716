import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { DeckSentence } from '@lexiroom/contracts/sentences';
import type { LanguageId } from '@lexiroom/domain/languages';
import { act, cleanup, renderHook } from '@testing-library/react';
import { type MadeCall, refused, serve, type ServerAnswer } from '../api/server.fixture.ts';
import { fakeAudio } from '../sound/browser-audio.fixture.ts';
import { fakeVoices } from '../sound/browser-voice.fixture.ts';
import { stopSound } from '../sound/index.ts';
import { turnSound } from '../sound/sound-switch.ts';
import { type SoundState, useSentenceSound } from './sentence-sound.ts';
import { aSentence } from './sentences.fixture.ts';

let played: string[];
let calls: MadeCall[];
let answer: () => ServerAnswer;
let sentence_id = 100;
beforeEach(() => {
  answer = () => refused(404, 'SOUND_FETCH_FAILED');
  calls = serve(() => answer());
  played = fakeAudio();
  sentence_id += 1;
});
afterEach(() => {
  cleanup();
  stopSound();
  turnSound(true);
});

/** One that no test before has asked for. */
const sentence = (overrides: Partial<DeckSentence> = {}) =>
  aSentence({ sentence_id, extra_target_translation: 'It dreams.', ...overrides });
const asked = () => calls.map(({ path }) => path.replace('/api/sentence_sound/', ''));

function hear(has_speech: boolean, voices: readonly string[] = [], target_language: LanguageId = 'english_uk') {
  const browser = fakeVoices(voices);
  const { result } = renderHook(() => useSentenceSound({ target_language, has_speech }));
  act(() => browser.tellVoices());
  return { sound: () => result.current, browser };
}

test('where the server speaks, it is asked for a text once; another text has another sound', async () => {
  answer = () => ({ body: { sound_id: 1, sound_path: `/media/sounds/${calls.length}.mp3` } });
  const { sound } = hear(true);
  expect(sound().canSay(sentence(), 'target')).toBe(true);
  await sound().say(sentence(), 'target');
  await sound().say(sentence(), 'target');
  await sound().say(sentence(), 'extra_target');
  await sound().say(sentence({ target_translation: 'A cow sleeps.' }), 'target');
  expect(asked()).toEqual([`${sentence_id}/target`, `${sentence_id}/extra_target`, `${sentence_id}/target`]);
  expect(played).toEqual([1, 1, 2, 3].map((place) => `/media/sounds/${place}.mp3`));
});

test('what comes next is made ahead: both texts, as far as they are there and have no sound', async () => {
  const { sound } = hear(true);
  const next = sentence({ sentence_id: sentence_id + 1000, sound_path: '/media/sounds/1.mp3' });
  const empty = sentence({ sentence_id: sentence_id + 2000, extra_target_translation: ' ' });
  sound().preload([sentence(), next, empty]);
  await act(async () => undefined);
  expect(asked()).toEqual([
    `${sentence_id}/target`,
    `${sentence_id}/extra_target`,
    `${sentence_id + 1000}/extra_target`,
    `${sentence_id + 2000}/target`,
  ]);
});

test('what the server says poorly the browser says, if it can, also when the server has said it before', async () => {
  const { sound, browser } = hear(true, ['th-TH'], 'thai');
  void sound().say(sentence({ sound_path: '/media/sounds/1.mp3' }), 'target');
  await act(async () => undefined);
  expect(browser.spoken.map(({ lang }) => lang)).toEqual(['th-TH']);
  expect(asked()).toEqual([]);
});

describe('its author sees of the sound of a text', () => {
  const path = '/media/sounds/1.mp3';
  test.each<[string, SoundState, Partial<DeckSentence>, has_speech: boolean, voices: string[]]>([
    ['without a text, none', 'none', { target_translation: null }, true, []],
    ['that is made, that it is ready', 'ready', { sound_path: path }, false, []],
    ['that is made, that it is ready, whatever failed before', 'ready', { sound_path: path, failed_sounds: ['target'] }, true, []], // prettier-ignore
    ['that nobody heard, that it is still to be made', 'unmade', { failed_sounds: [] }, true, []],
    ['that an earlier build kept, the same', 'unmade', {}, true, ['en-GB']],
    ['that failed, that it failed', 'failed', { failed_sounds: ['target'] }, true, ['en-GB']],
    ['whose other text failed, nothing of that', 'unmade', { failed_sounds: ['extra_target'] }, true, []],
    ['that only the browser says, that it is ready', 'ready', {}, false, ['en-GB']],
    ['that nobody can say, that it failed', 'failed', {}, false, []],
  ])('%s', (_, state, overrides, has_speech, voices) => {
    const { sound } = hear(has_speech, voices);
    expect(sound().stateOf(sentence(overrides), 'target')).toBe(state);
  });

  test('nothing to be pressed while sounds are off, but what failed', () => {
    const { sound } = hear(true);
    act(() => turnSound(false));
    expect(sound().stateOf(sentence(), 'target')).toBe('none');
    expect(sound().stateOf(sentence({ failed_sounds: ['target'] }), 'target')).toBe('failed');
  });
});
