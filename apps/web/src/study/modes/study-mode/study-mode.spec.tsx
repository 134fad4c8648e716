import type { DeckWord } from '@lexiroom/contracts/decks';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { serve } from '../../../api/server.fixture.ts';
import { currentAddress } from '../../../navigation/index.ts';
import { button, press } from '../../../page/screen.fixture.tsx';
import type { StudyOverrides } from '../../study.fixture.ts';
import {
  anotherDeck,
  asked,
  choose,
  heading,
  key,
  answeredWords,
  markOf,
  newWords,
  open,
  progress,
  wait,
  takeClock,
} from '../mode.fixture.tsx';
import { StudyMode } from './study-mode.tsx';

beforeAll(async () => {
  takeClock(jest);
  // What is fetched later is there already.
  await import('../../words/told-parts.ts');
  await import('../run-end/run-end.tsx');
  await import('../../answers/undo-answer.ts');
  await import('../frame/undo-button.tsx');
  await import('../pages/flashcard.tsx');
  await import('../pages/pin-button.tsx');
});
beforeEach(() => void serve(() => 'no connection'));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
});

const study = (overrides?: StudyOverrides) => open(StudyMode, 'study', overrides);
const known = (count: number, overrides: StudyOverrides = {}) => study({ words: answeredWords(count), ...overrides });

test('new words are introduced with their meaning, then asked', async () => {
  await study();
  expect(screen.getByText('New word')).toBeTruthy();
  expect(heading()).toBe('word 1');
  expect(screen.getByText('meaning 1')).toBeTruthy();
  await press('Continue');
  expect(heading()).toBe('word 2');
  await press('Continue');
  expect(asked().word_id).toBe(1);
});

test('words that were answered before are asked at once', async () => {
  await known(3);
  expect(screen.queryByText('New word')).toBeNull();
  expect(asked().word_id).toBe(1);
});

test('a right choice is ticked at once, stands out after a second, and gives way after two', async () => {
  await known(4);
  const { right, wrong } = asked();
  await choose(right);
  expect(markOf(right)).toBe('Right answer');
  expect(right.className).not.toContain('bg-good-wash');
  expect(wrong.className).not.toContain('opacity');
  await wait(999);
  expect(right.className).not.toContain('bg-good-wash');
  await wait(1);
  expect(right.className).toContain('bg-good-wash');
  expect(wrong.className).toContain('opacity');
  await wait(999);
  expect(progress()).toMatch(/^1 of/);
  await wait(1);
  expect(progress()).toMatch(/^2 of/);
});

test('a wrong choice is crossed, shows the right one, and stays until Continue', async () => {
  await known(4);
  const { right, wrong, options } = asked();
  await choose(wrong);
  expect(markOf(wrong)).toBe('Your answer');
  expect(markOf(right)).toBe('Right answer');
  expect(options.filter((option) => option.className.includes('opacity'))).toHaveLength(2);
  await wait(60_000);
  expect(progress()).toMatch(/^1 of/);
  await press('Continue');
  expect(progress()).toMatch(/^2 of/);
});

const noted = (word: DeckWord) => ({
  ...word,
  note: `irregular ${word.word_id}`,
  example: `A ${word.target_translation}.`,
  example_translation: `One ${word.source_translation}.`,
});
const told = () => screen.queryByText(/^irregular/)?.closest('dl')?.textContent;

describe('note and example of a word', () => {
  test('are told with a new word, and of no word that is asked, until it was answered wrongly', async () => {
    await study({ words: newWords(3).map(noted) });
    expect(told()).toBe('Noteirregular 1ExampleA word 1.One meaning 1.');
    await press('Continue');
    await press('Continue');
    const { wrong, word_id } = asked();
    expect(told()).toBeUndefined();
    await choose(wrong);
    expect(told()).toBe(`Noteirregular ${word_id}ExampleA word ${word_id}.One meaning ${word_id}.`);
    await press('Continue');
    expect(told()).toBeUndefined();
  });

  test('can be heard, and so can what the word means', async () => {
    const calls = serve(() => 'no connection');
    await study({ words: newWords(3).map(noted), data: { has_speech: true } });
    await screen.findByRole('button', { name: 'Play the translation' });
    await press('Play the translation');
    await press('Play the example');
    await wait(0);
    const heard = calls.map(({ path }) => path).filter((path) => path.includes('word_type'));
    expect(heard).toEqual(['/api/word_sound/1?word_type=source', '/api/word_sound/1?word_type=example']);
  });

  test('what an example means is not shown where translations are not', async () => {
    await study({ words: newWords(3).map(noted), data: { show_translation: false } });
    expect(told()).toBe('Noteirregular 1ExampleA word 1.');
  });
});

