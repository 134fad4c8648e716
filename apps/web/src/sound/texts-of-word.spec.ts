import { afterEach, expect, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { serve } from '../api/server.fixture.ts';
import { fakeAudio } from './browser-audio.fixture.ts';
import { stopSound, useSound } from './sound.ts';
import { exampleOf, sourceTextOf } from './texts-of-word.ts';

afterEach(() => {
  cleanup();
  stopSound();
});
const sound = () => renderHook(() => useSound({ has_speech: true })).result.current;

test('what a word means, and its example, are asked of the server when they are heard first', async () => {
  const played = fakeAudio();
  const calls = serve(({ path }) => ({
    body: { sound_id: 1, sound_path: path.includes('source') ? '/media/dog.mp3' : '/media/sentence.mp3' },
  }));
  const word = { word_id: 501, source_translation: 'dog', example: 'いぬです。' };
  const source = sourceTextOf(word)!;
  await sound().say(source, 'english_uk');
  await sound().say(source, 'english_uk');
  await sound().say(exampleOf(word)!, 'japanese');
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/word_sound/501?word_type=source',
    '/api/word_sound/501?word_type=example',
  ]);
  expect(played).toEqual(['/media/dog.mp3', '/media/dog.mp3', '/media/sentence.mp3']);
});

test('a sound that was chosen is played without asking; what has no text has no sound', async () => {
  const played = fakeAudio();
  const calls = serve(() => 'no connection');
  const chosen = sourceTextOf({ word_id: 502, source_translation: 'cat', source_sound_path: '/media/cat.mp3' })!;
  await sound().say(chosen, 'english_uk');
  expect([played, calls]).toEqual([['/media/cat.mp3'], []]);
  expect([sourceTextOf({ word_id: 502, source_translation: null }), exampleOf({ word_id: 502 })]).toEqual([undefined, undefined]); // prettier-ignore
});
