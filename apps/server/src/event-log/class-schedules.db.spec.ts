import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seededRandom } from '@lexiroom/domain/chance';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { compareWordSchedules, rebuildWordSchedules } from '../answers/projections.ts';
import { freshDatabase } from '../database/fresh-database.fixture.ts';
import { createPool, inTransaction } from '../database/pool.ts';
import { mergeSchedules, separateSchedules } from './merged-schedules.ts';
import { expectedRows, onDay, scheduledAnswer, storedRows } from './scheduled-answers.fixture.ts';
import { appendScheduled, type ScheduledAnswer, SoloLog, takeBack } from './scheduled-answers.ts';
import { classSchedule, personSchedule, studentSchedule } from './schedules.ts';

let pool: pg.Pool;
let logs: SoloLog[];
/** Numbers of classes, students and people of one history begin here. */
let base = 0;

beforeAll(async () => {
  pool = createPool(await freshDatabase());
  logs = [new SoloLog(pool), new SoloLog(pool)];
});
afterAll(() => pool.end());

/** Three rows of students in two classes, and one person who may be linked to any of them. */
const row = fc.nat(2);
const given = { word: fc.nat(1), day: fc.nat(5), second: fc.nat(2), is_correct: fc.boolean() };
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('asked' as const), row, ...given }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('alone' as const), ...given }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('live' as const), row, ...given }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('taken back' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('linked or unlinked' as const), row }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('moved' as const), row }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('merged' as const), row, into: row }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('separated' as const), row }) },
);
type Happening = typeof happening extends fc.Arbitrary<infer Of> ? Of : never;

/** One answer in all its schedules, by the way it comes. */
interface Recorded {
  by: 'asked' | 'alone' | 'live';
  copies: ScheduledAnswer[];
}

/** What a history leaves in the log, and which rows are one student in the end. */
interface Told {
  recorded: Recorded[];
  takenBack: Recorded[];
  /** In their order. */
  changes: ((client: pg.ClientBase) => Promise<void>)[];
  headOf: (schedule: string) => string;
}

function tellOf(history: readonly Happening[]): Told {
  base += 10;
  const students = [0, 1, 2].map((index) => studentSchedule(base + index));
  const person = personSchedule(base);
  const classes = [0, 0, 1];
  const isLinked = [false, false, false];
  const mergedInto = new Map<string, string>();
  const headOf = (schedule: string): string =>
    mergedInto.has(schedule) ? headOf(mergedInto.get(schedule)!) : schedule;
  const told: Told = { recorded: [], takenBack: [], changes: [], headOf };
  const record = (by: Recorded['by'], schedules: string[], { word, day, second, is_correct }: GivenAnswer) => {
    const answer = { answer_id: randomUUID(), origin_word_id: word + 1, is_correct, ...onDay(day, second * 1000) };
    told.recorded.push({ by, copies: schedules.map((schedule) => scheduledAnswer({ schedule, ...answer })) });
  };
  for (const happened of history) {
    switch (happened.type) {
      case 'asked':
        record('asked', [classSchedule(base + classes[happened.row]!), students[happened.row]!], happened);
        break;
      case 'alone':
        record('alone', [person, ...students.filter((_, index) => isLinked[index])], happened);
        break;
      case 'live': {
        const linked = isLinked[happened.row] ? [person] : [];
        record('live', [classSchedule(base + classes[happened.row]!), students[happened.row]!, ...linked], happened);
        break;
      }
      case 'taken back':
        told.takenBack.push(...told.recorded.slice(happened.which % (told.recorded.length + 1)).slice(0, 1));
        break;
      case 'linked or unlinked':
        isLinked[happened.row] = !isLinked[happened.row];
        break;
      case 'moved':
        // Nothing in the log: what they answer from now on, the other class remembers.
        classes[happened.row] = 1 - classes[happened.row]!;
        break;
      case 'merged': {
        const [from, into] = [students[happened.row]!, students[happened.into]!];
        if (mergedInto.has(from) || headOf(into) === from) break;
        mergedInto.set(from, into);
        told.changes.push((client) => mergeSchedules(client, from, into));
        break;
      }
      case 'separated': {
        const from = students[happened.row]!;
        mergedInto.delete(from);
        told.changes.push((client) => separateSchedules(client, from));
      }
    }
  }
  return told;
}

