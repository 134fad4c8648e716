import { afterEach, expect, jest, test } from '@jest/globals';
import type { PlayerView, SeatView } from '@lexiroom/contracts/live';
import { outcomeTimes } from '@lexiroom/domain/quiz-questions';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { serve } from '../../../api/server.fixture.ts';
import { keptLives } from '../../../connection/kept-lives.ts';
import { now, playerView, seatView } from '../../../connection/views.fixture.ts';
import type { PlayerContext } from '../../../live/player/player.machine.ts';
import { RacePhone } from './race-phone.tsx';

// jsdom has no media queries.
window.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const words = ['灯台', '港', '島', '橋'];
const question = (number: number, change: Partial<NonNullable<SeatView['question']>> = {}) => ({
  number,
  kind: 'picture_to_text' as const,
  image_path: `/media/${number}.webp`,
  options: words.map((text) => ({ text: `${text}${number}` })),
  ...change,
});
const race = (change: Partial<PlayerView> = {}) => {
  const { question: _none, ...view } = playerView('open');
  return { ...view, pace: 'player' as const, race: { goal_points: 1000, deadline_at: null }, ...change };
};

type Changes = { view?: PlayerView; seat: SeatView } & Partial<PlayerContext>;

/** A phone in a race, which is told more by what is given back; and what was answered. */
function show(first: Changes) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const answered: { question: number; option: number; shown_ms: number | undefined }[] = [];
  const element = ({ view = race(), ...changes }: Changes) => {
    const context = {
      pin: '482913',
      view,
      clock: { offset: now - performance.now() },
      names: 'own',
      name: 'Mia',
      roster: null,
      student_id: null,
      generated: null,
      spin: 0,
      sending: null,
      refusal: null,
      ...changes,
    } as PlayerContext;
    return (
      <I18nProvider i18n={i18n}>
        <RacePhone
          context={context}
          isOver={false}
          onAnswer={(number, option, shown_ms) => answered.push({ question: number, option: Number(option), shown_ms })}
          onNotMe={() => undefined}
          onName={() => undefined}
          onEmblem={() => undefined}
          onGroup={() => undefined}
        />
      </I18nProvider>
    );
  };
  const { rerender } = render(element(first));
  return { answered, tell: (changes: Changes) => rerender(element(changes)) };
}

const options = () => screen.getAllByRole<HTMLButtonElement>('button', { name: /\d$/ });
const text = () => document.body.textContent;

test('a player answers their own question, and says for how long it was in sight', () => {
  jest.useFakeTimers();
  const { answered } = show({ seat: seatView({ question: question(7) }) });
  expect(options()).toHaveLength(4);
  act(() => jest.advanceTimersByTime(1500));
  fireEvent.click(options()[2]!);
  fireEvent.keyDown(window, { key: '1', code: 'Digit1' });
  expect(answered).toEqual([
    { question: 7, option: 2, shown_ms: 1500 },
    { question: 7, option: 0, shown_ms: 1500 },
  ]);
});

test('right is shown at once, and the next question comes by itself', () => {
  jest.useFakeTimers();
  const { tell } = show({ seat: seatView({ question: question(1) }) });
  const last = { question: 1, correct: true, points: 100, option: 2, correct_option: 2 };
  tell({ seat: seatView({ score: 100, question: question(2), last }) });
  expect(text()).toContain('Right!');
  expect(text()).toContain('100 points');
  expect(text()).toContain('港1');
  expect(options().every(({ disabled }) => disabled)).toBe(true);
  act(() => jest.advanceTimersByTime(outcomeTimes.rightShownMs));
  expect(text()).toContain('港2');
  expect(text()).not.toContain('Right!');
  expect(options().every(({ disabled }) => !disabled)).toBe(true);
});

test('wrong is shown at once with the right option, and whoever has seen it goes on', () => {
  const { tell } = show({ seat: seatView({ question: question(1) }) });
  const last = { question: 1, correct: false, points: 0, option: 0, correct_option: 3 };
  tell({ seat: seatView({ question: question(2), last }) });
  expect(text()).toContain('Not this time');
  expect(screen.getByRole('status').textContent).toContain('The right answer is D');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(text()).toContain('港2');
});

test('after a refresh the phone is at the very question, whatever was answered before', () => {
  const last = { question: 4, correct: false, points: 0, option: 0, correct_option: 3 };
  show({ seat: seatView({ question: question(5, { again: true }), last }) });
  expect(text()).toContain('港5');
  expect(text()).toContain('Once more');
  expect(options().every(({ disabled }) => !disabled)).toBe(true);
});

test('an answer on its way is told, and nothing else can be chosen', () => {
  const { answered } = show({ seat: seatView({ question: question(1) }), sending: { question: 1, option: 1 } });
  expect(text()).toContain('Sending…');
  expect(options()[1]!.getAttribute('aria-pressed')).toBe('true');
  fireEvent.keyDown(window, { key: '2', code: 'Digit2' });
  expect(answered).toEqual([]);
});

const typed = (number: number) => question(number, { kind: 'typed', options: [] });
test('a question that is typed has a field, and tells the right text', () => {
  const { tell } = show({ seat: seatView({ question: typed(1) }) });
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toBeTruthy();
  const last = { question: 1, correct: false, points: 0, option: null, text: 'みなと', correct_text: '灯台' };
  tell({ seat: seatView({ question: typed(2), last }) });
  expect(text()).toContain('Not this time');
  expect(text()).toContain('灯台');
});

test('a pause and the end of the race are seen, and nothing can be chosen', () => {
  const { tell } = show({ view: race({ paused: true }), seat: seatView({ question: question(1) }) });
  expect(screen.getByRole('main').textContent).toContain('Paused');
  expect(options().every(({ disabled }) => disabled)).toBe(true);
  tell({ view: race({ phase: 'locked' }), seat: seatView() });
  expect(text()).toContain('The race is over');
  expect(options().every(({ disabled }) => disabled)).toBe(true);
});

test('at the end: the own place, the podium and the missed words', () => {
  serve(() => 'no connection');
  const missed = [{ target_translation: '港', source_translation: 'harbour', image_path: null }];
  show({ view: { ...playerView('podium'), pace: 'player' }, seat: seatView({ missed }) });
  for (const part of ['The quiz is over', '港', 'harbour', 'Leo']) expect(text()).toContain(part);
});

test('in a race of teams one’s own team stands beside the name', () => {
  show({ seat: seatView({ question: question(7), team: '2' }) });
  expect(screen.getByRole('banner').textContent).toContain('FishMia');
});

test('what was missed in a race is kept in this browser, to be studied later', () => {
  const missed = [{ target_translation: '島', source_translation: 'island', image_path: '/media/3.webp' }];
  show({ view: race({ phase: 'podium' }), seat: seatView({ missed }) });
  expect(keptLives.of('482913')?.missed).toEqual(missed);
});

test('how it went is felt as well', () => {
  const felt: unknown[] = [];
  Object.assign(navigator, { vibrate: (pattern: unknown) => felt.push(pattern) > 0 });
  const { tell } = show({ seat: seatView({ question: question(1) }) });
  const last = { question: 1, correct: true, points: 100, option: 2, correct_option: 2 };
  tell({ seat: seatView({ score: 100, question: question(2), last }) });
  expect(felt).toHaveLength(1);
});
