import { localDay } from '@lexiroom/domain/scheduling';
import type pg from 'pg';
import type { SeatAnswer } from './answer-log.ts';
import { derivedId } from './derived-id.ts';
import { answersOfClass, type EventAnswer } from './event-answers.ts';
import { isRightNow } from './judged-answers.ts';
import { appendScheduled, changeScheduled, type ScheduledAnswer, takeBack } from './scheduled-answers.ts';
import { classSchedule, isLiveSchedule, liveSchedule, personSchedule, studentSchedule } from './schedules.ts';

/**
 * What seats answered to a question counts for everybody it concerns, under the same ids in their own schedules, on their
 * own days (decisions section 2): for the people who sit there, in words whose origin is in a deck of theirs; for whoever
 * claimed a guest's seat, whatever the word; and in a
 * session of a class whose host records answers, for the class, for the students of its list who sit there, and, whatever
 * the word, for whoever joined the class as them. `given`: of these, what has no seat counts for the class alone. Doing so
 * twice does it once. Last in the client's transaction.
 */
export async function recordQuestion(
  client: pg.ClientBase,
  live_id: number,
  question: number,
  given: readonly EventAnswer[] = [],
): Promise<void> {
  const copies = await copiesOf(client, live_id, { questions: [question] });
  await appendScheduled(client, [...copies, ...(await answersOfClass(client, live_id, given))]);
}

/** What seats answered to all that counts in a session, once it does, counts for whom it concerns: see {@link recordQuestion}. */
export async function recordAll(client: pg.ClientBase, live_id: number, counted: AnswersTo): Promise<void> {
  await appendScheduled(client, await copiesOf(client, live_id, counted));
}

/** What a seat has answered, of what counts, counts for the account that claimed it: see {@link recordQuestion}. */
export async function recordSeat(
  client: pg.ClientBase,
  live_id: number,
  seat_id: number,
  counted: AnswersTo,
): Promise<void> {
  await appendScheduled(client, await copiesOf(client, live_id, { ...counted, seat_ids: [seat_id] }));
}

/** How many questions a person keeps what a seat answered to. */
export async function keptOf(
  client: pg.ClientBase,
  live_id: number,
  seat_id: number,
  user_id: number,
): Promise<number> {
  const stored = await storedCopies(client, live_id, { seat_ids: [seat_id] });
  return stored.filter(({ schedule }) => schedule === personSchedule(user_id)).length;
}

/** These answers were taken back: they no longer count for anybody, whoever sits there by now. */
export async function takeBackAnswers(client: pg.ClientBase, live_id: number, to: AnswersTo): Promise<void> {
  await takeBack(client, await storedCopies(client, live_id, to));
}

/**
 * Answers that were taken back count again, for whoever sits there by now. `seq`: of the event that tells. Doing so twice
 * does it once. Last in the client's transaction.
 */
export async function countAgain(
  client: pg.ClientBase,
  live_id: number,
  { to, seq }: { to: AnswersTo; seq: number },
): Promise<void> {
  const stored = new Set((await storedCopies(client, live_id, to)).map(placeOf));
  const wanted = (await copiesOf(client, live_id, to)).filter((copy) => !stored.has(placeOf(copy)));
  await changeScheduled(client, {
    takenBack: [],
    appended: wanted.map((copy) => ({ ...copy, answer_id: idAfter(copy.answer_id, `counted ${seq}`) })),
  });
}

/**
 * Some answers to a question are judged otherwise than before: what counts for people, classes and students follows. Not
 * where the question was taken back. `seq`: of the event that tells. Last in the client's transaction.
 */
export async function judgeAnew(
  client: pg.ClientBase,
  live_id: number,
  { to, seq }: { to: AnswersTo; seq: number },
): Promise<void> {
  const stored = new Map((await storedCopies(client, live_id, to)).map((copy) => [placeOf(copy), copy])); // prettier-ignore
  const changed = (await copiesOf(client, live_id, to)).flatMap((copy) => {
    const before = stored.get(placeOf(copy));
    return before && before.is_correct !== copy.is_correct ? [{ before, copy }] : [];
  });
  await changeScheduled(client, {
    takenBack: changed.map(({ before }) => before),
    appended: changed.map(({ copy }) => ({ ...copy, answer_id: idAfter(copy.answer_id, `judged ${seq}`) })),
  });
}

