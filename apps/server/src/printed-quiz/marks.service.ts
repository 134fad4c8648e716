import {
  earliestQuizDays,
  mostMarksAtOnce,
  type NewMarks,
  type PrintedMarks,
  type SavedMarks,
} from '@lexiroom/contracts/printed-quiz';
import type { Mark } from '@lexiroom/domain/printed-quiz';
import { dayNumber, dayText, localDay } from '@lexiroom/domain/scheduling';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { readOwnClass } from '../classes/own-classes.ts';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import { changeScheduled, type AnswerKey, type ScheduledAnswer } from '../event-log/scheduled-answers.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { invalid, Refusal, refuse } from '../refusals/refusal.ts';
import { answersOfMark, givenAt, type MarkedStudent } from './mark-answers.ts';
import { readClassMarks, readCopies, readMarkedStudents, readMarks, type StoredMark } from './read-marks.ts';
import { readOwnQuiz, type StoredQuiz } from './stored-quiz.ts';

type IncomingMarks = z.output<typeof NewMarks>;

/** A mark as it is to be; null: none. */
interface WantedMark {
  student_id: number;
  place: number;
  mark: Mark | null;
}

/** Marks of printed quizzes: answers of class and students, typed in by their teacher. */
@Injectable()
export class MarksService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What a class has of a printed quiz so far; NOT_FOUND when the quiz or the class is not theirs. */
  async read(user: CurrentUser, quiz_id: number, class_id: number): Promise<PrintedMarks | Refusal> {
    const { class_name } = await readOwnClass(this.pool, user.user_id, class_id);
    const quiz = await readOwnQuiz(this.pool, user.user_id, quiz_id);
    if (!quiz) return refuse('NOT_FOUND');
    const today = this.#today(user);
    return { quiz_id, class_id, class_name, today, ...(await readClassMarks(this.pool, quiz, class_id, today)) };
  }

  /**
   * Makes marks of a class what is said, in answers of class, student and whoever joined as them; a mark that was another
   * before is taken back, and what is so already stays. Saving twice records once. Also in a class of the archive, and of
   * students who have left the class since. NOT_FOUND when the quiz, the class or a student is not theirs; INVALID when the
   * day is ahead or too long ago, or a question is none of the quiz.
   */
  async save(user: CurrentUser, { quiz_id, class_id, day, students }: IncomingMarks): Promise<SavedMarks | Refusal> {
    await readOwnClass(this.pool, user.user_id, class_id);
    const outside = this.#dayRefusal(user, day);
    if (outside) return outside;
    const wanted = wantedOf(students);
    if (wanted instanceof Refusal) return wanted;
    const counts = await inTransaction(this.pool, async (client) => {
      const quiz = await readOwnQuiz(client, user.user_id, quiz_id, { lock: true });
      if (!quiz) return refuse('NOT_FOUND');
      if (wanted.some(({ place }) => place >= quiz.questions.length)) return invalid('students', 'no such question');
      const ids = [...new Set(wanted.map(({ student_id }) => student_id))];
      const marked = await readMarkedStudents(client, user.user_id, class_id, ids);
      if (marked.size < ids.length) return refuse('NOT_FOUND');
      const changes = this.#changes(user, quiz, {
        wanted,
        marked,
        day,
        stored: await readMarks(client, quiz, class_id),
      });
      const takenBack = await readCopies(client, quiz, changes.takenBack);
      await changeScheduled(client, { appended: changes.appended, takenBack });
      return changes.counts;
    });
    if (counts instanceof Refusal) return counts;
    const after = await this.read(user, quiz_id, class_id);
    return after instanceof Refusal ? after : { ...after, ...counts };
  }

  /** What is to be done in the log so that its marks are as wanted. */
  #changes(
    user: CurrentUser,
    { round_id, questions }: StoredQuiz,
    { wanted, marked, day, stored }: ChangesWanted,
  ): {
    appended: ScheduledAnswer[];
    takenBack: AnswerKey['answer_id'][];
    counts: Pick<SavedMarks, 'recorded' | 'corrected' | 'taken_away'>;
  } {
    const byPlace = Map.groupBy(stored, placeKey);
    const appended: ScheduledAnswer[] = [];
    const takenBack: string[] = [];
    const counts = { recorded: 0, corrected: 0, taken_away: 0 };
    const now = this.clock.now();
    for (const each of wanted) {
      const { student_id, place, mark } = each;
      const earlier = byPlace.get(placeKey(each)) ?? [];
      const counting = earlier.filter(({ counts: isCounting }) => isCounting);
      const last = counting.at(-1);
      if ((last?.mark ?? null) === mark && counting.length < 2) continue;
      takenBack.push(...counting.map(({ answer_id }) => answer_id));
      if (mark === null) {
        counts.taken_away += 1;
        continue;
      }
      counts[last ? 'corrected' : 'recorded'] += 1;
      const at = last?.at ?? givenAt(day, place, user, now);
      const question = questions[place]!;
      const given = { round_id, place, question, mark, at, day: last?.day ?? day, earlier: earlier.length };
      appended.push(...answersOfMark(given, marked.get(student_id)!));
    }
    return { appended, takenBack, counts };
  }

  #today({ time_zone, day_boundary }: CurrentUser): string {
    return localDay(this.clock.now(), time_zone, day_boundary);
  }

  #dayRefusal(user: CurrentUser, day: string): Refusal | undefined {
    const today = this.#today(user);
    const earliest = dayText(dayNumber(today) - earliestQuizDays);
    if (!isDay(day)) return invalid('day', 'there is no such day');
    if (day > today) return invalid('day', 'this day has not come yet');
    return day < earliest ? invalid('day', `marks can be dated ${earliestQuizDays} days back`) : undefined;
  }
}

interface ChangesWanted {
  wanted: readonly WantedMark[];
  marked: ReadonlyMap<number, MarkedStudent>;
  day: string;
  /** All marks that the class ever had for the quiz, in the order in which they were recorded. */
  stored: readonly StoredMark[];
}

const placeKey = ({ student_id, place }: { student_id: number; place: number }): string => `${student_id}/${place}`;

/** The marks that are sent, one by one; a question of a student can be named once. */
function wantedOf(students: IncomingMarks['students']): WantedMark[] | Refusal {
  const wanted = students.flatMap(({ student_id, right, wrong, blank }) => [
    ...right.map((place) => ({ student_id, place, mark: 'right' as const })),
    ...wrong.map((place) => ({ student_id, place, mark: 'wrong' as const })),
    ...blank.map((place) => ({ student_id, place, mark: null })),
  ]);
  if (wanted.length > mostMarksAtOnce) return invalid('students', `at most ${mostMarksAtOnce} marks at once`);
  if (new Set(wanted.map(placeKey)).size < wanted.length) return invalid('students', 'a question is named twice');
  return wanted;
}

function isDay(text: string): boolean {
  try {
    dayNumber(text);
    return true;
  } catch {
    return false;
  }
}
