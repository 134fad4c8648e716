import { afterEach, expect, test } from '@jest/globals';
import type { PlayerView, SeatView } from '@lexiroom/contracts/live';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { refused, serve } from '../../../api/server.fixture.ts';
import { seatTokens } from '../../../connection/seat-storage.ts';
import { playerView, seatView } from '../../../connection/views.fixture.ts';
import { giveDialogs } from '../../../design/overlays/dialog.fixture.ts';
import { PlayerGame } from './player-game.tsx';
import { livePath } from '../../../live/live-path.ts';
import type { PlayerContext } from '../../../live/player/player.machine.ts';

// jsdom has no media queries.
window.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
afterEach(cleanup);

/** Draws what a player sees; gives the options that are chosen. */
function show(view: PlayerView, changes: Partial<PlayerContext> & { seat?: SeatView } = {}) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const chosen: (number | string)[] = [];
  const context: PlayerContext = {
    pin: '482913',
    handed_token: null,
    view,
    seat: seatView(),
    clock: { offset: view.server_now - performance.now() },
    names: 'own',
    name: 'Mia',
    roster: null,
    student_id: null,
    generated: null,
    spin: 0,
    isChangingName: false,
    sending: null,
    refusal: null,
    ...changes,
  };
  render(
    <I18nProvider i18n={i18n}>
      <PlayerGame
        context={context}
        isOver={false}
        onAnswer={(_question, option) => chosen.push(option)}
        onNotMe={() => undefined}
        onName={() => undefined}
        onEmblem={() => undefined}
        onGroup={() => undefined}
      />
    </I18nProvider>,
  );
  return chosen;
}

const options = () => within(screen.getByRole('list')).getAllByRole<HTMLButtonElement>('button');
const text = () => document.body.textContent;

test('in the lobby a player reads their own name, the deck and how many are there', () => {
  show(playerView('lobby'));
  expect(screen.getByRole('heading', { name: 'Mia' })).toBeTruthy();
  expect(text()).toContain('By the sea');
  expect(text()).toContain('2 players in the room');
});

test('a doubtful name is nowhere on the phone either: it shows what the board shows, and says why', () => {
  show(playerView('lobby'), { seat: seatView({ name: 'Player 3', name_waits: true }), name: 'Rude Word' });
  expect(screen.getByRole('heading', { name: 'Player 3' })).toBeTruthy();
  expect(text()).toContain('until your teacher has looked at your name');
  expect(text()).not.toContain('Do you see your name');
  expect(text()).not.toContain('Rude Word');
});

test('options are chosen by tap, and by the keys 1 to 4 and a to d', () => {
  const chosen = show(playerView('open'));
  fireEvent.click(options()[1]!);
  fireEvent.keyDown(window, { key: '3', code: 'Digit3' });
  fireEvent.keyDown(window, { key: 'd', code: 'KeyD' });
  fireEvent.keyDown(window, { key: 'a', code: 'KeyA', repeat: true });
  fireEvent.keyDown(window, { key: 'a', code: 'KeyA', ctrlKey: true });
  expect(chosen).toEqual([1, 2, 3]);
});

test('an option that is not there cannot be chosen by key', () => {
  const question = { ...playerView('open').question!, options: [{ text: 'a' }, { text: 'b' }] };
  const chosen = show(playerView('open', { question }));
  fireEvent.keyDown(window, { key: '4', code: 'Digit4' });
  fireEvent.keyDown(window, { key: '2', code: 'Digit2' });
  expect(chosen).toEqual([1]);
});

test('every option carries its letter, and its text in the language of the deck', () => {
  show(playerView('open'));
  expect(options().map((option) => option.querySelector('svg')?.textContent)).toEqual(['A', 'B', 'C', 'D']);
  expect(options().map((option) => option.querySelector('bdi')?.lang)).toEqual(['ja', 'ja', 'ja', 'ja']);
});

