import { describe, expect, test } from '@jest/globals';
import { type GivenAnswer, scoresOf, type ScreenRoom } from '../../live-session/index.ts';
import { emptyScoreboard } from '../../scoring/index.ts';

import { answerRefusal } from './answers.ts';
import { foldQuiz, hostView, PlayedQuiz, playerView, projectorView, seatView, words } from './quiz.fixture.ts';
import { score, tallyOf } from './scores.ts';
import { questionOf } from './state.ts';

const spanish = ['niño', 'mariposa', 'pez', 'camión', 'árbol', 'gato'].map((target_translation, index) => ({
  ...words(6)[index]!,
  target_translation,
  target_language: 'spanish' as const,
  source_translation: `meaning ${index}`,
}));

/** A quiz whose questions are typed, three players at its first question. */
const typedQuiz = (list = spanish) => new PlayedQuiz({ kinds: ['typed'] }, 3, list).toOpen(['Ada', 'Ben', 'Cleo']);

function roomOf(quiz: PlayedQuiz, answers: readonly GivenAnswer[] = []): ScreenRoom {
  const { state, now } = quiz;
  const board = scoresOf(state, new Map([[1, answers]]));
  const tally = tallyOf(answers);
  const address = { pin: '123456', join_address: 'http://192.168.1.5:3000/live' };
  return { state, now, board, tally, connected: new Set([1, 2, 3]), ...address, seq: 9, n: 0 };
}

const typed = (seat_id: number, text: string, correct = false): GivenAnswer => {
  return { seat_id, option: null, text, correct, ms: 1000 };
};

describe('a question that is typed', () => {
  const quiz = typedQuiz();
  const { word } = questionOf(quiz.state, 1);

  test('is asked by the picture, without options, and tells its text to nobody but the host before the lock', () => {
    const { right_text, ...host } = hostView(roomOf(quiz));
    expect(right_text).toBe(word.target_translation);
    for (const view of [playerView(roomOf(quiz)), projectorView(roomOf(quiz)), host]) {
      expect(view.question).toMatchObject({ kind: 'typed', image_path: word.image_path });
      expect(view.question).not.toHaveProperty('options');
      expect(JSON.stringify(view)).not.toContain(word.target_translation);
    }
  });

  test('is asked by what the word means where it has no picture', () => {
    const cards = spanish.map((card) => ({ ...card, image_id: null }));
    const asked = typedQuiz(cards);
    expect(playerView(roomOf(asked)).question).toMatchObject({
      text: questionOf(asked.state, 1).word.source_translation,
    });
  });

  test('takes a text and no option; one with options takes no text', () => {
    expect(answerRefusal(quiz.state, 1, { question: 1, text: 'x' })).toBeUndefined();
    expect(answerRefusal(quiz.state, 1, { question: 1, option: 0 })).toBe('NO_SUCH_OPTION');
    const other = new PlayedQuiz().toOpen();
    expect(answerRefusal(other.state, 1, { question: 1, text: 'x' })).toBe('NO_SUCH_OPTION');
  });
});

describe('once it is revealed', () => {
  const quiz = typedQuiz();
  const { target_translation: text } = questionOf(quiz.state, 1).word;
  const near = `${text}s`;
  const answers = [typed(1, near), typed(2, near.toUpperCase()), typed(3, 'something else')];
  quiz.toReveal();

  test('everybody is told the text, and how many were right, near, or typed something else', () => {
    const { reveal, ...view } = projectorView(roomOf(quiz, answers));
    expect(reveal).toMatchObject({ correct_text: text, counts: [0, 2, 1], unanswered: 0 });
    expect(view).toMatchObject({ correct_text: text, counts: [0, 2, 1] });
    expect(reveal).not.toHaveProperty('correct_option');
  });

  test('what was typed instead is shown to the host alone, alike spellings as one, near ones first', () => {
    expect(hostView(roomOf(quiz, answers)).typed).toEqual([
      { text: near, times: 2, near: true, accepted: false },
      { text: 'something else', times: 1, near: false, accepted: false },
    ]);
    for (const view of [playerView(roomOf(quiz, answers)), projectorView(roomOf(quiz, answers))])
      expect(JSON.stringify(view)).not.toContain('something else');
    expect(seatView(roomOf(quiz, answers), 3).last).toMatchObject({ text: 'something else', option: null });
  });
});

