import { describe, expect, test } from '@jest/globals';
import { type GivenAnswer, scoresOf, type ScreenRoom } from '../../live-session/index.ts';
import { emptyScoreboard, type Scoreboard } from '../../scoring/index.ts';
import { foldScores, hostView, PlayedQuiz, playerView, projectorView, seatView } from './quiz.fixture.ts';
import { questionOf } from './state.ts';

function roomOf({ state, now }: PlayedQuiz, change: Partial<ScreenRoom> = {}): ScreenRoom {
  return {
    state,
    board: emptyScoreboard,
    connected: new Set([1]),
    tally: { counts: [0, 2], answered: 2 },
    pin: '123456',
    join_address: 'http://192.168.1.5:3000/live',
    seq: 9,
    n: 4,
    now,
    ...change,
  };
}

/** A scoreboard after one question counted by speed: the seats with a time were right, after so many milliseconds. */
function boardOf(times: readonly (number | null)[]): Scoreboard {
  const seat_ids = times.map((_, index) => index + 1);
  const answers = times.flatMap((ms, index): GivenAnswer[] =>
    ms === null ? [] : [{ seat_id: index + 1, option: 0, correct: true, ms }],
  );
  return foldScores([{ number: 1, whole_ms: 20_000, seat_ids, answers }], { scoring: 'speed', combo: false });
}

const twoPlayers = ['Ada', 'Ben'];

describe('what is shown in each phase', () => {
  const always = [
    'count',
    'deck_name',
    'n',
    'paused',
    'phase',
    'seq',
    'server_now',
    'source_language',
    'target_language',
  ];
  const ofScreens = [...always, 'connected', 'door', 'join_address', 'pin', 'players', 'settings'];
  const quiz = new PlayedQuiz({ questions: 2, kinds: ['picture_to_text'] });
  for (const name of twoPlayers) quiz.do({ type: 'join', name });
  const steps: [string, () => unknown, string[], string[]][] = [
    ['lobby', () => quiz.now, [], []],
    ['starting', () => quiz.do({ type: 'start' }), ['starts_at'], []],
    ['question', () => quiz.after(3000), ['question'], []],
    ['open', () => quiz.after(2000), ['question'], ['answered']],
    ['locked', () => quiz.do({ type: 'end_question' }), ['question'], ['answered']],
    ['reveal', () => quiz.after(1000), ['question', 'correct_option', 'counts', 'reveal'], []],
    ['leaderboard', () => quiz.do({ type: 'next' }), ['question', 'correct_option', 'counts', 'top'], ['leaderboard']],
    ['question', () => quiz.do({ type: 'next' }), ['question'], []],
    ['podium', () => [quiz.after(2000), quiz.toReveal(), quiz.do({ type: 'next' })], ['podium'], []],
    ['ended', () => quiz.do({ type: 'end' }), ['podium'], []],
  ];
  test.each(steps)('%s', (phase, step, shown, onScreens) => {
    step();
    const room = roomOf(quiz);
    expect(quiz.state.phase).toBe(phase);
    expect(Object.keys(playerView(room)).toSorted()).toEqual([...always, 'phones', 'role', ...shown].toSorted());
    const onScreen = [...ofScreens, 'role', ...shown, ...onScreens].toSorted();
    expect(Object.keys(projectorView(room)).toSorted()).toEqual(onScreen);
    const ofHost = ['question', 'open', 'locked'].includes(phase) ? ['right_option'] : [];
    expect(Object.keys(hostView(room)).toSorted()).toEqual([...onScreen, ...ofHost].toSorted());
  });
});

test('each screen knows which it is, and of the session what everybody may know', () => {
  const quiz = new PlayedQuiz({ phones: 'options' });
  for (const name of twoPlayers) quiz.do({ type: 'join', name, owner: `the phone of ${name}` });
  quiz.do({ type: 'lock_door' });
  const room = roomOf(quiz);
  const session = {
    seq: 9,
    n: 4,
    phase: 'lobby',
    paused: false,
    server_now: quiz.now,
    deck_name: 'Animals',
    target_language: 'japanese',
    source_language: 'english_uk',
    count: 2,
  };
  const screen = {
    ...session,
    pin: '123456',
    join_address: 'http://192.168.1.5:3000/live',
    door: 'locked',
    connected: 1,
    settings: quiz.play.settings,
    players: [
      { seat_id: 1, name: 'Ada', connected: true },
      { seat_id: 2, name: 'Ben', connected: false },
    ],
  };
  expect(playerView(room)).toEqual({ ...session, role: 'player', phones: 'options' });
  expect(projectorView(room)).toEqual({ ...screen, role: 'projector' });
  expect(hostView(room)).toEqual({ ...screen, role: 'host' });
});

