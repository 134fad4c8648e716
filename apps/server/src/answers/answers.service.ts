import {
  latestArrivalDays,
  type QuestionAnswer,
  type RecordedAnswer,
  type SentenceAnswer,
} from '@lexiroom/contracts/answers';
import type { Scheduler } from '@lexiroom/contracts/decks';
import { localDay } from '@lexiroom/domain/scheduling';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { type ScheduledAnswer, SoloLog } from '../event-log/scheduled-answers.ts';
import { sentenceSchedule } from '../event-log/schedules.ts';
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

/** An answer to a sentence as the call brings it, parsed. */
type IncomingSentenceAnswer = z.output<typeof SentenceAnswer>;

/** What was asked, where it stands. */
interface Asked {
  deck_id: number;
  origin_id: number;
  owner_id: number;
  /** Null: in the bin. */
  visibility: Visibility | null;
  scheduler: Scheduler;
  /** Who the caller is in the classes that the deck is shared with; nobody in a deck of their own. */
  shared_students: SharedStudent[];
}

interface AskedWord extends Asked {
  /** One of the options is a word of somebody else's. */
  has_foreign_option: boolean;
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
    return this.#record(user, word, incoming, () => choiceRefusal(incoming));
  }

  /**
   * Records an answer to a sentence as {@link record} does one to a word, in the schedules of sentences. A student who is
   * named without a class is asked in the class that has them.
   */
  async recordSentence(
    user: CurrentUser,
    incoming: IncomingSentenceAnswer,
    link_key?: string,
  ): Promise<RecordedAnswer | Refusal> {
    const sentence = await this.#askedSentence(user, incoming.sentence_id, link_key);
    if (!sentence || !mayAnswer(user, sentence)) return refuse('NOT_FOUND');
    const { sentence_id, student_id, ...given } = incoming;
    const class_id = given.class_id ?? (student_id ? await classOf(this.pool, user, student_id) : null);
    if (class_id === undefined) return refuse('NOT_FOUND');
    const answer = { ...given, class_id, student_id, deck_id: sentence.deck_id, word_id: sentence_id };
    return this.#record(user, sentence, answer, () => undefined, sentenceSchedule);
  }

  /** @param scheduleOf gives the schedule in which an answer of its kind stands, for that of words. */
  async #record(
    user: CurrentUser,
    asked: Asked,
    incoming: GivenAnswer,
    refusalOf: () => Refusal | undefined,
    scheduleOf = (schedule: string) => schedule,
  ): Promise<RecordedAnswer | Refusal> {
    const { class_id, student_id } = incoming;
    const { shared_students, origin_id, scheduler } = asked;
    const is_own = asked.owner_id === user.user_id;
    const counted = await countsFor(this.pool, user, { class_id, student_id, is_own, shared_students });
    if (counted instanceof Refusal) return counted;
    const time = answeredAt(incoming.answered_at, this.clock.now());
    if (time instanceof Refusal) return time;
    const refusal = refusalOf();
    if (refusal) return refusal;
    const answer_id = incoming.answer_id ?? randomUUID();
    const given = { ...incoming, answer_id, origin_word_id: origin_id };
    const [first, ...copies] = counted.map((one) =>
      toScheduled({ ...one, schedule: scheduleOf(one.schedule) }, given, time),
    );
    if (incoming.repeated || !first) return { answer_id, recorded: false };
    const due_dates = await this.log.record(first, ...copies);
    return { answer_id, recorded: true, ...(due_dates && { due_date: due_dates[scheduler], due_dates }) };
  }

  async #askedWord(
    { user_id }: CurrentUser,
    { word_id, deck_id, option_word_ids = [], chosen_word_id = word_id }: IncomingAnswer,
    link_key: string | undefined,
  ): Promise<AskedWord | undefined> {
    const { rows } = await this.pool.query<AskedWord>({
      name: 'asked-word',
      text: `select origin_word_id as origin_id, ${askedColumns}, exists (
          select 1 from words option join items place on place.item_id = option.deck_id
          where option.word_id = any($5) and place.owner_id <> items.owner_id) as has_foreign_option
        from words join decks using (deck_id) join items on item_id = deck_id
        where word_id = $3 and deck_id = $4`,
      values: [link_key, user_id, word_id, deck_id, [...option_word_ids, chosen_word_id]],
    });
    return rows[0];
  }

  async #askedSentence(
    { user_id }: CurrentUser,
    sentence_id: number,
    link_key: string | undefined,
  ): Promise<Asked | undefined> {
    const { rows } = await this.pool.query<Asked>({
      name: 'asked-sentence',
      text: `select origin_sentence_id as origin_id, ${askedColumns}
        from sentences join decks using (deck_id) join items on item_id = deck_id where sentence_id = $3`,
      values: [link_key, user_id, sentence_id],
    });
    return rows[0];
  }
}

/** SQL for what {@link Asked} says of a deck and its item; $1 the link key, $2 who answers. */
const askedColumns = `deck_id, owner_id, ${visibilityFor('items', 'item_id', '$1', '$2')} as visibility, scheduler,
  case when owner_id = $2 then '[]' else coalesce((
    select json_agg(json_build_object('student_id', student_id, 'class_id', class_id, 'time_zone', time_zone,
      'day_boundary', day_boundary) order by student_id)
    from students_shared_with(item_id, $2) as they (student_id) join students using (student_id)
    join classes using (class_id) join users on user_id = teacher_id), '[]') end as shared_students`;

/** The class of a student of this teacher's. */
async function classOf(pool: pg.Pool, { user_id }: CurrentUser, student_id: number): Promise<number | undefined> {
  const { rows } = await pool.query<{ class_id: number }>(
    'select class_id from students join classes using (class_id) where student_id = $1 and teacher_id = $2',
    [student_id, user_id],
  );
  return rows[0]?.class_id;
}

/** Whoever may see a deck may answer; its owner also when it lies in the bin by now, as answers may come late. */
const mayAnswer = (user: CurrentUser, { owner_id, visibility }: Asked): boolean =>
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

/** An answer of either kind; `word_id` is of what was asked. */
type GivenAnswer = Pick<IncomingAnswer, 'word_id' | 'deck_id' | 'is_correct' | 'repeated'> &
  Partial<Omit<IncomingAnswer, 'mode'>> & { mode: ScheduledAnswer['mode'] };

/** The answer as it stands in a schedule that it counts for. */
function toScheduled(
  { schedule, person_id, class_id, student_id, time_zone, day_boundary }: CountsFor,
  answer: GivenAnswer & { answer_id: string; origin_word_id: number },
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