describe('a text that the host accepts', () => {
  const quiz = typedQuiz();
  const { target_translation: text } = questionOf(quiz.state, 1).word;
  const near = `${text}s`;
  const answers = [typed(1, near), typed(2, text, true), typed(3, 'other')];
  const accept = (change: object = {}) => quiz.do({ type: 'accept', question: 1, texts: [near], ...change });

  test('is not looked at before the question was counted', () => {
    expect(accept()).toBe('NOT_OPEN');
    quiz.toReveal();
    expect(accept({ question: 2 })).toBe('NOT_OPEN');
  });

  test('counts as if it had been right: points, streak, rank, and no missed word', () => {
    const before = scoresOf(quiz.state, new Map([[1, answers]]));
    expect([1, 2, 3].map((seat_id) => before.get(seat_id)?.rank)).toEqual([2, 1, 2]);
    expect(accept()).toEqual(['accepted']);
    const board = scoresOf(quiz.state, new Map([[1, answers]]));
    expect(board.get(1)).toMatchObject({ score: 100, streak: 1, right: 1, rank: 1, missed: [] });
    expect(board.get(3)).toMatchObject({ score: 0, rank: 3, missed: [1] });
    expect(projectorView(roomOf(quiz, answers)).counts).toEqual([2, 0, 1]);
    expect(hostView(roomOf(quiz, answers)).typed?.[0]).toMatchObject({ text: near, accepted: true });
  });

  test('is accepted once, however often that is said, and the word itself never needs it', () => {
    expect(accept()).toEqual([]);
    expect(accept({ texts: [text.toUpperCase()] })).toEqual([]);
  });

  test('is the same when the log is read again, and scores are those of a fresh fold', () => {
    const replayed = foldQuiz(quiz.history);
    expect(replayed.play.accepted).toEqual(quiz.play.accepted);
    const asRight = answers.map((answer) => ({ ...answer, correct: answer.text !== 'other' }));
    expect(scoresOf(replayed, new Map([[1, answers]]))).toEqual(score(emptyScoreboard, replayed, 1, asRight));
  });

  test('can be taken back, and then counts as it did', () => {
    expect(accept({ undo: true })).toEqual(['unaccepted']);
    expect(accept({ undo: true })).toEqual([]);
    expect(scoresOf(quiz.state, new Map([[1, answers]])).get(1)).toMatchObject({ score: 0, missed: [1] });
  });

  test('is not accepted for a question with options', () => {
    const other = new PlayedQuiz().toOpen().toReveal();
    expect(other.do({ type: 'accept', question: 1, texts: ['x'] })).toBe('NOT_OPEN');
  });
});

describe('a question by its sound', () => {
  const sounding = words(8).map((word, index) =>
    index < 5 ? { ...word, sound_path: `/media/sounds/${index}.mp3` } : word,
  );
  const quiz = new PlayedQuiz({ kinds: ['sound_to_text'], questions: 8 }, 3, sounding).toOpen();

  test('is asked of words that have one only, with texts to choose from', () => {
    expect(quiz.play.questions).toHaveLength(5);
    const { question } = playerView(roomOf(quiz));
    const { word } = questionOf(quiz.state, 1);
    expect(question).toMatchObject({ kind: 'sound_to_text', sound_path: word.sound_path });
    expect(question).not.toHaveProperty('text');
    expect(question?.options?.map(({ text }) => text)).toContain(word.target_translation);
  });

  test('S27 the sound of a word is told before the lock only where it is the question', () => {
    const other = new PlayedQuiz({ kinds: ['picture_to_text', 'text_to_picture', 'typed'] }, 3, sounding).toOpen();
    for (const view of [playerView(roomOf(other)), projectorView(roomOf(other)), hostView(roomOf(other))])
      expect(JSON.stringify(view)).not.toContain('/media/sounds/');
    const asked = new PlayedQuiz({ kinds: ['picture_to_text'] }, 3, sounding.slice(0, 5)).toOpen().toReveal();
    expect(playerView(roomOf(asked)).reveal?.word.sound_path).toBe(questionOf(asked.state, 1).word.sound_path);
  });
});
