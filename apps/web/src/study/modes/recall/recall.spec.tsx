import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { serve } from '../../../api/server.fixture.ts';
import { press } from '../../../page/screen.fixture.tsx';
import { fakeAudio } from '../../../sound/browser-audio.fixture.ts';
import type { StudyOverrides } from '../../study.fixture.ts';
import { aWord } from '../../study.fixture.ts';
import { heading, key, newWords, open, progress, takeClock, wait } from '../mode.fixture.tsx';
import { StudyMode } from '../study-mode/study-mode.tsx';
import { TestMode } from '../test-mode/test-mode.tsx';

let played: string[] = [];
beforeAll(async () => {
  played = fakeAudio();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
  takeClock(jest);
  // What is fetched later is there already.
  await Promise.all([
    import('./recall-parts.ts'),
    import('../test-mode/test-result.tsx'),
    import('../pages/flashcard.tsx'),
  ]);
});
beforeEach(() => {
  played.length = 0;
  serve(() => 'no connection');
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** So many right days before today; the page itself is told answers that were given later. */
const rightDays = (count: number) =>
  Array.from({ length: count }, (_, ago) => ({
    is_correct: true,
    answer_date: ago - count,
    local_day: `2026-11-${10 + ago}`,
    class_id: null,
    student_id: null,
    student_name: null,
  }));
const german = (word_id: number, target_translation: string, days = 2) =>
  aWord({ word_id, target_translation, target_language: 'german', answers: rightDays(days) });
const animals = [german(1, 'Schwein'), german(2, 'Hündin'), german(3, 'Katze'), german(4, 'Maus')];
const recall = (change: object) => [{ deck_id: 12, listening: false, typing: false, strict: false, ...change }];
const study = (change: object, { words = animals, data = {}, ...more }: StudyOverrides = {}, Mode = StudyMode) =>
  open(Mode, Mode === TestMode ? 'test' : 'study', {
    words,
    ...more,
    data: { target_language: 'german', recall: recall(change), ...data },
  });

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => act(async () => void fireEvent.change(field(), { target: { value: text } }));
const enter = (change: object = {}) =>
  act(async () => void fireEvent.keyDown(field(), { code: 'Enter', key: 'Enter', ...change }));
const answerBy = async (text: string) => {
  await type(text);
  await enter();
};
const news = () => document.querySelector('output')?.textContent;
const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

describe('a known word of a deck that is set to typing', () => {
  test('is typed into a field of its language, which has the focus', async () => {
    await study({ typing: true });
    expect(heading()).toBe('What is this in German?');
    expect(field()).toBe(document.activeElement);
    const { lang, dir } = field();
    const helps = ['autocapitalize', 'autocorrect', 'autocomplete', 'spellcheck'].map((name) =>
      field().getAttribute(name),
    );
    expect([lang, dir, ...helps]).toEqual(['de', 'ltr', 'none', 'off', 'off', 'false']);
    expect(screen.getByLabelText('What is this in German?')).toBe(field());
  });

  test('is right as it is written: it counts, and the next page comes by itself', async () => {
    const { answers } = await study({ typing: true });
    await answerBy('Schwein');
    expect(news()).toBe('Right: Schwein');
    expect(answers()).toEqual({ 1: [true] });
    await wait(2000);
    expect(progress()).toBe('2 of 5');
    expect(field()).toBe(document.activeElement);
  });

  test('is almost right with a slip, which is shown, told, and looked at until one goes on', async () => {
    const { answers } = await study({ typing: true });
    await answerBy('Schwien');
    expect(screen.getByText('Almost:')).toBeTruthy();
    expect(news()).toBe('Almost: it is Schwein. You typed Schwien. One letter differs.');
    expect(marks()).not.toEqual([]);
    expect(answers()).toEqual({ 1: [true] });
    await wait(60_000);
    expect(screen.getByText('Almost:')).toBeTruthy();
    await press('Continue');
    expect(field().value).toBe('');
  });

  test('is wrong with the same slip to the strict eye', async () => {
    const { answers } = await study({ typing: true, strict: true });
    await answerBy('Schwien');
    expect(screen.getByText('Not quite:')).toBeTruthy();
    expect(answers()).toEqual({ 1: [false] });
  });

  test('is wrong when it is another word of the deck, whatever the eye', async () => {
    const { answers } = await study(
      { typing: true },
      { words: [german(1, 'Kirsche'), german(2, 'Kirche'), ...animals.slice(2)] },
    );
    await answerBy('Kirche');
    expect(screen.getByText('Not right. It is:')).toBeTruthy();
    expect(answers()).toEqual({ 1: [false] });
  });

  test('is right by another name of its picture, and with its article', async () => {
    const sow = { ...german(1, 'Schwein'), also_right: ['Sau'], extra_target_translation: 'das Schwein, die Schweine' };
    const { answers } = await study({ typing: true }, { words: [sow, ...animals.slice(1)] });
    await answerBy('Sau');
    expect(news()).toBe('Right: Schwein');
    await press('Undo the last answer');
    await answerBy('das Schwein');
    expect(news()).toBe('Right: Schwein');
    expect(answers()).toEqual({ 1: [true] });
  });

  test("'I don't know' is a wrong answer, and the word is told", async () => {
    const { answers } = await study({ typing: true });
    await press('I don’t know');
    expect(news()).toBe('It is Schwein');
    expect(screen.getByText('It is:')).toBeTruthy();
    expect(answers()).toEqual({ 1: [false] });
  });

  test('is typed by an input method: the Enter that ends a word there checks nothing', async () => {
    const { answers } = await study({ typing: true });
    fireEvent.compositionStart(field());
    await type('Schwein');
    await enter({ isComposing: true });
    await enter({ keyCode: 229 });
    expect(answers()).toEqual({});
    fireEvent.compositionEnd(field());
    await enter();
    expect(answers()).toEqual({ 1: [true] });
  });

  test('is not checked while nothing is typed, nor by a key that is held', async () => {
    const { answers } = await study({ typing: true });
    await enter();
    await answerBy('   ');
    await type('Schwein');
    await enter({ repeat: true });
    expect(answers()).toEqual({});
    await press('Check');
    expect(answers()).toEqual({ 1: [true] });
  });

  test('can be typed by the letters to press', async () => {
    await study({ typing: true });
    await type('Sch');
    await press('ü');
    expect(field().value).toBe('Schü');
    await press('Delete the last letter');
    expect(field().value).toBe('Sch');
  });

  test('can be undone, and typed anew', async () => {
    const { answers } = await study({ typing: true });
    await answerBy('Hund');
    await press('Undo the last answer');
    expect(news()).toBe('Your answer was undone');
    expect([field().value, answers()]).toEqual(['', {}]);
  });

  test('is seen as it was typed when one goes back', async () => {
    await study({ typing: true });
    await answerBy('Schwien');
    await press('Continue');
    await press('Previous page');
    expect(screen.getByText('Almost:')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('what is not known is asked as ever', () => {
  test('new words and young ones are chosen, with a way to say that one does not know', async () => {
    const { answers } = await study(
      { typing: true },
      { words: animals.map((word) => ({ ...word, answers: rightDays(1) })) },
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('I don’t know');
    expect(news()).toBe('Wrong: it is Schwein');
    expect(answers()).toEqual({ 1: [false] });
  });

  test('a deck that is not set to it has neither', async () => {
    await study({});
    expect([screen.queryByRole('textbox'), screen.queryByText('I don’t know')]).toEqual([null, null]);
  });

  test('each deck of several goes by its own setting', async () => {
    const other = { ...german(9, 'Esel'), deck_id: 13 };
    await study({ typing: true }, { words: [other, ...animals], data: { studyDeckIds: [12, 13] } });
    expect(screen.queryByRole('textbox')).toBeNull();
    await key('ArrowRight');
    expect(screen.getByRole('textbox')).toBeTruthy();
  });

  test('a visitor, of whom nothing is remembered, types every word once they have chosen it', async () => {
    const settings = { recall: [{ deck_id: 12, listening: false, typing: true, strict: false }] };
    await open(TestMode, 'test', { words: newWords(3), viewer: null, settings, data: { studyDeckIds: [12] } });
    expect(screen.getByRole('textbox')).toBeTruthy();
  });
});

const untilHeard = async () => {
  for (let pages = 0; pages < 20 && !screen.queryByText(/^Listen and/); pages++) {
    await press('Next page');
    // What is fetched for the page is drawn a moment later.
    await wait(500);
  }
};

describe('listening', () => {
  const spoken = animals.map((word) => ({
    ...word,
    sound_path: `/media/sounds/${word.word_id}.mp3`,
    answers: rightDays(1),
  }));
  test('a word is said, and its picture chosen; the text comes after the answer', async () => {
    const words = Array.from({ length: 30 }, (_, place) => ({
      ...german(place + 1, `Wort ${place}`, 1),
      sound_path: `/media/sounds/${place}.mp3`,
    }));
    const { answers } = await study({ listening: true }, { words });
    await untilHeard();
    expect(heading()).toBe('Listen and choose the picture');
    await wait(50);
    expect(played).toHaveLength(1);
    await press('Play the sound');
    await wait(50);
    expect(played).toEqual([played[0], played[0]]);
    expect(played[0]).toMatch(/^\/media\/sounds\/\d+\.mp3$/);
    await key('Digit1');
    expect(Object.values(answers())).toHaveLength(1);
    expect(heading()).not.toBe('Listen and choose the picture');
  });

  test('a known word is said, and typed', async () => {
    await study(
      { listening: true, typing: true },
      { words: spoken.map((word) => ({ ...word, answers: rightDays(2) })) },
    );
    await untilHeard();
    expect(heading()).toBe('Listen and type the word');
    expect(document.querySelector('main img')).toBeNull();
    await press('I can’t listen now');
    expect(heading()).toBe('What is this in German?');
  });

  test('without a sound and a voice nothing is asked by listening', async () => {
    await study({ listening: true }, { words: animals });
    await untilHeard();
    expect(screen.queryByText(/^Listen and/)).toBeNull();
  });
});

test('a test tells at its end what was typed', async () => {
  await study({ typing: true }, { words: [german(1, 'Schwein'), german(2, 'Esel')] }, TestMode);
  for (let page = 0; page < 2; page++) {
    const isSow = document.querySelector('main img')!.getAttribute('alt') === 'meaning 1';
    await answerBy(isSow ? 'Schwien' : 'Pferd');
    await press('Continue');
  }
  expect(heading()).toBe('50%');
  expect(screen.getByRole('region', { name: '1 missed word' }).textContent).toContain('You typed: Pferd');
  expect(screen.getByRole('region', { name: '1 almost right' }).textContent).toContain('You typed: Schwien');
});
