import type { Day } from '../scheduling/index.ts';

/** So many words are studied at once at most; the others come in the next study of the day. */
export const mostAtOnce = 100;

/** A word that was answered before and whose day has come. */
export interface DueWord {
  word_id: number;
  due_day: Day;
}

/** What a learner has to do in a deck today. */
export interface DeckOfLearner {
  item_id: number;
  /** In the order in which they should come: the words that are due. */
  due: readonly DueWord[];
  /** Words that were never answered, in the order of the deck; not necessarily all of them. */
  fresh: readonly number[];
  /** How many words of it were answered for the first time today. */
  started_today: number;
  /** How many new words of it there are to be a day; null: it shares the number of the account. */
  daily_new_words: number | null;
}

/** A word that is to be studied today, and the deck it counts for. */
export interface TodaysWord {
  word_id: number;
  item_id: number;
}

/** What there is to do today over all decks. */
export interface TodaysWords {
  /** The longest due first. */
  due: TodaysWord[];
  /** New ones, as far as the daily numbers go. */
  fresh: TodaysWord[];
  /** New ones beyond these numbers, for whoever wants more. */
  more: TodaysWord[];
}

/**
 * The words of today over all decks, which come in the order in which their new words are to be learned. Due are all
 * whose day has come. New ones: a deck with a number of its own gives so many a day, and all other decks together as many
 * as the account says; words that were answered for the first time today are taken off that number. `dailyNewWords`: of
 * the account.
 */
export function todaysWords(decks: readonly DeckOfLearner[], dailyNewWords: number): TodaysWords {
  const due = decks
    .flatMap(({ item_id, due: words }) => words.map(({ word_id, due_day }) => ({ word_id, item_id, due_day })))
    .toSorted((one, other) => one.due_day - other.due_day)
    .map(({ word_id, item_id }) => ({ word_id, item_id }));
  let left = decks.reduce(
    (number, { daily_new_words, started_today }) => (daily_new_words === null ? number - started_today : number),
    dailyNewWords,
  );
  const fresh: TodaysWord[] = [];
  const more: TodaysWord[] = [];
  for (const { item_id, fresh: words, started_today, daily_new_words } of decks) {
    const number = Math.max(0, daily_new_words === null ? left : daily_new_words - started_today);
    const [now, later] = [words.slice(0, number), words.slice(number)];
    fresh.push(...now.map((word_id) => ({ word_id, item_id })));
    more.push(...later.map((word_id) => ({ word_id, item_id })));
    if (daily_new_words === null) left -= now.length;
  }
  return { due, fresh, more };
}

/** What is studied at once: first what is due, then what is new, at most {@link mostAtOnce} words. */
export const sittingOf = ({ due, fresh }: Pick<TodaysWords, 'due' | 'fresh'>): number[] =>
  [...due, ...fresh].slice(0, mostAtOnce).map(({ word_id }) => word_id);
