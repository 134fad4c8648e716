import type { Today } from '@lexiroom/contracts/today';
import { type Day, dayNumber, dayText, localDay } from '@lexiroom/domain/scheduling';
import {
  type DeckOfLearner,
  sittingOf,
  studyMinutes,
  type TodaysWord,
  todaysWords,
  typicalAnswerMs,
} from '@lexiroom/domain/today';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { type FoundWord, type LearnedDeck, readAnswerTimes, readLearnedDecks, readNewWords } from './read-today.ts';

/** How many new words are offered at once to whoever has done those of the day and wants more. */
const moreAtOnce = 10;

/** What there is to do today over all decks that somebody learns. */
@Injectable()
export class TodayService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The words that are due for the user, and the new ones up to the daily numbers, on the day that it is for them. */
  async today(user: CurrentUser): Promise<Today> {
    const today = localDay(this.clock.now(), user.time_zone, user.day_boundary);
    const { decks, next } = await readLearnedDecks(this.pool, user.user_id, dayNumber(today));
    const words = todaysWords(await this.#withNewWords(user, decks), user.settings.daily_new_words);
    const times = await readAnswerTimes(this.pool, user.user_id, sittingOf(words));
    const answerMs = typicalAnswerMs(times);
    const languageOf = new Map(decks.map(({ item_id, target_language }) => [item_id, target_language]));
    const inLanguage = (language: string) => (word: TodaysWord) => languageOf.get(word.item_id) === language;
    const languages = [...new Set([...words.due, ...words.fresh].map(({ item_id }) => languageOf.get(item_id)!))].map(
      (target_language) => {
        const isOfIt = inLanguage(target_language);
        const ofIt = { due: words.due.filter(isOfIt), fresh: words.fresh.filter(isOfIt) };
        return { target_language, ...toStudy(ofIt, answerMs) };
      },
    );
    return {
      today,
      ...toStudy(words, answerMs),
      languages: languages.toSorted((one, other) => amount(other) - amount(one)),
      decks: decksWithWords(decks, words.due, words.fresh),
      more_word_ids: words.more.slice(0, moreAtOnce).map(({ word_id }) => word_id),
      next: next.next_day === null ? null : { day: dayText(next.next_day), due_count: next.next_count },
      has_studied: decks.some(({ has_answers }) => has_answers),
    };
  }

  /** How many words are due for somebody on a day of theirs, and about how many minutes they take. */
  async due(user_id: number, day: Day): Promise<{ due_count: number; minutes: number }> {
    const { decks } = await readLearnedDecks(this.pool, user_id, day);
    const words = todaysWords(withoutNewWords(decks), 0);
    const times = await readAnswerTimes(this.pool, user_id, sittingOf(words));
    const due_count = words.due.length;
    return { due_count, minutes: studyMinutes({ due: due_count, fresh: 0 }, typicalAnswerMs(times)) };
  }

  /**
   * The decks with the new words that can come today, each word once by its origin: in the first deck that it stands in.
   * They are read of as many decks as are needed, twice as many as there can be, as decks may hold the same words.
   */
  async #withNewWords(user: CurrentUser, decks: readonly LearnedDeck[]): Promise<DeckOfLearner[]> {
    const most = user.settings.daily_new_words + moreAtOnce;
    let wanted = 2 * most;
    const needed = decks.filter(({ new_count, daily_new_words }) => {
      if (new_count === 0) return false;
      if (daily_new_words !== null) return true;
      const isNeeded = wanted > 0;
      wanted -= new_count;
      return isNeeded;
    });
    const longest = Math.max(2 * most, ...needed.map(({ daily_new_words }) => 2 * (daily_new_words ?? 0)));
    const ids = needed.map(({ item_id }) => item_id);
    const fresh =
      ids.length === 0 ? new Map<number, FoundWord[]>() : await readNewWords(this.pool, user.user_id, ids, longest);
    const once = onlyOnce();
    const started = new Set<number>();
    return decks.map(({ item_id, due, started_today, daily_new_words }) => {
      const before = started.size;
      for (const origin of started_today) started.add(origin);
      return {
        item_id,
        due: once(due),
        fresh: once(fresh.get(item_id) ?? []).map(({ word_id }) => word_id),
        started_today: started.size - before,
        daily_new_words,
      };
    });
  }
}

/** Leaves out words whose origin it has met before. */
function onlyOnce() {
  const seen = new Set<number>();
  return <Word extends FoundWord>(words: readonly Word[]): Word[] =>
    words.filter(({ origin_word_id }) => !seen.has(origin_word_id) && seen.add(origin_word_id));
}

function withoutNewWords(decks: readonly LearnedDeck[]): DeckOfLearner[] {
  const once = onlyOnce();
  return decks.map(({ item_id, due }) => ({
    item_id,
    due: once(due),
    fresh: [],
    started_today: 0,
    daily_new_words: null,
  }));
}

function toStudy(words: { due: readonly TodaysWord[]; fresh: readonly TodaysWord[] }, answerMs: number) {
  const [due, fresh] = [words.due.length, words.fresh.length];
  return {
    due_count: due,
    new_count: fresh,
    minutes: studyMinutes({ due, fresh }, answerMs),
    word_ids: sittingOf({ due: [...words.due], fresh: [...words.fresh] }),
  };
}

const amount = ({ due_count, new_count }: { due_count: number; new_count: number }): number => due_count + new_count;

/** The decks that these words are of, those with most of them first. */
function decksWithWords(
  decks: readonly LearnedDeck[],
  due: readonly TodaysWord[],
  fresh: readonly TodaysWord[],
): Today['decks'] {
  const [dueIn, freshIn] = [due, fresh].map((words) => Map.groupBy(words, ({ item_id }) => item_id));
  return decks
    .map(({ item_id, item_name, username, target_language }) => ({
      item_id,
      item_name,
      username,
      target_language,
      due_count: dueIn!.get(item_id)?.length ?? 0,
      new_count: freshIn!.get(item_id)?.length ?? 0,
    }))
    .filter((deck) => amount(deck) > 0)
    .toSorted((one, other) => amount(other) - amount(one));
}