type GivenAnswer = Omit<Extract<Happening, { type: 'alone' }>, 'type'>;

/** All of it in any order of arrival: answers twice, some together; what takes one back comes after it. */
async function arrive({ recorded, takenBack, changes }: Told, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const times = new Map(recorded.map((answer) => [answer, random()]));
  const timesOfChanges = changes.map(random).toSorted((one, other) => one - other);
  const steps = [
    ...recorded.map((answer) => ({ at: times.get(answer)!, run: () => arriveOne(answer, random) })),
    ...recorded.slice(0, 5).map((answer) => ({ at: random(), run: () => arriveOne(answer, random) })),
    ...takenBack.map((answer) => ({
      at: Math.max(times.get(answer)!, random()) + Number.EPSILON,
      run: () => inTransaction(pool, (client) => takeBack(client, answer.copies)),
      isAlone: true,
    })),
    ...changes.map((change, index) => ({
      at: timesOfChanges[index]!,
      run: () => inTransaction(pool, change),
      isAlone: true,
    })),
  ].toSorted((one, other) => one.at - other.at);
  const together: Promise<unknown>[] = [];
  for (const step of steps) {
    if ('isAlone' in step || together.length === 4) await Promise.all(together.splice(0));
    if ('isAlone' in step) await step.run();
    else together.push(step.run());
  }
  await Promise.all(together);
}

function arriveOne({ by, copies }: Recorded, random: () => number): Promise<unknown> {
  const [first, ...others] = copies as [ScheduledAnswer, ...ScheduledAnswer[]];
  if (by === 'live') return inTransaction(pool, (client) => appendScheduled(client, copies));
  return logs[random() < 0.5 ? 0 : 1]!.record(first, ...others);
}

/** What each head must say: the answers of all its members that were not taken back, each once. */
function expectedOf({ recorded, takenBack, headOf }: Told): Map<string, ReturnType<typeof expectedRows>> {
  const counting = recorded.filter((answer) => !takenBack.includes(answer)).flatMap(({ copies }) => copies);
  const ofHeads = Map.groupBy(counting, ({ schedule }) => headOf(schedule));
  return new Map(
    [...ofHeads].map(([head, copies]) => [
      head,
      expectedRows(head, [...new Map(copies.map((copy) => [copy.answer_id, copy])).values()]),
    ]),
  );
}

test('live, questioner and solo answers of one student give the same due dates in any order of arrival', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 10, maxLength: 50 }), fc.nat(), async (history, seed) => {
      const told = tellOf(history);
      await arrive(told, seed);
      const expected = expectedOf(told);
      const schedules = new Set(told.recorded.flatMap(({ copies }) => copies.map(({ schedule }) => schedule)));
      for (const schedule of schedules) {
        expect(await storedRows(pool, schedule)).toEqual(expected.get(schedule) ?? []);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);

test('a rebuild gives exactly the rows of people, students and classes that were stored', async () => {
  const client = await pool.connect();
  try {
    const all = () =>
      client.query<{ schedule: string }>('select * from word_schedules order by schedule, origin_word_id');
    const { rows: stored } = await all();
    for (const kind of ['person:', 'student:', 'class:']) {
      expect(stored.filter(({ schedule }) => schedule.startsWith(kind)).length).toBeGreaterThan(10);
    }
    expect(await compareWordSchedules(client)).toEqual([]);
    expect(await rebuildWordSchedules(client)).toBe(stored.length);
    expect((await all()).rows).toEqual(stored);
  } finally {
    client.release();
  }
});
