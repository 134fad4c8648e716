import { describe, expect, test } from '@jest/globals';
import { scoresOf, type ScreenRoom } from '../../live-session/index.ts';
import { emptyScoreboard, type Scoreboard } from '../../scoring/index.ts';
import { hostView, PlayedQuiz, playerView, projectorView, seatView } from './quiz.fixture.ts';
import { questionOf } from './state.ts';

function roomOf(quiz: PlayedQuiz, board: Scoreboard = emptyScoreboard, change: Partial<ScreenRoom> = {}): ScreenRoom {
  return {
    state: quiz.state,
    board,
    connected: new Set([1]),
    tally: { counts: [1], answered: 1 },
    pin: '123456',
    join_address: 'http://192.168.1.5:3000/live',
    seq: 9,
    n: 0,
    now: quiz.now,
    ...change,
  };
}

describe('S27 before a question is locked', () => {
  test.each(['question', 'open', 'locked'] as const)(
    'nothing that projector and players are sent in phase "%s" tells the right option; the host’s own screen has it',
    (phase) => {
      const quiz = new PlayedQuiz();
      quiz.do({ type: 'join', name: 'Ada' });
      quiz.do({ type: 'start' });
      quiz.after(3000);
      if (phase !== 'question') quiz.after(2000);
      if (phase === 'locked') quiz.do({ type: 'end_question' });
      expect(quiz.state.phase).toBe(phase);
      const room = roomOf(quiz);
      const { word } = questionOf(quiz.state, 1);
      const { right_option, ...host } = hostView(room);
      expect(right_option).toBe(questionOf(quiz.state, 1).correct_option);
      for (const view of [playerView(room), projectorView(room), host, seatView(room, 1)]) {
        const sent = JSON.stringify(view);
        expect(sent).not.toContain('correct');
        expect(sent).not.toContain('right_option');
        expect(sent).not.toContain('word_id');
        // The word is named in one form only: as it is asked.
        const asked = 'question' in view && view.question ? [view.question.text, view.question.image_path] : [];
        expect(asked.filter((form) => form === word.target_translation || form === word.image_path)).toHaveLength(
          asked.length / 2,
        );
      }
    },
  );

  test('options come with phase "open", not before', () => {
    const quiz = new PlayedQuiz();
    quiz.do({ type: 'start' });
    quiz.after(3000);
    expect(playerView(roomOf(quiz)).question).not.toHaveProperty('options');
    quiz.after(2000);
    expect(playerView(roomOf(quiz)).question?.options).toHaveLength(4);
  });
});