export interface ReassignedSeat {
  seat_id: number;
  /** Null: none; what was answered there counts for no class any more. */
  student_id: number | null;
  /** How often the seat was reassigned, this time included: what is copied anew has ids that follow from it. */
  times: number;
}

/** Which students sit on some seats from now on. */
export interface Reassignment {
  live_id: number;
  seats: readonly ReassignedSeat[];
  /** All answers of the session that count: to what was locked, and not taken back. */
  counted: AnswersTo;
}

/**
 * Seats other students: what a seat has answered no longer counts for the one before, and counts for this one instead,
 * and for whoever joined the class as them. The class remembers it as this student's. Doing so twice does it once. Last in
 * the client's transaction.
 */
export async function reassignSeats(client: pg.ClientBase, reassignment: Reassignment): Promise<void> {
  const { live_id, seats, counted } = reassignment;
  await client.query(
    `update seats set student_id = wanted.student_id
     from json_to_recordset($2::json) as wanted (seat_id integer, student_id integer)
     where live_id = $1 and seats.seat_id = wanted.seat_id and seats.student_id is distinct from wanted.student_id`,
    [live_id, JSON.stringify(seats)],
  );
  const times = new Map(seats.map((seat) => [seat.seat_id, seat.times]));
  const seat_ids = [...times.keys()];
  const stored = await storedCopies(client, live_id, { seat_ids });
  const wanted = await copiesOf(client, live_id, { ...counted, seat_ids });
  const storedKeys = new Set(stored.map(placeOf));
  const wantedKeys = new Set(wanted.map(placeOf));
  await changeScheduled(client, {
    takenBack: stored.filter((copy) => !wantedKeys.has(placeOf(copy))),
    appended: wanted
      .filter((copy) => !storedKeys.has(placeOf(copy)))
      .map((copy) => ({ ...copy, answer_id: idAfter(copy.answer_id, times.get(copy.seat_id!)!) })),
  });
}

/** A copy that stands in the log, not taken back. */
type StoredCopy = Pick<
  ScheduledAnswer,
  'schedule' | 'answer_id' | 'seat_id' | 'question' | 'student_id' | 'is_correct'
>;

/** Where a copy stands, and of which seat it is, whatever its id. */
const placeOf = ({ schedule, seat_id, question, student_id }: Omit<StoredCopy, 'answer_id' | 'is_correct'>): string =>
  `${schedule}/${seat_id}/${question}/${student_id}`;

/**
 * The id of an answer in its schedules after it was taken back under another one: its seat was reassigned so often, or it
 * was judged anew, or counts again, by that event.
 */
const idAfter = (answer_id: string, change: number | `${'judged' | 'counted'} ${number}`): string =>
  derivedId(`${answer_id}/${change}`);

/**
 * A part of a session's answers: those to these questions; or, in a game whose seats number their questions for
 * themselves, to these words, or to all but these. Empty: all.
 */
export interface AnswersTo {
  questions?: readonly number[];
  words?: readonly number[];
  without_words?: readonly number[];
}

/** Of these, those of some seats. */
interface Part extends AnswersTo {
  seat_ids?: readonly number[];
}

/** SQL for a part, whose lists are the parameters from $3 on. */
const isInPart = `($3::integer[] is null or question = any($3)) and ($4::integer[] is null or seat_id = any($4))
       and ($5::integer[] is null or answers.word_id = any($5)) and ($6::integer[] is null or answers.word_id <> all($6))`;
const listsOf = ({ questions, seat_ids, words, without_words }: Part) => [questions, seat_ids, words, without_words];

async function storedCopies(client: pg.ClientBase, live_id: number, part: Part): Promise<StoredCopy[]> {
  const { rows } = await client.query<StoredCopy>(
    `select schedule, answer_id, seat_id, question, student_id, is_correct from answers
     where live_id = $1 and schedule <> $2 and not ${isLiveSchedule} and voids is null and ${isInPart}
       and not exists (
         select 1 from answers later where later.schedule = answers.schedule and later.voids = answers.answer_id)`,
    [live_id, liveSchedule(live_id), ...listsOf(part)],
  );
  return rows;
}

/** Whose days an answer counts by; null: nobody's. */
interface Days {
  time_zone: string;
  day_boundary: number;
}

