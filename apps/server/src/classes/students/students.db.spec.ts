import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { scheduledAnswer } from '../../event-log/scheduled-answers.fixture.ts';
import { appendScheduled } from '../../event-log/scheduled-answers.ts';
import { newMember, refused } from '../../http/api.fixture.ts';
import { addStudents, type ClassWorld, classWorld, namesIn, newClass, pageOf, seat, tablesWith } from '../classes.fixture.ts'; // prettier-ignore

let world: ClassWorld;
beforeAll(async () => {
  world = await classWorld();
}, 30_000);
afterAll(() => world.close());

const link = (student_id: number, user_id: number) =>
  world.database.query('update students set person_id = $2, linked_at = now() where student_id = $1', [
    student_id,
    user_id,
  ]);

const answer = (schedule: string, class_id: number, student_id: number, change = {}) =>
  scheduledAnswer({ schedule, class_id, student_id, ...change });

describe('students', () => {
  test('are added in their order, and two may be called the same', async () => {
    const { tess } = world;
    const { class_id } = await newClass(tess);
    const students = [
      { student_name: 'Søren', group: 'first' as const },
      { student_name: '明' },
      { student_name: 'Søren' },
    ];
    const added = await tess.api.newStudents({ body: { class_id, students } });
    expect(added.map(({ student_name, group }) => [student_name, group])).toEqual([['Søren', 'first'], ['明', null], ['Søren', null]]); // prettier-ignore
    expect((await pageOf(tess, class_id)).students).toEqual(added);
  });

  test('are added once by one command', async () => {
    const { tess } = world;
    const { class_id } = await newClass(tess);
    const body = { class_id, students: [{ student_name: 'Ada' }, { student_name: 'Cy' }], command_id: randomUUID() };
    const [first, again] = await Promise.all([tess.api.newStudents({ body }), tess.api.newStudents({ body })]);
    expect(first).toEqual(again);
    expect(await namesIn(tess, class_id)).toEqual(['Ada', 'Cy']);
  });

  test('S35 are two hundred in a class at most, and too many are not added in part', async () => {
    const { tess } = world;
    const { class_id } = await newClass(tess);
    const names = Array.from({ length: 199 }, (_, index) => `Student ${index}`);
    const [gone] = await addStudents(tess, class_id, ...names);
    const isFull = refused(409, 'CLASS_FULL', { most: 200 });
    await expect(addStudents(tess, class_id, 'One', 'Two')).rejects.toMatchObject(isFull);
    await addStudents(tess, class_id, 'One');
    // Who was removed does not count, and comes back only when there is room.
    await tess.api.deleteStudent({ body: gone! && { student_id: gone.student_id } });
    await addStudents(tess, class_id, 'Two');
    const back = { student_id: gone!.student_id, student_name: 'Student 0' };
    await expect(tess.api.changeStudent({ body: back })).rejects.toMatchObject(isFull);
    expect(await namesIn(tess, class_id)).toEqual([...names.slice(1), 'One', 'Two']);
  });

  test('are there again the next day, which begins for the teacher at four in the morning', async () => {
    const { tess, clock } = world;
    const { class_id, students } = await newClass(tess, 'Ada', 'Cy');
    const isAbsent = async () => (await pageOf(tess, class_id)).students.map(({ is_absent }) => is_absent);
    const { student_id } = students[0]!;
    await tess.api.changeStudent({ body: { student_id, is_absent: true } });
    expect(await isAbsent()).toEqual([true, false]);
    const at = clock.at;
    clock.at = Date.parse('2026-11-22T02:59:00Z');
    expect(await isAbsent()).toEqual([true, false]);
    clock.at = Date.parse('2026-11-22T03:00:00Z');
    expect(await isAbsent()).toEqual([false, false]);
    clock.at = at;
    await tess.api.changeStudent({ body: { student_id, is_absent: false } });
    expect(await isAbsent()).toEqual([false, false]);
  });
});

