import { seededRandom } from '@lexiroom/domain/chance';
import { ApiError } from '@lexiroom/contracts/http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { compareWordSchedules } from '../answers/projections.ts';
import { scheduledAnswer } from '../event-log/scheduled-answers.fixture.ts';
import { appendScheduled } from '../event-log/scheduled-answers.ts';
import { newMember } from '../http/api.fixture.ts';
import { type ClassWorld, classWorld, newClass, pageOf } from './classes.fixture.ts';
import { compareClasses } from './consistency.ts';

const tabs = 6;
const changesEach = 30;
const seed = randomInt(2 ** 31);

let world: ClassWorld;
beforeAll(async () => {
  world = await classWorld();
}, 30_000);
afterAll(() => world.close());

test(`whatever tabs and pupils do at once, no student, link or answer is lost or doubled (seed ${seed})`, async () => {
  const { tess, database } = world;
  const random = seededRandom(seed);
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const classes = [await newClass(tess, 'Ada', 'Bo', 'Cy', 'Dee', 'Eve'), await newClass(tess, 'Flo', 'Gil', 'Hal')];
  const class_ids = classes.map(({ class_id }) => class_id);
  const student_ids = classes.flatMap(({ students }) => students.map(({ student_id }) => student_id));
  await appendScheduled(
    database,
    student_ids.map((student_id) => scheduledAnswer({ schedule: `student:${student_id}`, student_id })),
  );
  const pupils = [await newMember(world.server.url), await newMember(world.server.url)];
  const codes = await Promise.all(
    class_ids.map(async (class_id) => (await tess.api.changeClassCode({ body: { class_id, action: 'renew' } })).join_code!), // prettier-ignore
  );
  const merge_ids: number[] = [];
  const removals: { student_id: number; undo: string }[] = [];
  const changes: (() => Promise<unknown>)[] = [
    () => tess.api.changeStudent({ body: { student_id: any(student_ids), class_id: any(class_ids) } }),
    async () => {
      const body = { from_student_id: any(student_ids), into_student_id: any(student_ids) };
      merge_ids.push((await tess.api.mergeStudents({ body })).merge_id);
    },
    () => tess.api.undoMerge({ body: { merge_id: any([0, ...merge_ids]) } }),
    () => any(pupils).api.joinClass({ body: { code: any(codes), student_id: any(student_ids) } }),
    () => any(pupils).api.endLink({ body: { class_id: any(class_ids) } }),
    async () => {
      const student_id = any(student_ids);
      const { undo } = await tess.api.deleteStudent({ body: { student_id } });
      if (undo !== null) removals.push({ student_id, undo });
    },
    () => tess.api.restoreLink({ body: any([{ student_id: any(student_ids), undo: 'none' }, ...removals]) }),
    () => {
      const students = [
        { student_id: any(student_ids), is_absent: random() < 0.5 },
        { student_id: any(student_ids), class_id: any(class_ids) },
      ];
      return tess.api.changeStudents({ body: { students } });
    },
    () => tess.api.changeStudent({ body: { student_id: any(student_ids), student_name: 'Back' } }),
  ];
  const outcomes: Record<string, number> = {};
  const tab = async () => {
    for (let count = 0; count < changesEach; count++) {
      const outcome = await any(changes)().then(
        () => 'done',
        (error: unknown) => (error instanceof ApiError ? error.problem?.code : undefined) ?? String(error),
      );
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: tabs }, tab));
  const expected = ['done', 'INVALID', 'NOT_FOUND', 'BOTH_LINKED', 'PERSON_IN_CLASS', 'STUDENT_TAKEN', 'IN_CLASS_ALREADY', 'TOO_MANY']; // prettier-ignore
  expect(Object.keys(outcomes).filter((outcome) => !expected.includes(outcome))).toEqual([]);
  expect(outcomes.done).toBeGreaterThan(tabs);
  expect(await faults()).toEqual([]);

  // Undone in any order, whoever was removed called by a name: everybody is there once, with the one answer of theirs.
  for (const merge_id of merge_ids.toSorted(() => random() - 0.5)) await tess.api.undoMerge({ body: { merge_id } });
  for (const student_id of student_ids) await tess.api.changeStudent({ body: { student_id, student_name: 'Back' } });
  expect(await faults()).toEqual([]);
  const pages = [await pageOf(tess, class_ids[0]!), await pageOf(tess, class_ids[1]!)];
  const there = pages.flatMap(({ students }) => students.map(({ student_id }) => student_id));
  expect(there.toSorted((one, other) => one - other)).toEqual(student_ids);
  const { rows } = await database.query('select answers from word_schedules where schedule = any($1)', [
    student_ids.map((student_id) => `student:${student_id}`),
  ]);
  expect(rows).toEqual(student_ids.map(() => ({ answers: 1 })));
}, 60_000);

/** What is wrong in the rows of classes, and in the due dates of their students. */
async function faults() {
  return [...(await compareClasses(world.database)), ...(await compareWordSchedules(world.database))];
}