test('an answer on its way is marked where it was tapped, and nothing else can be chosen', () => {
  const chosen = show(playerView('open'), { sending: { question: 3, option: 2 } });
  expect(options().map((option) => option.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true', 'false']);
  expect(text()).toContain('Sending…');
  expect(text()).not.toContain('Saved');
  fireEvent.click(options()[0]!);
  fireEvent.keyDown(window, { key: '1', code: 'Digit1' });
  expect(chosen).toEqual([]);
});

test('saved is said when the server has the answer', () => {
  show(playerView('open'), { seat: seatView({ answered: { question: 3, option: 0 } }) });
  expect(text()).toContain('Saved');
  expect(options()[0]?.getAttribute('aria-pressed')).toBe('true');
});

test('a late answer, and one to a question that was not open, are told in words', () => {
  show(playerView('open'), { refusal: { code: 'LATE', question: 3 } });
  expect(text()).toContain('This answer came too late.');
  cleanup();
  show(playerView('open'), { refusal: { code: 'NOT_OPEN', question: 3 } });
  expect(text()).toContain('This question is not open.');
  expect(options().every((option) => !option.disabled)).toBe(true);
});

test('while the quiz is paused the options wait', () => {
  show(playerView('open', { paused: true }));
  expect(text()).toContain('Paused');
  expect(options().every((option) => option.disabled)).toBe(true);
});

test.each(['starting', 'question', 'open'] as const)('a pause is seen and said on phones: %s', (phase) => {
  for (const phones of ['question_and_options', 'options'] as const) {
    show(playerView(phase, { paused: true, phones }));
    expect(screen.getByRole('main').textContent).toContain('Paused');
    expect(screen.getByRole('status').textContent).toBe('Paused');
    cleanup();
  }
});

test.each(['question', 'open', 'podium'] as const)('phones tell that the question before was skipped: %s', (phase) => {
  serve(() => 'no connection');
  show(playerView(phase, { skipped: 2 }));
  expect(screen.getByRole('main').textContent).toContain('Question 2 was skipped');
});

test('phones that show only options leave the question to the board', () => {
  show(playerView('question', { phones: 'options' }));
  expect(text()).toContain('The question is on the board');
  cleanup();
  show(playerView('open', { phones: 'options' }));
  expect(screen.queryByText('Choose the word')).toBeNull();
  expect(options()).toHaveLength(4);
});

test('after the reveal: how it went, the word with both texts, the points, and the neighbours', () => {
  const last = { question: 3, correct: true, points: 100, option: 0 };
  const neighbours = { above: { name: 'Leo', behind_by: 100 } };
  show(playerView('reveal'), { seat: seatView({ last, neighbours, streak: 4 }) });
  expect(screen.getByRole('heading', { name: 'Right!' })).toBeTruthy();
  for (const words of ['100 points', '4 in a row', '灯台', 'lighthouse', '2nd', '100 behind Leo']) {
    expect(text()).toContain(words);
  }
});

const wrong = { question: 3, correct: false, points: 0, option: 2 };
const notAnswered = { ...wrong, option: null };
const reveal = playerView('reveal').reveal!;
test.each([
  ['Not this time', playerView('reveal'), seatView({ last: wrong })],
  ['No answer this time', playerView('reveal'), seatView({ last: notAnswered })],
  ['You join with the next question', playerView('reveal'), seatView()],
  [
    'This question does not count',
    playerView('reveal', { reveal: { ...reveal, voided: true } }),
    seatView({ last: wrong }),
  ],
])('after the reveal: %s', (title, view, seat) => {
  show(view, { seat });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});

test('after the reveal of a wrong answer one’s own choice is shown beside the right word', () => {
  show(playerView('reveal'), { seat: seatView({ last: wrong }) });
  expect(text()).toContain('You chose 島');
  cleanup();
  const question = playerView('reveal').question!;
  const pictures = question.options!.map((_, index) => ({ image_path: `/media/${index}.webp` }));
  show(playerView('reveal', { question: { ...question, options: pictures } }), { seat: seatView({ last: wrong }) });
  expect(text()).toContain('You chose picture C');
  cleanup();
  for (const last of [notAnswered, { ...wrong, option: 0, correct: true, points: 100 }]) {
    show(playerView('reveal'), { seat: seatView({ last }) });
    expect(text()).not.toContain('You chose');
    cleanup();
  }
});

test.each(['wrong', 'missed'] as const)('%s is not the end of the world: a kind sentence stands there', (how) => {
  const sentences = [1, 2, 3].map((number) => {
    const question = { ...playerView('reveal').question!, number };
    const last = { ...(how === 'wrong' ? wrong : notAnswered), question: number };
    show(playerView('reveal', { question }), { seat: seatView({ last }) });
    const sentence = [...document.querySelector('section')!.querySelectorAll('p')].at(-1)?.textContent;
    cleanup();
    return sentence;
  });
  expect(new Set(sentences).size).toBe(3);
  for (const sentence of sentences) expect(sentence).toMatch(/know it next time|meet it again|next one is yours/);
});

test('at the leaderboard a phone shows the place, the distance to the next, the row, and a kind sentence', () => {
  const neighbours = { above: { name: 'Leo', behind_by: 100 }, below: { name: 'Noor', ahead_by: 50 } };
  show(playerView('leaderboard'), { seat: seatView({ rank: 12, streak: 3, neighbours }) });
  for (const words of ['12th', '200 points', '100 behind Leo', '50 ahead of Noor', '3 in a row. Keep going!'])
    expect(text()).toContain(words);
  cleanup();
  show(playerView('leaderboard'), { seat: seatView({ rank: 1, streak: 1, neighbours: {} }) });
  expect(text()).toContain('You are in the lead!');
});

test('who has no point yet, and who came last, are told no place: how far it is to the next, and that there are chances', () => {
  const neighbours = { above: { name: 'Leo', behind_by: 100 } };
  for (const seat of [
    seatView({ rank: null, score: 0, streak: 0, neighbours }),
    seatView({ rank: 28, streak: 0, neighbours }),
  ]) {
    show(playerView('leaderboard'), { seat });
    expect(text()).toContain('100 behind Leo');
    expect(text()).toContain('The next one is yours.');
    expect(text()).not.toMatch(/Your place|28/);
    cleanup();
    serve(() => 'no connection');
    show(playerView('podium'), { seat });
    expect(text()).not.toMatch(/Your place|28/);
    cleanup();
  }
});

test.each([
  ['is still on its way', { sending: { question: 3, option: 1 } }],
  ['was refused as too late', { refusal: { code: 'LATE', question: 3 } }],
] as const)('who did answer is told that it did not arrive, when it %s', (_, context) => {
  show(playerView('reveal'), { seat: seatView({ last: notAnswered }), ...context });
  expect(screen.getByRole('heading', { name: 'Your answer did not arrive in time' })).toBeTruthy();
});

test('at the end a player sees their own place, the podium, and the words to look at once more', () => {
  serve(() => 'no connection');
  const missed = [{ target_translation: '港', source_translation: 'harbour', image_path: null }];
  show(playerView('podium'), { seat: seatView({ missed }) });
  for (const words of ['Your place: 2', '200 points', 'Leo', '港', 'harbour']) expect(text()).toContain(words);
  cleanup();
  show(playerView('podium'), { seat: seatView({ missed: [] }) });
  expect(text()).toContain('You knew every word');
  cleanup();
  show(playerView('podium'), { seat: seatView({ missed: [], rank: null }) });
  expect(text()).not.toContain('You knew every word');
});

test.each([
  ['a guest', { body: { errDesc: 'You are not logged in', code: 'NOT_LOGGED_IN' } }, ['/live']],
  ['whose session is over', refused(401, 'NOT_LOGGED_IN'), ['/live']],
  ['somebody without a connection', 'no connection' as const, ['/live']],
  ['whoever is logged in', { body: { role: 'learner' } }, ['/live', '/']],
])('from the end there is a way on for %s', async (_, said, ways) => {
  serve(() => said);
  show(playerView('podium'));
  await act(async () => new Promise((done) => setTimeout(done)));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways);
  expect(screen.getByRole('link', { name: 'Join another quiz' })).toBeTruthy();
});

test('the phone’s small menu has a switch for vibration and its keys answer nothing', async () => {
  giveDialogs();
  Object.defineProperty(navigator, 'vibrate', { value: () => true, configurable: true });
  const chosen = show(playerView('open'));
  fireEvent.click(screen.getByRole('button', { name: 'This phone' }));
  fireEvent.click(screen.getByRole('switch', { name: /Vibration/ }));
  fireEvent.keyDown(window, { key: '2', code: 'Digit2' });
  expect(chosen).toEqual([]);
  expect(localStorage.getItem('vibration')).toBe('off');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(window, { key: '2', code: 'Digit2' });
  expect(chosen).toEqual([1]);
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('the menu hands the own seat to another device, by a code and by a link', async () => {
  giveDialogs();
  seatTokens.keep('482913', 'a/token');
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (link: string) => void written.push(link) },
    configurable: true,
  });
  show(playerView('open'));
  fireEvent.click(screen.getByRole('button', { name: 'This phone' }));
  // This device cannot tremble.
  expect(screen.queryByRole('switch')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Go on on another device' }));
  expect(await screen.findByRole('img', { name: 'Code for your other device' })).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
  const { pathname, hash, search } = new URL(written[0]!);
  expect([livePath({ pathname, hash, search }), search]).toEqual([
    { page: 'join', pin: '482913', seat_token: 'a/token' },
    '',
  ]);
  Reflect.deleteProperty(navigator, 'clipboard');
  seatTokens.forget('482913');
});