interface AnswerOfSeat {
  answer: Omit<SeatAnswer, 'schedule' | 'person_id' | 'answered_at' | 'local_day'> & { answered_at: Date };
  /** Who sits there, when the word is one of theirs. */
  person: (Days & { person_id: number }) | null;
  /** Who sits there by the list of the class. */
  student: (Days & { class_id: number; student_id: number }) | null;
  /** Who joined the class as that student. */
  linked: (Days & { person_id: number }) | null;
  /** Who keeps what a guest answered there. */
  claiming: (Days & { person_id: number }) | null;
}

/** The copies that there should be of what seats have answered. */
async function copiesOf(client: pg.ClientBase, live_id: number, part: Part): Promise<ScheduledAnswer[]> {
  const { rows } = await client.query<AnswerOfSeat['answer'] & Omit<AnswerOfSeat, 'answer'>>(answersOfSeatsSql, [
    liveSchedule(live_id),
    live_id,
    ...listsOf(part),
  ]);
  return rows.flatMap(({ person, student, linked, claiming, ...answer }) =>
    copiesOfAnswer({ answer, person, student, linked, claiming }),
  );
}

function copiesOfAnswer({ answer, person, student, linked, claiming }: AnswerOfSeat): ScheduledAnswer[] {
  const people = new Map([person, linked, claiming].flatMap((one) => (one ? [[one.person_id, one]] : [])));
  const nobody = { person_id: null, class_id: null, student_id: null };
  const copy = (schedule: string, who: Pick<ScheduledAnswer, keyof typeof nobody>, days: Days): ScheduledAnswer => ({
    ...answer,
    ...who,
    schedule,
    answered_at: answer.answered_at.toISOString(),
    local_day: localDay(answer.answered_at.getTime(), days.time_zone, days.day_boundary),
    dated_ahead: false,
  });
  const ofPeople = [...people.values()].map(({ person_id, ...days }) =>
    copy(personSchedule(person_id), { ...nobody, person_id }, days),
  );
  if (!student) return ofPeople;
  const { class_id, student_id, ...days } = student;
  const ofClass = [classSchedule(class_id), studentSchedule(student_id)].map((schedule) =>
    copy(schedule, { ...nobody, class_id, student_id }, days),
  );
  return [...ofPeople, ...ofClass];
}

const daysOf = (user: string): string => `'time_zone', ${user}.time_zone, 'day_boundary', ${user}.day_boundary`;

const answersOfSeatsSql = `
  select answer_id, mode, kind, live_id, seat_id, question, answers.deck_id, answers.word_id, answers.origin_word_id,
    option_word_ids, chosen_option, chosen_word_id, ${isRightNow('answers')} as is_correct, ms, answered_at,
    case when sitting.user_id is not null and exists (
      select 1 from words join items on item_id = deck_id
      where words.origin_word_id = answers.origin_word_id and owner_id = sitting.user_id
        and item_visibility(item_id) is not null)
      then json_build_object('person_id', sitting.user_id, ${daysOf('sitting')}) end as person,
    case when recorded.student_id is not null
      then json_build_object('class_id', recorded.class_id, 'student_id', recorded.student_id, ${daysOf('recorded')})
      end as student,
    case when linked.user_id is not null
      then json_build_object('person_id', linked.user_id, ${daysOf('linked')}) end as linked,
    case when claiming.user_id is not null
      then json_build_object('person_id', claiming.user_id, ${daysOf('claiming')}) end as claiming
  from answers
  left join users sitting on sitting.user_id = answers.person_id
  left join (
    select live_id, seat_id, class_id, seats.student_id, users.time_zone, users.day_boundary,
      -- Of a student who was merged, the account is with the other row.
      coalesce(substr(head, length('student:') + 1)::integer, seats.student_id) as linked_as
    from seats join lives using (live_id) join classes using (class_id) join users on users.user_id = teacher_id
    left join schedule_heads on schedule = 'student:' || seats.student_id
    where seats.student_id is not null and not exists (
      select 1 from live_events
      where live_events.live_id = lives.live_id and seq = 1 and body -> 'settings' ->> 'records_answers' = 'false')
  ) as recorded using (live_id, seat_id)
  left join students on students.student_id = linked_as
  left join users linked on linked.user_id = students.person_id
  left join (select live_id, seat_id, claimed_by from seats where claimed_by is not null) as claimed
    using (live_id, seat_id)
  left join users claiming on claiming.user_id = claimed_by
  where answers.schedule = $1 and answers.live_id = $2 and answers.voids is null and answers.${isLiveSchedule}
    and ${isInPart}
  order by question, seat_id`;
