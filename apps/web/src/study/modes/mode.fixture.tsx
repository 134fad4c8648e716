import type { DeckData } from '@lexiroom/contracts/decks';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { show, type Shown } from '../../page/screen.fixture.tsx';
import type { StudyView } from '../study-address.ts';
import { aStudy, aWord, type StudyOverrides } from '../study.fixture.ts';
import type { ViewProps } from '../study.ts';
import { studyQuery } from '../study-query.ts';

/** What of Jest's clock is needed here. */
interface Clock {
  useRealTimers: () => unknown;
  useFakeTimers: (options: { doNotFake: ('queueMicrotask' | 'nextTick')[] }) => unknown;
  advanceTimersByTimeAsync: (ms: number) => Promise<void>;
}
let clock: Clock;

/** The clock that modes run on from now on: `takeClock(jest)`. */
export function takeClock(jest: Clock): void {
  clock = jest;
}

let decks = 100;

/** A deck that nothing was kept of yet. */
export const anotherDeck = (): string => String((decks += 1));

/** A number of words without an answer: 'word 1', which means 'meaning 1', and so on. */
export const newWords = (count: number) => Array.from({ length: count }, (_, place) => aWord({ word_id: place + 1 }));

/** A number of words that were answered before, a week ago. */
export const answeredWords = (count: number) =>
  newWords(count).map((word) => ({
    ...word,
    answers: [{ is_correct: true, answer_date: 0, class_id: null, student_id: null, student_name: null }],
  }));

export interface Opened extends Shown {
  /** How often each word has been answered in this study, by its id, as the page knows it. */
  answers: () => Record<number, boolean[]>;
}

const sameChance = (bytes: Uint8Array) => bytes.fill(4);

/** Draws a mode with the clock in hand; the same chance every time. */
export async function open(
  Mode: ComponentType<ViewProps>,
  view: StudyView,
  { words = newWords(3), ids = [anotherDeck()], ...overrides }: StudyOverrides = {},
): Promise<Opened> {
  Object.defineProperty(crypto, 'getRandomValues', { value: sameChance, configurable: true });
  const study = aStudy({ words, ids, ...overrides });
  const address = { ...study.address, view };
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const { queryKey } = studyQuery(address);
  cache.setQueryData(queryKey, study.data);
  function Shown() {
    const { data } = useQuery({ ...studyQuery(address), enabled: false });
    const now = aStudy({ words: (data ?? study.data).words, ids, ...overrides });
    return <Mode study={{ ...now, address }} />;
  }
  clock.useRealTimers();
  const shown = await show(Shown, `${address.path}/${view}${address.query}`, cache);
  clock.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  return {
    ...shown,
    answers: () => {
      const cached = cache.getQueryData<DeckData>(queryKey)?.words ?? [];
      const later = cached.map(
        ({ word_id, answers }) => [word_id, answers.filter(({ answer_date }) => answer_date > 0)] as const,
      );
      return Object.fromEntries(
        later
          .filter(([, answers]) => answers.length > 0)
          .map(([word_id, answers]) => [word_id, answers.map(({ is_correct }) => is_correct)]),
      );
    },
  };
}

/** Lets time pass, in milliseconds. */
export const wait = (ms: number) => act(() => clock.advanceTimersByTimeAsync(ms));

/** Presses a key of the keyboard, by its place. */
export async function key(code: string, typed = ''): Promise<void> {
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { code, key: typed }));
}

/** The first line of the page. */
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** How far the bar says we are. */
export const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');

export interface Asked {
  word_id: number;
  right: HTMLElement;
  wrong: HTMLElement;
  options: HTMLElement[];
}

/** The question on the page: which word it asks for, and what stands to be chosen. */
export function asked(): Asked {
  const options = within(screen.getByRole('list')).getAllByRole('button');
  const picture = document.querySelector('main img')?.getAttribute('alt') ?? '';
  const word_id = Number(/^word (\d+)$/.exec(heading() ?? '')?.[1] ?? /^meaning (\d+)$/.exec(picture)?.[1]);
  const isRight = (option: HTMLElement) =>
    option.querySelector('bdi')?.textContent === `word ${word_id}` ||
    option.querySelector('img')?.getAttribute('alt') === `meaning ${word_id}`;
  return { word_id, right: options.find(isRight)!, wrong: options.find((option) => !isRight(option))!, options };
}

export const choose = (option: HTMLElement) => act(async () => option.click());

/** The mark on an option: a tick, a cross, or nothing. */
export const markOf = (option: HTMLElement) => within(option).queryByText(/answer$/)?.textContent;
