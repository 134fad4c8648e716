import { latestArrivalDays, type QuestionAnswer, type RecordedAnswer } from '@lexiroom/contracts/answers';
import type { Scheduler } from '@lexiroom/contracts/decks';
import { localDay } from '@lexiroom/domain/scheduling';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { type ScheduledAnswer, SoloLog } from '../event-log/scheduled-answers.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import type { Visibility } from '../items/item.entity.ts';
import { maySee, visibilityFor } from '../items/may-see.ts';
import { invalid, Refusal, refuse } from '../refusals/refusal.ts';
import { choiceRefusal, roundRefusal } from './choice-refusal.ts';
import { type CountsFor, countsFor, type SharedStudent } from './counts-for.ts';

const msPerDay = 86_400_000;
/** A browser's clock may be so far ahead of the server's before an answer is marked, in milliseconds. */
const clockSlackMs = 5 * 60_000;

/** An answer as the call brings it, parsed. */
type IncomingAnswer = z.output<typeof QuestionAnswer>;

/** The word that was asked, where it stands. */
interface AskedWord {
  origin_word_id: number;
  owner_id: number;
  /** Null: in the bin. */
  visibility: Visibility | null;
  scheduler: Scheduler;
  /** One of the options is a word of somebody else's. */
  has_foreign_option: boolean;
  /** Who the caller is in the classes that the deck is shared with; nobody in a deck of their own. */
  shared_students: SharedStudent[];
}

/** Answers that are given alone, or by students whom their teacher asks. */
@Injectable()
export class AnswersService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly log: SoloLog,
  ) {}

  /**
   * Records an answer for everybody it counts for ({@link countsFor}), unless it is a repeated one (specification 1
   * section 7; decisions section 2); for the owner also when the deck has come into their bin since. NOT_FOUND when the
   * deck is not there for them or does not hold the word, when an option is a word of another owner (an option that is
   * gone by now passes, as answers may come late), and when the class or the student is not theirs; INVALID when its time
   * or its options cannot be.
   */
  async record(user: CurrentUser, incoming: IncomingAnswer, link_key?: string): Promise<RecordedAnswer | Refusal> {
    const outside = roundRefusal(incoming);
    if (outside) return outside;
    const word = await this.#askedWord(user, incoming, link_key);
    if (!word || !mayAnswer(user, word) || word.has_foreign_option) return refuse('NOT_FOUND');
    const { class_id, student_id } = incoming;
    const { shared_students } = word;
    const is_own = word.owner_id === user.user_id;
    const schedules = await countsFor(this.pool, user, { class_id, student_id, is_own, shared_students });
    if (schedules instanceof Refusal) return schedules;
    const time = answeredAt(incoming.answered_at, this.clock.now());
    if (time instanceof Refusal) return time;
    const refusal = choiceRefusal(incoming);
    if (refusal) return refusal;
    const answer_id = incoming.answer_id ?? randomUUID();
    const given = { ...incoming, answer_id, origin_word_id: word.origin_word_id };
    const [first, ...copies] = schedules.map((counted) => toScheduled(counted, given, time));
    if (incoming.repeated || !first) return { answer_id, recorded: false };
    const due_dates = await this.log.record(first, ...copies);
    return { answer_id, recorded: true, ...(due_dates && { due_date: due_dates[word.scheduler], due_dates }) };
  }

  async #askedWord(
    { user_id }: CurrentUser,
    { word_id, deck_id, option_word_ids = [], chosen_word_id = word_id }: IncomingAnswer,
    link_key: string | undefined,
  ): Promise<AskedWord | undefined> {
    const { rows } = await this.pool.query<AskedWord>({
      name: 'asked-word',
      text: `select origin_word_id, owner_id, ${visibilityFor('items', 'item_id', '$4', '$5')} as visibility, scheduler, exists (
          select 1 from words option join items place on place.item_id = option.deck_id
          where option.word_id = any($3) and place.owner_id <> items.owner_id) as has_foreign_option,
          case when owner_id = $5 then '[]' else coalesce((
            select json_agg(json_build_object('student_id', student_id, 'class_id', class_id, 'time_zone', time_zone,
              'day_boundary', day_boundary) order by student_id)
            from students_shared_with(item_id, $5) as they (student_id) join students using (student_id)
            join classes using (class_id) join users on user_id = teacher_id), '[]') end as shared_students
        from words join decks using (deck_id) join items on item_id = deck_id
        where word_id = $1 and deck_id = $2`,
      values: [word_id, deck_id, [...option_word_ids, chosen_word_id], link_key, user_id],
    });
    return rows[0];
  }
}

/** Whoever may see a deck may answer; its owner also when it lies in the bin by now, as answers may come late. */
const mayAnswer = (user: CurrentUser, { owner_id, visibility }: AskedWord): boolean =>
  user.user_id === owner_id || (visibility !== null && maySee({ user }, { owner_id, visibility }));

/** When an answer counts as given. */
interface AnsweredAt {
  /** Epoch milliseconds. */
  at: number;
  /** By the server's clock, the time that it came with had not come yet. */
  dated_ahead: boolean;
}

/**
 * When an answer counts as given: at most {@link latestArrivalDays} days ago, and never ahead of now. When its time has
 * not come yet, nobody knows which of the two clocks is wrong: the answer counts as given now, and it is marked when its
 * time is more than a few minutes ahead (decisions section 14).
 */
function answeredAt(claimed: number | undefined, now: number): AnsweredAt | Refusal {
  if (claimed === undefined) return { at: now, dated_ahead: false };
  if (claimed < now - latestArrivalDays * msPerDay) {
    return invalid('answered_at', `an answer can be recorded for ${latestArrivalDays} days after it was given`);
  }
  return { at: Math.min(claimed, now), dated_ahead: claimed > now + clockSlackMs };
}

/** The answer as it stands in a schedule that it counts for. */
function toScheduled(
  { schedule, person_id, class_id, student_id, time_zone, day_boundary }: CountsFor,
  answer: IncomingAnswer & { answer_id: string; origin_word_id: number },
  { at, dated_ahead }: AnsweredAt,
): ScheduledAnswer {
  const { answer_id, mode, kind, deck_id, word_id, origin_word_id, is_correct } = answer;
  const { option_word_ids, chosen_word_id, ms, round_id, round_step, play } = answer;
  return {
    schedule,
    answer_id,
    mode,
    kind: kind ?? null,
    person_id,
    class_id,
    student_id,
    live_id: null,
    seat_id: null,
    question: null,
    deck_id,
    word_id,
    origin_word_id,
    option_word_ids: option_word_ids ?? null,
    chosen_option: null,
    chosen_word_id: chosen_word_id ?? null,
    is_correct,
    ms: ms ?? null,
    answered_at: new Date(at).toISOString(),
    local_day: localDay(at, time_zone, day_boundary),
    dated_ahead,
    round_id: round_id ?? null,
    round_step: round_step ?? null,
    play: play ?? null,
  };
}