test('a pause is shown as long as it lasts', () => {
  const quiz = new PlayedQuiz().toOpen();
  const paused = () => playerView(roomOf(quiz)).paused;
  quiz.do({ type: 'pause' });
  expect(paused()).toBe(true);
  quiz.do({ type: 'unpause' });
  expect(paused()).toBe(false);
});

test('while everybody gets ready, the moment of the first question is told', () => {
  const quiz = new PlayedQuiz();
  quiz.do({ type: 'start' });
  expect(playerView(roomOf(quiz)).starts_at).toBe(quiz.now + 3000);
});

/** The first question of a quiz of one kind, as it is prepared and as a phone is shown it. */
const asked = (kind: 'text_to_picture' | 'picture_to_text') => {
  const quiz = new PlayedQuiz({ kinds: [kind] }).toOpen();
  const { options, word } = questionOf(quiz.state, 1);
  const { question } = playerView(roomOf(quiz));
  const always = { number: 1, of: 3, kind, opens_at: quiz.now, deadline_at: quiz.now + 20_000 };
  return { options, word, question, always };
};

describe('a question', () => {
  test('that asks by text shows the text, and pictures to choose from', () => {
    const { options, word, question, always } = asked('text_to_picture');
    expect(question).toEqual({
      ...always,
      text: word.target_translation,
      options: options.map(({ image_path }) => ({ image_path })),
    });
  });

  test('that asks by picture shows the picture, and texts to choose from', () => {
    const { options, word, question, always } = asked('picture_to_text');
    expect(question).toEqual({
      ...always,
      image_path: word.image_path,
      options: options.map(({ text }) => ({ text })),
    });
  });
});

test('the reveal tells the right option, the counts of all options, who did not answer, and the word with its picture', () => {
  const quiz = new PlayedQuiz().toOpen([...twoPlayers, 'Mia']).toReveal();
  const { correct_option, word } = questionOf(quiz.state, 1);
  const board = scoresOf(quiz.state, new Map([[1, [{ seat_id: 2, option: 1, correct: false, ms: 900 }]]]));
  const view = playerView(roomOf(quiz, { board }));
  expect(view).toMatchObject({ correct_option, counts: [0, 2, 0, 0] });
  expect(view.reveal).toEqual({
    correct_option,
    counts: [0, 2, 0, 0],
    unanswered: 2,
    word: {
      target_translation: word.target_translation,
      source_translation: word.source_translation,
      image_path: word.image_path,
    },
    voided: false,
  });
  quiz.do({ type: 'void', question: 1 });
  const without = scoresOf(quiz.state, new Map());
  expect(playerView(roomOf(quiz, { board: without })).reveal).toMatchObject({ voided: true, unanswered: 0 });
});

describe('the leaderboard', () => {
  const names = Array.from({ length: 12 }, (_, index) => `Player no ${'ABCDEFGHIJKL'[index]}`);
  const quiz = new PlayedQuiz().toOpen(names).toReveal();
  quiz.do({ type: 'next' });

  test('holds the ten best, the best first; of equal ones who came first', () => {
    const board = boardOf([null, 9000, 9000, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 12_000]);
    const { top } = playerView(roomOf(quiz, { board }));
    expect(top?.map(({ seat_id, rank }) => [seat_id, rank])).toEqual([
      [4, 1], [5, 2], [6, 3], [7, 4], [8, 5], [9, 6], [10, 7], [11, 8], [2, 9], [3, 9],
    ]); // prettier-ignore
    expect(top?.[0]).toEqual({ seat_id: 4, name: 'Player no D', score: 975, rank: 1, previous_rank: null });
  });
});

