import { seededRandom } from '../../chance/index.ts';
import { nextTurn, type RoundAnswer, type Turns } from '../../solo-round/index.ts';
import { wholeMs } from '../../study/page/index.ts';
import {
  type ComparableWord,
  comparableWords,
  kindsFor,
  optionsFor,
  type OptionWord,
  type QuestionKind,
} from '../../study/question/index.ts';
import { emptyTally, type Tally, tallyAfter, timeLimitMs } from './rules.ts';

/** What a game is played with. */
export interface WordRushInput {
  words: readonly OptionWord[];
  /** How many cards the screen has room for. */
  card_count: number;
  /** Decides everything that is left to chance. */
  seed: number;
}

/** What is asked in a round. */
export interface Asked {
  word_id: number;
  /** `text_to_picture`: the cards are pictures. `picture_to_text`: they are texts. */
  kind: QuestionKind;
  /** In the order they are dealt; the asked word is one of them. */
  card_word_ids: readonly number[];
}

/** How a round ended. */
export interface Given {
  /** Null when the time was up. */
  chosen_word_id: number | null;
  is_correct: boolean;
  ms: number;
  points: number;
}

/** A game as it stands. */
export interface WordRush {
  /** From 1; 0 when there is nothing to ask. */
  round: number;
  tally: Tally;
  asked: Asked | null;
  /** Null until the round is decided. */
  given: Given | null;
  card_count: number;
  turns: Turns;
  /** The seed that the next decision by chance starts from. */
  chance: number;
  pool: readonly ComparableWord<OptionWord>[];
}

/** A game before its first round. */
export function beginWordRush({ words, card_count, seed }: WordRushInput): WordRush {
  const pool = comparableWords(words.filter((word) => kindsFor(word).length > 0));
  return nextRound({
    round: 0,
    tally: emptyTally,
    asked: null,
    given: null,
    card_count,
    turns: { to_come: [] },
    chance: seed,
    pool,
  });
}

/**
 * The next round: the word whose turn it is, and as many cards as the screen has room for, or as the words give that can be
 * told apart. A word beside which none can stand loses its turn; where that is so of every word, nothing is asked.
 */
export function nextRound(game: WordRush): WordRush {
  const random = seededRandom(game.chance);
  const word_ids = game.pool.map(({ word }) => word.word_id);
  let turns: Turns | undefined = game.turns;
  for (let tried = 0; tried <= word_ids.length; tried++) {
    turns = nextTurn(word_ids, turns, random);
    if (!turns) break;
    const asked = askedIn(turns.word_id!, game, random);
    const chance = Math.floor(random() * 2 ** 32);
    if (asked) return { ...game, round: game.round + 1, asked, given: null, turns, chance };
  }
  return { ...game, asked: null, given: null };
}

function askedIn(word_id: number, { pool, card_count }: WordRush, random: () => number): Asked | undefined {
  const word = pool.find((candidate) => candidate.word.word_id === word_id)!;
  const kinds = kindsFor(word.word);
  const first = Math.floor(random() * kinds.length);
  for (const kind of [...kinds.slice(first), ...kinds.slice(0, first)]) {
    const cards = optionsFor(word, { kind, count: card_count }, pool, random);
    if (cards) return { word_id, kind, card_word_ids: cards.map((card) => card.word_id) };
  }
  return undefined;
}

/** The game once a card was clicked, `ms` after the cards were there, or with null once the time was up. */
export function decided(game: WordRush, chosen_word_id: number | null, ms: number): WordRush {
  const limit = timeLimitMs(game.round);
  const is_correct = chosen_word_id !== null && chosen_word_id === game.asked?.word_id;
  // A click that the browser hands over late was still heard before the time was up.
  const takenMs = chosen_word_id === null ? limit : Math.min(limit, wholeMs(ms));
  const tally = is_correct ? tallyAfter(game.tally, game.round, takenMs) : game.tally;
  const given = { chosen_word_id, is_correct, ms: takenMs, points: tally.score - game.tally.score };
  return { ...game, tally, given };
}

/**
 * The answer to the round that was decided, as it is handed on to be recorded.
 * @throws when it is not decided: the machine hands on only what it has taken.
 */
export function answerOf({ round, asked, given }: WordRush): RoundAnswer {
  if (!asked || !given) throw new Error('no answer here');
  const { word_id, kind, card_word_ids } = asked;
  const { chosen_word_id, is_correct, ms } = given;
  const chosen = chosen_word_id === null ? {} : { chosen_word_id };
  return { word_id, kind, option_word_ids: card_word_ids, ...chosen, is_correct, ms, round_step: round, play: {} };
}