describe('what phones may fetch before the options come', () => {
  test('those of the next question are named from the reveal of the one before on; after the last one none are', () => {
    const quiz = new PlayedQuiz({ kinds: ['text_to_picture'], questions: 4 }).toOpen();
    const last = quiz.state.play.questions.length;
    for (let number = 1; number <= last; number++) {
      quiz.do({ type: 'end_question' });
      quiz.after(1000);
      const next = number < last ? questionOf(quiz.state, number + 1) : undefined;
      const paths = next?.options.map(({ image_path }) => image_path).toSorted();
      for (const phase of ['reveal', 'leaderboard']) {
        expect(quiz.state.phase).toBe(phase);
        const view = playerView(roomOf(quiz));
        expect(view.pictures).toEqual(paths);
        expect(JSON.stringify(view)).not.toContain(JSON.stringify(next?.word.target_translation ?? 'nothing follows'));
        quiz.do({ type: 'next' });
        if (number === last) break;
      }
      quiz.after(2000);
    }
    expect(quiz.state.phase).toBe('podium');
  });

  test('the pictures of the first question are named while the class gets ready, those of the others with the question', () => {
    const quiz = new PlayedQuiz({ kinds: ['text_to_picture'] });
    expect(playerView(roomOf(quiz)).pictures).toBeUndefined();
    quiz.do({ type: 'start' });
    const paths = (number: number) => questionOf(quiz.state, number).options.map(({ image_path }) => image_path);
    expect(playerView(roomOf(quiz)).pictures).toEqual(paths(1).toSorted());
    quiz.after(3000);
    expect(projectorView(roomOf(quiz)).pictures).toEqual(paths(1).toSorted());
    quiz.do({ type: 'skip' });
    expect(playerView(roomOf(quiz)).pictures).toEqual(paths(2).toSorted());
    quiz.after(2000);
    expect(playerView(roomOf(quiz)).pictures).toBeUndefined();
  });

  test('their order tells neither the places of the options nor the right one: the same pictures, the same order', () => {
    const orders = Array.from({ length: 40 }, (_, seed) => {
      const quiz = new PlayedQuiz({ kinds: ['text_to_picture'], questions: 8 }, seed);
      quiz.do({ type: 'start' });
      const { pictures } = playerView(roomOf(quiz));
      const { word } = questionOf(quiz.state, 1);
      expect(pictures).toEqual(pictures?.toSorted());
      return pictures?.indexOf(word.image_path);
    });
    expect(new Set(orders)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('a question that is answered by words has none', () => {
    const quiz = new PlayedQuiz({ kinds: ['picture_to_text'] });
    quiz.do({ type: 'start' });
    expect(playerView(roomOf(quiz))).not.toHaveProperty('pictures');
    quiz.after(3000);
    expect(playerView(roomOf(quiz))).not.toHaveProperty('pictures');
  });
});

describe('a skipped question', () => {
  test('is named while the next one is shown and open, to everybody, and not longer', () => {
    const quiz = new PlayedQuiz().toOpen();
    const skippedOn = () => [playerView, projectorView, hostView].map((view) => view(roomOf(quiz)).skipped);
    expect(skippedOn()).toEqual([undefined, undefined, undefined]);
    quiz.do({ type: 'skip' });
    expect(skippedOn()).toEqual([1, 1, 1]);
    quiz.after(2000);
    expect(quiz.state.phase).toBe('open');
    expect(skippedOn()).toEqual([1, 1, 1]);
    quiz.do({ type: 'end_question' });
    expect(skippedOn()).toEqual([undefined, undefined, undefined]);
  });

  test('before the podium is named there', () => {
    const quiz = new PlayedQuiz().toOpen();
    for (let number = 1; number <= 3; number++) quiz.do({ type: 'skip' });
    expect(quiz.state.phase).toBe('podium');
    expect(playerView(roomOf(quiz)).skipped).toBe(3);
  });
});

describe('the reveal', () => {
  test('shows the right option, how often each was chosen, and the word', () => {
    const quiz = new PlayedQuiz().toOpen().toReveal();
    const { reveal } = playerView(roomOf(quiz, undefined, { tally: { counts: [0, 1], answered: 1 } }));
    expect(reveal).toMatchObject({ counts: [0, 1, 0, 0], voided: false });
    expect(reveal?.correct_option).toBe(questionOf(quiz.state, 1).correct_option);
  });

  test('counts who was asked and did not answer: who answered and left is not one of them, nor who left without', () => {
    const quiz = new PlayedQuiz().toOpen(['Ada', 'Ben', 'Mia']);
    const answer = { seat_id: 1, option: 0, correct: false, ms: 1000 };
    quiz.do({ type: 'leave', seat_id: 1 });
    quiz.do({ type: 'leave', seat_id: 3 });
    const board = scoresOf(quiz.toReveal().state, new Map([[1, [answer]]]));
    expect(playerView(roomOf(quiz, board)).reveal).toMatchObject({ unanswered: 1 });
  });
});

test('a doubtful name is shown to the host only', () => {
  const quiz = new PlayedQuiz();
  quiz.do({ type: 'join', name: 'Shit' });
  const room = roomOf(quiz);
  expect(projectorView(room).players).toEqual([{ seat_id: 1, name: 'Player 1', connected: true }]);
  expect(hostView(room).players).toMatchObject([{ name: 'Player 1', doubtful_name: 'Shit' }]);
});

test('the phone of a doubtful name shows what the board shows, until the host has kept the name', () => {
  const quiz = new PlayedQuiz();
  quiz.do({ type: 'join', name: 'Shit' });
  expect(seatView(roomOf(quiz), 1)).toMatchObject({ name: 'Player 1', name_waits: true });
  quiz.do({ type: 'keep_name', seat_id: 1 });
  expect(seatView(roomOf(quiz), 1)).toMatchObject({ name: 'Shit' });
  expect(seatView(roomOf(quiz), 1)).not.toHaveProperty('name_waits');
});

test('who left or was removed is not in the room', () => {
  const quiz = new PlayedQuiz();
  for (const name of ['Ada', 'Ben', 'Mia']) quiz.do({ type: 'join', name });
  quiz.do({ type: 'leave', seat_id: 1 });
  quiz.do({ type: 'remove', seat_id: 2, ban: true });
  expect(projectorView(roomOf(quiz))).toMatchObject({ count: 1, players: [{ name: 'Mia' }] });
});

describe('what a seat knows of itself', () => {
  const quiz = new PlayedQuiz({ questions: 1 }).toOpen(['Ada', 'Ben', 'Mia']).toReveal();
  quiz.do({ type: 'next' });
  const { correct_option } = questionOf(quiz.state, 1);
  const answers = [1, 2].map((seat_id) => ({
    seat_id,
    option: seat_id === 1 ? correct_option : (correct_option! + 1) % 4,
    correct: seat_id === 1,
    ms: 1000,
  }));
  const board = scoresOf(quiz.state, new Map([[1, answers]]));

  test('its points, its rank and who is just above, never who is last', () => {
    expect(seatView(roomOf(quiz, board), 2)).toMatchObject({
      score: 0,
      rank: null,
      neighbours: { above: { name: 'Ada', behind_by: 100 } },
    });
    expect(seatView(roomOf(quiz, board), 2).neighbours).not.toHaveProperty('below');
  });

  test('at the podium, the words it missed', () => {
    expect(seatView(roomOf(quiz, board), 1).missed).toEqual([]);
    expect(seatView(roomOf(quiz, board), 3).missed).toHaveLength(1);
  });

  test('the podium holds the first three ranks, nobody without a point, and the figures', () => {
    expect(projectorView(roomOf(quiz, board)).podium).toMatchObject({
      top: [{ name: 'Ada', rank: 1 }],
      figures: { players: 3, questions: 1, answers: 2, accuracy: 0.5 },
    });
  });
});