describe('what a seat is told of itself', () => {
  const quiz = new PlayedQuiz({ questions: 1 }).toOpen(['Ada', 'Ben', 'Mia', 'Shit', 'Zoe']);
  const board = boardOf([1000, 5000, 5000, 9000, null]);

  test('before anything was scored: no point and no rank', () => {
    expect(seatView(roomOf(quiz), 1)).toEqual({ seq: 9, seat_id: 1, name: 'Ada', score: 0, streak: 0, rank: null });
  });

  test('its points, its rank, its last answer, and who is just above and below; equals are neither', () => {
    expect(seatView(roomOf(quiz, { board }), 2)).toEqual({
      seq: 9,
      seat_id: 2,
      name: 'Ben',
      score: 875,
      streak: 1,
      rank: 2,
      neighbours: { above: { name: 'Ada', behind_by: 100 }, below: { name: 'Player 4', ahead_by: 100 } },
      last: { question: 1, correct: true, points: 875, option: 0 },
    });
  });

  test('nobody is above the first; who has nothing has no rank, and nobody below', () => {
    expect(seatView(roomOf(quiz, { board }), 1).neighbours).toEqual({ below: { name: 'Ben', ahead_by: 100 } });
    expect(seatView(roomOf(quiz, { board }), 5)).toMatchObject({
      rank: null,
      neighbours: { above: { name: 'Player 4', behind_by: 775 } },
      last: { correct: false, points: 0, option: null },
    });
    expect(seatView(roomOf(quiz, { board }), 5).neighbours).not.toHaveProperty('below');
  });

  test('the answer it gave, as long as it is one to the newest question', () => {
    expect(seatView(roomOf(quiz), 1, { question: 1, option: 2 }).answered).toEqual({ question: 1, option: 2 });
    expect(seatView(roomOf(quiz), 1, { question: 3, option: 2 })).not.toHaveProperty('answered');
  });

  test('a seat that nobody has cannot be told anything', () => {
    expect(() => seatView(roomOf(quiz), 77)).toThrow('no seat 77');
  });

  test('when all is over, the words it missed, also who missed none or was asked nothing', () => {
    const { word } = questionOf(quiz.state, 1);
    quiz.toReveal().do({ type: 'next' });
    for (const phase of ['podium', 'ended']) {
      expect(quiz.state.phase).toBe(phase);
      expect(seatView(roomOf(quiz, { board }), 5).missed).toEqual([
        {
          target_translation: word.target_translation,
          source_translation: word.source_translation,
          image_path: word.image_path,
        },
      ]);
      expect(seatView(roomOf(quiz, { board }), 1).missed).toEqual([]);
      expect(seatView(roomOf(quiz), 1).missed).toEqual([]);
      quiz.do({ type: 'end' });
    }
  });
});

describe('the podium', () => {
  const names = Array.from({ length: 12 }, (_, index) => `Player no ${'ABCDEFGHIJKL'[index]}`);
  const quiz = new PlayedQuiz({ questions: 2 }).toOpen(names).toReveal();
  quiz.do({ type: 'next' });
  quiz.do({ type: 'next' });
  quiz.after(2000);
  quiz.toReveal().do({ type: 'next' });
  const podium = (board: Scoreboard) => playerView(roomOf(quiz, { board })).podium!;

  test('holds the first three ranks with all who share them, and nobody without a point', () => {
    const ranks = podium(boardOf([1000, 2000, 2000, 3000, null])).top.map(({ rank }) => rank);
    expect(ranks).toEqual([1, 2, 2]);
    expect(podium(boardOf([1000, 2000, 3000, 4000])).top.map(({ seat_id }) => seat_id)).toEqual([1, 2, 3]);
    expect(podium(boardOf([1000, null, null])).top.map(({ seat_id }) => seat_id)).toEqual([1]);
  });

  test('has room for ten', () => {
    expect(podium(boardOf(Array<number>(12).fill(1000))).top).toHaveLength(10);
  });

  test('tells how many played, what counted, how much was answered and how well', () => {
    const wrong = { seat_id: 2, option: 1, correct: false, ms: 700 };
    const right = { seat_id: 1, option: 0, correct: true, ms: 700 };
    const answers = new Map([
      [1, [right, wrong, { ...wrong, seat_id: 3 }]],
      [2, [right]],
    ]);
    expect(podium(scoresOf(quiz.state, answers)).figures).toEqual({
      players: 12,
      questions: 2,
      answers: 4,
      accuracy: 0.5,
    });
    expect(podium(scoresOf(quiz.state, new Map())).figures).toMatchObject({ answers: 0, accuracy: null });
    quiz.do({ type: 'void', question: 1 });
    expect(podium(scoresOf(quiz.state, answers)).figures).toEqual({
      players: 12,
      questions: 1,
      answers: 1,
      accuracy: 1,
    });
  });
});
