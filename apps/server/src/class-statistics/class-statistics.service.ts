import {
  type ClassForgetting,
  type ClassLearned,
  ClassStatistics,
  type DecksOfClass,
  mostMatrixWords,
  type StatisticsWanted,
  type StudentFigures,
} from '@lexiroom/contracts/classes';
import { forgottenWords } from '@lexiroom/domain/classes';
import { type Day, dayNumber, localDay } from '@lexiroom/domain/scheduling';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { readOwnClass } from '../classes/own-classes.ts';
import { readStudents } from '../classes/students/roster.ts';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { classSchedule, studentSchedule } from '../event-log/schedules.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { LargeResponse } from '../http/gate/large-response.ts';
import { Refused, refuse } from '../refusals/refusal.ts';
import { readAnswerDays } from './answer-days.ts';
import { type ClassDeck, type OriginWord, readClassDecks, readClassWords } from './class-words.ts';
import { readFiguresSince } from './figures-since.ts';
import { learnedWords, readRecentAnswers } from './learned-words.ts';
import { noFigures, readFigures, studentRow } from './word-figures.ts';

/** What the decks of a call are. */
interface Wanted {
  id?: number[] | undefined;
}

/** What a class and its students answered, told to its teacher alone. Every call is NOT_FOUND for others. */
@Injectable()
export class ClassStatisticsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Students × words. With a `student_id`, that student alone; with a `from_day`, what they answered from then on; with
   * `students: 'none'`, only how the words went in class.
   */
  async matrix(
    user: CurrentUser,
    class_id: number,
    { id, student_id, from_day, students: wanted }: z.output<typeof StatisticsWanted>,
  ): Promise<LargeResponse> {
    const { class_name } = await readOwnClass(this.pool, user.user_id, class_id);
    const today = this.#today(user);
    const [{ decks, words: all }, students] = await Promise.all([
      readClassWords(this.pool, user, class_id, id),
      wanted === 'none'
        ? []
        : readStudents(this.pool, class_id, today, student_id === undefined ? undefined : [student_id]),
    ]);
    if (student_id !== undefined && students.length === 0) throw new Refused(refuse('NOT_FOUND'));
    const words = all.slice(0, mostMatrixWords);
    const ofClass = classSchedule(class_id);
    const schedules = students.map((student) => studentSchedule(student.student_id));
    const [figures, days] = await Promise.all([
      readFigures(this.pool, [ofClass, ...schedules], { decks, words }),
      readAnswerDays(this.pool, schedules, words),
    ]);
    const rows = students.map(({ student_id: id_of, student_name, group }) => {
      const schedule = studentSchedule(id_of);
      const { count = 0, first = 0 } = days.get(schedule) ?? {};
      const ofStudent = figures.get(schedule)?.figures ?? noFigures(words.length);
      return { student_id: id_of, student_name, group, days: count, first_day: first, ...ofStudent };
    });
    const answer = {
      class_id,
      class_name,
      today: dayNumber(today),
      decks: decks.map(toDeckName),
      words,
      words_left_out: all.length - words.length,
      in_class: figures.get(ofClass)?.figures ?? noFigures(words.length),
      students: from_day === undefined ? rows : await Promise.all(rows.map((row) => this.#since(from_day, row, words))),
    };
    return LargeResponse.of(answer, 'students', { schema: ClassStatistics, entry: studentRow });
  }

  /** The figures of a student from a day on; when a word is due goes by all that they have answered. */
  async #since(from_day: Day, row: StudentFigures, words: readonly OriginWord[]): Promise<StudentFigures> {
    const since = await readFiguresSince(this.pool, studentSchedule(row.student_id), words, from_day);
    const due_days = row.due_days.map((day, place) => (since.answers[place]! > 0 ? day : 0));
    return { ...row, ...since, due_days };
  }

  /** The decks that a class has to do with. */
  async decks(user: CurrentUser, class_id: number): Promise<DecksOfClass> {
    await readOwnClass(this.pool, user.user_id, class_id);
    const decks = await readClassDecks(this.pool, user, class_id);
    return { today: dayNumber(this.#today(user)), decks: decks.map(toDeckName) };
  }

  /** The words that the class is forgetting, at most `n` of them (decisions section 11). */
  async forgetting(user: CurrentUser, class_id: number, { id, n }: Wanted & { n: number }): Promise<ClassForgetting> {
    await readOwnClass(this.pool, user.user_id, class_id);
    const today = dayNumber(this.#today(user));
    const { decks, words } = await readClassWords(this.pool, user, class_id, id);
    const forgotten = forgottenWords(await this.#wordsInClass(class_id, decks, words), today);
    const first = forgotten.slice(0, n).map(({ due_day, ...word }) => ({ ...word, overdue_days: today - due_day }));
    return { today, decks: decks.map(toDeckName), words: first, count: forgotten.length };
  }

  /** What the class has learned, in class, of all these words and deck by deck. */
  async learned(user: CurrentUser, class_id: number, deck_ids: number[] | undefined): Promise<ClassLearned> {
    await readOwnClass(this.pool, user.user_id, class_id);
    const today = dayNumber(this.#today(user));
    const { decks, words, places } = await readClassWords(this.pool, user, class_id, deck_ids);
    const [inClass, recent] = await Promise.all([
      this.#wordsInClass(class_id, decks, words),
      readRecentAnswers(this.pool, classSchedule(class_id), words, today),
    ]);
    return {
      ...learnedWords(inClass, today),
      recent,
      decks: decks.map((deck) => ({
        ...toDeckName(deck),
        is_shared: deck.is_shared,
        ...learnedWords(places.get(deck.deck_id)!.map((place) => inClass[place]!), today), // prettier-ignore
      })),
    };
  }

  /** The words with how they went in class. */
  async #wordsInClass(class_id: number, decks: ClassDeck[], words: OriginWord[]) {
    const schedule = classSchedule(class_id);
    const all = await readFigures(this.pool, [schedule], { decks, words });
    const { figures, classic_days } = all.get(schedule) ?? { figures: noFigures(words.length), classic_days: [] };
    return words.map((word, place) => ({
      ...word,
      answers: figures.answers[place]!,
      right_answers: figures.right_answers[place]!,
      last_day: figures.last_days[place]!,
      due_day: figures.due_days[place]!,
      classic_day: classic_days[place] ?? 0,
    }));
  }

  /** The teacher's day, which is that of their classes and students. */
  #today({ time_zone, day_boundary }: CurrentUser): string {
    return localDay(this.clock.now(), time_zone, day_boundary);
  }
}

const toDeckName = ({ deck_id, deck_name }: ClassDeck) => ({ deck_id, deck_name });