const status = () => document.querySelector('[aria-live]')?.textContent;

test('what was answered is told to screen readers', async () => {
  await known(4);
  const { wrong, word_id } = asked();
  expect(status()).toBe('Page 1, 0 of 4 words');
  await choose(wrong);
  expect(status()).toBe(`Wrong: it is word ${word_id}`);
  await key('ArrowRight');
  await choose(asked().right);
  expect(status()).toMatch(/^Right: word/);
});

test('a second answer to a question changes nothing', async () => {
  const { answers } = await known(4);
  const { right, wrong, word_id } = asked();
  await choose(wrong);
  await choose(right);
  await key('Digit1');
  expect(markOf(wrong)).toBe('Your answer');
  expect(answers()).toEqual({ [word_id]: [false] });
});

test('a question that comes again after a wrong answer is not recorded', async () => {
  const { answers } = await known(4);
  const { wrong, word_id } = asked();
  await choose(wrong);
  do await key('ArrowRight');
  while (asked().word_id !== word_id);
  await choose(asked().right);
  expect(answers()).toEqual({ [word_id]: [false] });
});

test('nobody but the owner is recorded', async () => {
  const { answers } = await known(4, { viewer: 'otto' });
  await choose(asked().right);
  expect(answers()).toEqual({});
});

test('a digit chooses, enter continues, and the focus goes with the page', async () => {
  await known(4);
  const { options, wrong } = asked();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await key(`Digit${options.indexOf(wrong) + 1}`);
  expect(markOf(wrong)).toBe('Your answer');
  expect(document.activeElement).toBe(button('Continue'));
  await press('Continue');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(progress()).toMatch(/^2 of/);
});

test('there is no way back on the first page; a page gone back to stays answered', async () => {
  const { answers } = await known(4);
  expect(button('Previous page').className).toContain('invisible');
  await key('ArrowLeft');
  expect(progress()).toBe('1 of 4');
  const { wrong, word_id } = asked();
  await choose(wrong);
  await key('ArrowRight');
  await key('ArrowLeft');
  expect(asked().word_id).toBe(word_id);
  expect(asked().options.some((option) => markOf(option) === 'Your answer')).toBe(true);
  await key('Digit1');
  expect(answers()).toEqual({ [word_id]: [false] });
  await wait(10_000);
  expect(progress()).toMatch(/^1 of/);
});

/** Answers right until a card stands there. */
async function toCard() {
  while (!screen.queryByRole('button', { name: /^Show/ })) {
    await choose(asked().right);
    await wait(2000);
  }
}

test('thumbs come only when the card is turned; the next page comes 700 ms after one', async () => {
  const { answers } = await known(2);
  await toCard();
  const before = progress();
  expect(screen.queryByText('I knew it')).toBeNull();
  await key('ArrowUp');
  expect(Object.values(answers()).flat()).toHaveLength(before === '2 of 3' ? 1 : 2);
  await press(/^Show/);
  await press('I knew it');
  const answersBefore = Object.values(answers()).flat().length;
  await press('Not yet');
  expect(Object.values(answers()).flat()).toHaveLength(answersBefore);
  await wait(699);
  expect(progress()).toBe(before);
  await wait(1);
  expect(screen.queryByText('I knew it')).toBeNull();
});

test('a card is turned and judged by keys alone', async () => {
  await known(2);
  await toCard();
  const before = progress();
  await key('Space');
  expect(document.activeElement?.textContent).toMatch(/^word/);
  await key('ArrowDown');
  expect(button('Not yet').getAttribute('aria-pressed')).toBe('true');
  await wait(700);
  expect(progress()).not.toBe(before);
});

const goHome = () => act(async () => screen.getByText('Back to the deck', { selector: 'button' }).click());

/** Goes on until the run is over, passing over what is asked. */
async function toEnd() {
  for (let page = 0; page < 60 && !screen.queryByText('Back to the deck', { selector: 'button' }); page++) {
    await key('ArrowRight');
    await wait(0);
  }
}

test('after the last page comes the end of the run, and from there the base page of the study', async () => {
  await known(2);
  await toEnd();
  expect(currentAddress().pathname).toMatch(/study$/);
  await key('ArrowRight');
  expect(currentAddress().pathname).toMatch(/^\/deck\/olga\/\d+$/);
});

const undoButton = () => button('Undo the last answer');