describe('whoever asks questions', () => {
  test('gets the students, and whether the class is in the archive', async () => {
    const { tess } = world;
    const { class_id, students } = await newClass(tess, 'Ada', 'Cy');
    const [ada, cy] = students;
    await tess.api.changeStudent({ body: { student_id: cy!.student_id, group: 'second', is_absent: true } });
    expect(await tess.api.students({ params: { classId: class_id } })).toEqual({
      students: [
        { student_id: ada!.student_id, student_name: 'Ada', group: null, is_absent: false, asked: 0 },
        { student_id: cy!.student_id, student_name: 'Cy', group: 'second', is_absent: true, asked: 0 },
      ],
      classDetails: { class_id, class_name: '7b', archived: false },
    });
    await tess.api.changeClass({ body: { class_id, archived: true } });
    expect(await tess.api.students({ params: { classId: class_id } })).toMatchObject({
      classDetails: { archived: true },
    });
  });

  test('is told how often each was asked in this class, not what they did at home or played', async () => {
    const { tess, database } = world;
    const { class_id, students } = await newClass(tess, 'Ada', 'Ada L', 'Cy');
    const [ada, twin, cy] = students.map(({ student_id }) => student_id);
    const other = await newClass(tess);
    const given = (student_id: number, change = {}) => [
      answer(`class:${class_id}`, class_id, student_id, change),
      answer(`student:${student_id}`, class_id, student_id, change),
    ];
    await appendScheduled(database, [
      ...given(ada!),
      ...given(ada!, { origin_word_id: 6 }),
      ...given(twin!),
      ...given(cy!, { mode: 'live-quiz', live_id: 1, seat_id: 1, question: 1 }),
      answer(`student:${cy!}`, class_id, cy!),
      answer(`class:${other.class_id}`, other.class_id, cy!),
    ]);
    const asked = async () =>
      (await tess.api.students({ params: { classId: class_id } })).students.map((student) => student.asked);
    expect(await asked()).toEqual([2, 1, 0]);
    await tess.api.mergeStudents({ body: { from_student_id: twin!, into_student_id: ada! } });
    expect(await asked()).toEqual([3, 0]);
  });
});

describe('a student who is removed', () => {
  test('leaves the name nowhere, and what they answered as it is', async () => {
    const { tess, omar, database } = world;
    const { class_id, students } = await newClass(tess, 'Wanda Quirk', 'Vera Quirk', 'Ada');
    const [wanda, vera] = students;
    const nameOfSeat = await seat(world, tess, wanda!);
    await link(wanda!.student_id, omar.user_id);
    await database.query('update students set merged_into = $1 where student_id = $2', [
      wanda!.student_id,
      vera!.student_id,
    ]);
    await database.query(
      `insert into answers (schedule, answer_id, mode, class_id, student_id, deck_id, word_id, origin_word_id, is_correct,
         answered_at, local_day)
       values ('student:' || $1::integer, gen_random_uuid(), 'study', $2, $1::integer, 1, 1, 1, true, now(), current_date)`,
      [wanda!.student_id, class_id],
    );
    const answers = async () => (await database.query('select * from answers where class_id = $1', [class_id])).rows;
    const before = await answers();
    expect(await tablesWith(database, 'Quirk')).toEqual(['seats', 'students']);
    await tess.api.deleteStudent({ body: { student_id: wanda!.student_id } });
    await tess.api.deleteStudent({ body: { student_id: wanda!.student_id } });
    expect(await tablesWith(database, 'Quirk')).toEqual([]);
    expect(await nameOfSeat()).toBe('Player 3');
    expect(await answers()).toEqual(before);
    expect(await namesIn(tess, class_id)).toEqual(['Ada']);
  });

  test('comes back by a name, not linked to anybody', async () => {
    const { tess, omar } = world;
    const { class_id, students } = await newClass(tess, 'Ada', 'Cy');
    const { student_id } = students[0]!;
    await tess.api.changeStudent({ body: { student_id, group: 'first' } });
    await link(student_id, omar.user_id);
    await tess.api.deleteStudent({ body: { student_id } });
    await expect(tess.api.changeStudent({ body: { student_id, group: 'second' } })).rejects.toMatchObject(refused(404, 'NOT_FOUND')); // prettier-ignore
    const back = await tess.api.changeStudent({ body: { student_id, student_name: 'Ada' } });
    expect(back).toMatchObject({ student_id, student_name: 'Ada', group: 'first', linked_to: null });
    expect(await namesIn(tess, class_id)).toEqual(['Ada', 'Cy']);
  });
});

describe('a student who moves to another class', () => {
  test('takes the group, whoever joined as them and what was merged into them along', async () => {
    const { tess, omar, database } = world;
    const from = await newClass(tess, 'Ada', 'Ada L', 'Cy');
    const into = await newClass(tess, 'Bo');
    const [ada, twin] = from.students;
    await tess.api.changeStudent({ body: { student_id: ada!.student_id, group: 'second', is_absent: true } });
    await link(ada!.student_id, omar.user_id);
    await database.query('update students set merged_into = $1 where student_id = $2', [
      ada!.student_id,
      twin!.student_id,
    ]);
    const moved = await tess.api.changeStudent({ body: { student_id: ada!.student_id, class_id: into.class_id } });
    expect(moved).toMatchObject({ group: 'second', is_absent: true, linked_to: { username: omar.username } });
    expect(await namesIn(tess, from.class_id)).toEqual(['Cy']);
    expect((await namesIn(tess, into.class_id)).toSorted()).toEqual(['Ada', 'Bo']);
    const { rows } = await database.query('select class_id from students where student_id = $1', [twin!.student_id]);
    expect(rows).toEqual([{ class_id: into.class_id }]);
  });

  test('stays where they are when whoever joined as them is another student there', async () => {
    const { tess, omar } = world;
    const [from, into] = [await newClass(tess, 'Ada'), await newClass(tess, 'Bo')];
    await link(from.students[0]!.student_id, omar.user_id);
    await link(into.students[0]!.student_id, omar.user_id);
    const body = { student_id: from.students[0]!.student_id, class_id: into.class_id, student_name: 'Renamed' };
    await expect(tess.api.changeStudent({ body })).rejects.toMatchObject(refused(409, 'PERSON_IN_CLASS'));
    expect(await namesIn(tess, from.class_id)).toEqual(['Ada']);
  });

  test('is not one too many there', async () => {
    const { tess } = world;
    const [from, into] = [await newClass(tess, 'Ada'), await newClass(tess)];
    await addStudents(tess, into.class_id, ...Array.from({ length: 200 }, (_, index) => `Student ${index}`));
    const body = { student_id: from.students[0]!.student_id, class_id: into.class_id };
    await expect(tess.api.changeStudent({ body })).rejects.toMatchObject(refused(409, 'CLASS_FULL', { most: 200 }));
  });
});

describe('many students are changed at once', () => {
  test('into groups or set aside, with one call that counts each of them up once', async () => {
    const { tess } = world;
    const { class_id, students } = await newClass(tess, 'Ada', 'Bo', 'Cy');
    const [ada, bo, cy] = students.map(({ student_id }) => student_id);
    const changes = [
      { student_id: cy!, is_absent: true },
      { student_id: ada!, group: 'first' as const },
    ];
    const changed = await tess.api.changeStudents({ body: { students: changes } });
    expect(changed).toMatchObject([
      { student_id: ada, group: 'first', is_absent: false, rev: 1 },
      { student_id: cy, group: null, is_absent: true, rev: 1 },
    ]);
    expect((await pageOf(tess, class_id)).students.map(({ rev }) => rev)).toEqual([1, 0, 1]);
    // Saying it again, in other words, changes nothing.
    await tess.api.changeStudents({ body: { students: [...changes, { student_id: bo!, is_absent: false }] } });
    expect((await pageOf(tess, class_id)).students.map(({ rev }) => rev)).toEqual([1, 0, 1]);
  });

  test('or none of them: when one was removed, or changed by somebody else', async () => {
    const { tess } = world;
    const { class_id, students } = await newClass(tess, 'Ada', 'Bo', 'Cy');
    const [ada, bo, cy] = students.map(({ student_id }) => student_id);
    await tess.api.changeStudent({ body: { student_id: bo!, student_name: 'Bob' } });
    await tess.api.deleteStudent({ body: { student_id: cy! } });
    const first = { student_id: ada!, group: 'first' as const };
    await expect(tess.api.changeStudents({ body: { students: [first, { student_id: cy!, group: 'first' }] } })).rejects.toMatchObject(refused(404, 'NOT_FOUND')); // prettier-ignore
    const stale = { student_id: bo!, group: 'second' as const, rev: 0 };
    await expect(tess.api.changeStudents({ body: { students: [first, stale] } })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'STALE', params: { student_id: bo, student_name: 'Bob', rev: 1 } },
    });
    expect((await pageOf(tess, class_id)).students.map(({ group }) => group)).toEqual([null, null]);
  });

  test('once, however late the same command comes again', async () => {
    const { tess } = world;
    const { class_id, students } = await newClass(tess, 'Ada');
    const { student_id } = students[0]!;
    const body = { students: [{ student_id, group: 'first' as const }], command_id: randomUUID() };
    await tess.api.changeStudents({ body });
    await tess.api.changeStudent({ body: { student_id, group: 'second' } });
    expect(await tess.api.changeStudents({ body })).toMatchObject([{ student_id, group: 'second', rev: 2 }]);
    expect((await pageOf(tess, class_id)).students).toMatchObject([{ group: 'second', rev: 2 }]);
  });
});