test('the last answer is undone by a button or a key: it is asked again, and nothing of it is left', async () => {
  const { answers, cache } = await known(4);
  const [query] = cache.getQueryCache().getAll();
  const before = cache.getQueryData(query!.queryKey);
  expect(undoButton().className).toContain('invisible');
  for (const undo of [() => press('Undo the last answer'), () => key('KeyU')]) {
    await choose(asked().wrong);
    expect(answers()).toEqual({ 1: [false] });
    expect(undoButton().className).not.toContain('invisible');
    await undo();
    await wait(0);
    expect(asked().options.map(markOf)).toEqual([undefined, undefined, undefined, undefined]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(status()).toBe('Your answer was undone');
    expect(progress()).toBe('1 of 4');
    expect(cache.getQueryData(query!.queryKey)).toEqual(before);
  }
  expect(undoButton().className).toContain('invisible');
  await choose(asked().right);
  expect(answers()).toEqual({ 1: [true] });
});

test('an answer can be undone for a minute, also from the page after it', async () => {
  const { answers } = await known(4);
  await choose(asked().right);
  await wait(2000);
  expect(asked().word_id).toBe(2);
  await wait(57_999);
  expect(undoButton().className).not.toContain('invisible');
  await wait(1);
  expect(undoButton().className).toContain('invisible');
  await key('KeyU');
  await wait(0);
  expect(answers()).toEqual({ 1: [true] });
});

test('after a right answer nobody has to wait: Continue stands there, has the focus, and leads on', async () => {
  await known(4);
  await choose(asked().right);
  expect(document.activeElement).toBe(button('Continue'));
  await press('Continue');
  expect(asked().word_id).toBe(2);
});

const counter = () => document.querySelector('nav p > span:last-child > span:last-child')?.textContent;

test('the counter tells words, and neither falls nor changes what it counts to', async () => {
  await known(2);
  const seen: (string | undefined)[] = [];
  for (let page = 0; page < 20 && !screen.queryByText('2 of 2 words right', { selector: 'h1' }); page++) {
    seen.push(counter());
    if (screen.queryByRole('button', { name: /^Show/ })) {
      await press(/^Show/);
      await press('I knew it');
      await wait(700);
    } else {
      await choose(asked().right);
      await wait(2000);
    }
  }
  const counts = seen.map((text) => Number(text!.split(' ')[0]));
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(seen.every((text) => text!.endsWith('of 2 words'))).toBe(true);
  expect(counts.at(-1)).toBe(1);
});

test('a run of many new words ends after ten, and goes on with the next ones', async () => {
  await study({ words: newWords(25) });
  expect(counter()).toBe('0 of 10 words');
  await toEnd();
  await press('Continue with the next 10 words');
  expect(heading()).toBe('word 11');
  await toEnd();
  await press('Continue with the next 5 words');
  expect(counter()).toBe('0 of 5 words');
  await toEnd();
  expect(screen.queryByText(/^Go on/)).toBeNull();
  await press('Again');
  expect(heading()).toBe('word 1');
});

test('so many new words come at a time as were chosen in this browser', async () => {
  await study({ words: newWords(25), settings: { chunk_size: 5 } });
  expect(counter()).toBe('0 of 5 words');
  cleanup();
  await study({ words: newWords(25), settings: { chunk_size: 'all' } });
  expect(counter()).toBe('0 of 25 words');
});

test('of a chunk that was left at its end, a reload shows the end, and the way on', async () => {
  const ids = [anotherDeck()];
  await study({ words: newWords(25), ids });
  await toEnd();
  cleanup();
  await study({ words: newWords(25), ids });
  await wait(0);
  expect(button('Continue with the next 10 words')).toBeTruthy();
});

test('a visitor, whose answers are kept in the browser, is told how they stay, and goes on with the next words after going home', async () => {
  const ids = [anotherDeck()];
  const visit = { words: newWords(25), ids, viewer: null };
  await study(visit);
  await toEnd();
  const offer = screen.getByRole('link', { name: 'Sign up to keep these words' });
  expect(offer.getAttribute('href')).toBe('/signup');
  await goHome();
  cleanup();
  await study(visit);
  expect(heading()).toBe('word 11');
});

test('the end tells what was missed, hardest first, when it comes back, and studies it again', async () => {
  await known(3);
  for (let page = 0; page < 30 && !screen.queryByText('Hardest words'); page++) {
    const isCard = screen.queryByRole('button', { name: /^Show/ });
    if (!isCard) {
      await choose(asked().word_id === 2 ? asked().wrong : asked().right);
      if (page > 12) await choose(asked().right);
      await key('ArrowRight');
    } else await key('ArrowRight');
    await wait(0);
    if (page === 14) await toEnd();
  }
  expect(heading()).toBe('2 of 3 words right');
  const [hardest, others] = screen.getAllByRole('list');
  expect(hardest!.textContent).toMatch(/^word 2meaning 2Due: .*misses$/);
  expect(others!.textContent).toMatch(/^word 1meaning 1Due: .*word 3meaning 3Due: /);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await key('Enter');
  expect(currentAddress().pathname).toMatch(/study$/);
  expect((currentAddress().state as { selection: object }).selection).toEqual({ word_ids: [2], isFromSchedule: false });
});

test('the last answer of a run can be undone on its last page', async () => {
  const { answers } = await known(1);
  await press(/^Show/);
  await press('Not yet');
  expect(answers()).toEqual({ 1: [false] });
  await wait(700);
  await toEnd();
  await key('KeyU');
  await wait(0);
  expect(answers()).toEqual({});
  expect(button('I knew it')).toBeTruthy();
});

test('home and escape lead back to the base page', async () => {
  await known(2);
  await key('Escape');
  expect(currentAddress().pathname).toMatch(/^\/deck\/olga\/\d+$/);
});

test('what was left goes on where it was, with its answers, and can be started over', async () => {
  const ids = [anotherDeck()];
  await known(4, { ids });
  await choose(asked().wrong);
  await key('ArrowRight');
  await choose(asked().wrong);
  cleanup();
  await known(4, { ids });
  expect(progress()).toMatch(/^2 of/);
  expect(asked().options.some((option) => markOf(option) === 'Your answer')).toBe(true);
  expect(await screen.findByText('You are back where you left off.')).toBeTruthy();
  await press('Start over');
  expect(progress()).toBe('1 of 4');
  expect(asked().options.map(markOf)).toEqual([undefined, undefined, undefined, undefined]);
});

test('starting over can be taken back: everything is as it was', async () => {
  const ids = [anotherDeck()];
  await known(4, { ids });
  await choose(asked().wrong);
  await key('ArrowRight');
  await choose(asked().wrong);
  cleanup();
  await known(4, { ids });
  const before = asked();
  await screen.findByText('You are back where you left off.');
  await press('Start over');
  await screen.findByText('You started over.');
  await press('Undo');
  expect(progress()).toMatch(/^2 of/);
  expect(asked().options.map(markOf)).toEqual(before.options.map(markOf));
});

test('what was finished begins anew', async () => {
  const ids = [anotherDeck()];
  await known(2, { ids });
  await toEnd();
  await goHome();
  cleanup();
  await known(2, { ids });
  expect(progress()).toBe('1 of 2');
  expect(screen.queryByText('You are back where you left off.')).toBeNull();
});

test('translations are hidden and shown from the bottom bar, and that is remembered', async () => {
  await study();
  expect(screen.getByText('meaning 1')).toBeTruthy();
  await press('Translations');
  expect(screen.queryByText('meaning 1')).toBeNull();
  expect(localStorage.getItem('show_study_translations')).toBe('false');
  await press('Translations');
  expect(screen.getByText('meaning 1')).toBeTruthy();
});

test('without a source language there is nothing to show or hide', async () => {
  await study({ words: answeredWords(3).map((word) => ({ ...word, source_language: null })) });
  expect(screen.queryByRole('button', { name: 'Translations' })).toBeNull();
});

test('a word card asks for its word, by what that means', async () => {
  const words = answeredWords(4).map((word) => ({
    ...word,
    image_id: null,
    image_path: `/media/cards/${word.word_id}.svg`,
  }));
  await study({ words });
  expect(heading()).toBe('How is this said in Japanese?');
  expect(screen.getByRole('img').getAttribute('src')).toMatch(/^\/media\/cards\/\d\.svg$/);
});

test('of decks opened together, each word is named and written in the language of its own deck', async () => {
  const words = answeredWords(4).map((word) => ({
    ...word,
    image_id: null,
    image_path: null,
    target_language: 'spanish' as const,
  }));
  const selection = { word_ids: words.map(({ word_id }) => word_id), isFromSchedule: false };
  await study({ words, selection, data: { target_language: 'japanese' } });
  expect(heading()).toBe('How is this said in Spanish?');
  const options = within(screen.getByRole('list')).getAllByRole('button');
  expect(options.map((option) => option.querySelector('bdi')?.lang)).toEqual(['es', 'es', 'es', 'es']);
});

test('a study without words says so, and leads back', async () => {
  await study({ words: [] });
  expect(screen.getByText('This study has no words')).toBeTruthy();
  await press('Back to the deck');
  expect(currentAddress().pathname).toMatch(/^\/deck\/olga\/\d+$/);
});

test('words that are taken out of the deck meanwhile are asked to the end', async () => {
  const { cache } = await known(4);
  const [query] = cache.getQueryCache().getAll();
  cache.setQueryData(query!.queryKey, (data: { words: unknown[] }) => ({ ...data, words: data.words.slice(0, 1) }));
  await key('ArrowRight');
  expect(asked().word_id).toBe(2);
});