describe('two tabs lose nothing', () => {
  test('a rename in one and a group in the other', async () => {
    const { tess } = world;
    const { class_id, students } = await newClass(tess, 'Ada');
    const { student_id } = students[0]!;
    await Promise.all([
      tess.api.changeStudent({ body: { student_id, student_name: 'Ada L' } }),
      tess.api.changeStudent({ body: { student_id, group: 'first' } }),
      tess.api.changeStudent({ body: { student_id, is_absent: true } }),
    ]);
    expect((await pageOf(tess, class_id)).students).toMatchObject([
      { student_name: 'Ada L', group: 'first', is_absent: true, rev: 3 },
    ]);
  });

  test('what was seen before another tab’s change changes nothing, and is told what there is now', async () => {
    const { tess } = world;
    const { class_id, students } = await newClass(tess, 'Ada');
    const { student_id, rev } = students[0]!;
    const [one, other] = await Promise.allSettled([
      tess.api.changeStudent({ body: { student_id, student_name: 'Ada L', rev } }),
      tess.api.changeStudent({ body: { student_id, student_name: 'Adah', group: 'first', rev } }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const [student] = (await pageOf(tess, class_id)).students;
    expect(student).toMatchObject(one.status === 'fulfilled' ? { student_name: 'Ada L', group: null } : { student_name: 'Adah', group: 'first' }); // prettier-ignore
    expect(student!.rev).toBe(1);
    const { student_name } = student!;
    await expect(tess.api.changeStudent({ body: { student_id, group: 'second', rev } })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'STALE', params: { student_name, rev: 1 } },
    });
  });

  test('students added in both, forty pasted while another is removed and a third moves away', async () => {
    const { tess } = world;
    const { class_id, students } = await newClass(tess, 'Ada', 'Bo', 'Cy');
    const elsewhere = await newClass(tess);
    const pasted = Array.from({ length: 40 }, (_, index) => `Pasted ${index}`);
    await Promise.all([
      addStudents(tess, class_id, ...pasted),
      tess.api.deleteStudent({ body: { student_id: students[0]!.student_id } }),
      addStudents(tess, class_id, 'Dee'),
      tess.api.changeStudent({ body: { student_id: students[1]!.student_id, class_id: elsewhere.class_id } }),
      addStudents(tess, class_id, 'Eve', 'Flo'),
    ]);
    const names = await namesIn(tess, class_id);
    expect(names.toSorted()).toEqual(['Cy', 'Dee', 'Eve', 'Flo', ...pasted].toSorted());
    expect(names.filter((name) => name.startsWith('Pasted'))).toEqual(pasted);
    expect(await namesIn(tess, elsewhere.class_id)).toEqual(['Bo']);
  });
});

test('an account that is suspended is nobody’s student as long as that lasts', async () => {
  const { tess, database } = world;
  const pupil = await newMember(world.server.url);
  const { class_id, students } = await newClass(tess, 'Ada');
  await link(students[0]!.student_id, pupil.user_id);
  const linked = async () => (await pageOf(tess, class_id)).students[0]!.linked_to;
  expect(await linked()).toEqual({ username: pupil.username, user_picture: null });
  await database.query('update users set suspended_at = now() where user_id = $1', [pupil.user_id]);
  expect(await linked()).toBeNull();
  await database.query('update users set suspended_at = null where user_id = $1', [pupil.user_id]);
  expect(await linked()).not.toBeNull();
  await database.query('delete from users where user_id = $1', [pupil.user_id]);
  expect((await pageOf(tess, class_id)).students).toMatchObject([{ student_name: 'Ada', linked_to: null }]);
});
