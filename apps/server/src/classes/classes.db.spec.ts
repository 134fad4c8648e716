import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { newMember, refused } from '../http/api.fixture.ts';
import { addStudents, type ClassWorld, classWorld, namesIn, newClass, newTeacher, pageOf, seat, tablesWith } from './classes.fixture.ts'; // prettier-ignore

let world: ClassWorld;
beforeAll(async () => {
  world = await classWorld();
}, 30_000);
afterAll(() => world.close());

const isNotThere = refused(404, 'NOT_FOUND');
const inUse = { params: { archived: 'false' } } as const;
const inArchive = { params: { archived: 'true' } } as const;

describe('a class', () => {
  test('is made, named, put into the archive and taken out again', async () => {
    const { api } = await newTeacher(world.server.url);
    const made = await api.newClass({ body: { class_name: ' 7b  Spanish ' } });
    const row = { class_id: made.class_id, archived: false, student_count: 0, request_count: 0, item_count: 0, rev: 0 };
    expect(made).toEqual({ ...row, class_name: '7b Spanish' });
    await api.changeClass({ body: { class_id: made.class_id, class_name: '8b', rev: 0 } });
    expect(await api.classes(inUse)).toEqual([{ ...row, class_name: '8b', rev: 1 }]);
    await api.changeClass({ body: { class_id: made.class_id, archived: true } });
    expect(await api.classes(inUse)).toEqual([]);
    expect(await api.classes(inArchive)).toEqual([{ ...row, class_name: '8b', archived: true, rev: 2 }]);
    await api.changeClass({ body: { class_id: made.class_id, archived: false } });
    expect(await api.classes(inUse)).toMatchObject([{ class_name: '8b', rev: 3 }]);
  });

  test('may be called like another one', async () => {
    const teacher = await newTeacher(world.server.url);
    await newClass(teacher);
    await newClass(teacher);
    expect((await teacher.api.classes(inUse)).map(({ class_name }) => class_name)).toEqual(['7b', '7b']);
  });

  test('S30 is made once by one command, also when it comes twice at the same time', async () => {
    const { api } = await newTeacher(world.server.url);
    const body = { class_name: '7b', command_id: randomUUID() };
    const made = await Promise.all([api.newClass({ body }), api.newClass({ body })]);
    expect(made[0]).toEqual(made[1]);
    expect(await api.classes(inUse)).toHaveLength(1);
  });

  test('is made by teachers only; who becomes a learner keeps theirs', async () => {
    const learner = await newMember(world.server.url);
    await expect(learner.api.newClass({ body: { class_name: '7b' } })).rejects.toMatchObject(
      refused(403, 'NOT_ALLOWED'),
    );
    const teacher = await newTeacher(world.server.url);
    const { class_id } = await newClass(teacher, 'Ada');
    await teacher.api.changeSettings({ body: { role: 'learner' } });
    await teacher.api.changeClass({ body: { class_id, class_name: '7c' } });
    expect(await teacher.api.classes(inUse)).toMatchObject([{ class_name: '7c', student_count: 1 }]);
  });

  test('S35 a teacher has a hundred at most, with those in the archive', async () => {
    const { api, user_id } = await newTeacher(world.server.url);
    await world.database.query(
      `insert into classes (teacher_id, class_name, archived_at)
       select $1, 'Old', case when n < 50 then now() end from generate_series(1, 99) as n`,
      [user_id],
    );
    const tries = await Promise.allSettled([1, 2, 3].map(() => api.newClass({ body: { class_name: 'New' } })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(api.newClass({ body: { class_name: 'New' } })).rejects.toMatchObject(
      refused(409, 'CLASSES_FULL', { most: 100 }),
    );
  });

  test('that was changed in another tab is not changed by what was seen before, and nothing of it', async () => {
    const { tess } = world;
    const { class_id } = await newClass(tess);
    await tess.api.changeClass({ body: { class_id, class_name: '7c', rev: 0 } });
    const late = { class_id, class_name: '7d', archived: true, rev: 0 };
    await expect(tess.api.changeClass({ body: late })).rejects.toMatchObject(
      refused(409, 'STALE', { class_name: '7c', rev: 1 }),
    );
    expect(await pageOf(tess, class_id)).toMatchObject({ class_name: '7c', archived: false, rev: 1 });
  });

  test('keeps what two tabs change of it', async () => {
    const { tess } = world;
    const { class_id } = await newClass(tess);
    await Promise.all([
      tess.api.changeClass({ body: { class_id, class_name: '7c' } }),
      tess.api.changeClass({ body: { class_id, asks_first: true } }),
    ]);
    expect(await pageOf(tess, class_id)).toMatchObject({ class_name: '7c', asks_first: true, rev: 2 });
  });

  test('does not exist for anybody but its teacher', async () => {
    const { tess, omar } = world;
    const { class_id, students } = await newClass(tess, 'Ada');
    const { student_id } = students[0]!;
    const tries = [
      omar.api.classDetails({ params: { class_id } }),
      omar.api.students({ params: { classId: class_id } }),
      omar.api.newClass({ body: { class_name: 'Mine', copy_of: class_id } }),
      omar.api.changeClass({ body: { class_id, class_name: 'Mine' } }),
      omar.api.deleteClass({ body: { class_id } }),
      addStudents(omar, class_id, 'Mine'),
      omar.api.changeStudent({ body: { student_id, student_name: 'Mine' } }),
      omar.api.deleteStudent({ body: { student_id } }),
    ];
    for (const tried of tries) await expect(tried).rejects.toMatchObject(isNotThere);
    const theirs = await newClass(omar, 'Mine');
    const moved = { student_id: theirs.students[0]!.student_id, class_id };
    await expect(omar.api.changeStudent({ body: moved })).rejects.toMatchObject(isNotThere);
    expect(await pageOf(tess, class_id)).toMatchObject({
      class_name: '7b',
      students: [{ student_name: 'Ada', rev: 0 }],
    });
  });
});

test('a class of last year is copied with its students and groups, without accounts, absences and answers', async () => {
  const { tess, omar, database } = world;
  const { class_id, students } = await newClass(tess, 'Cy', 'Ada', 'Gone', 'Cy');
  const [cy, ada, gone, twin] = students.map(({ student_id }) => student_id);
  await tess.api.changeStudent({ body: { student_id: cy!, group: 'second', is_absent: true } });
  await tess.api.deleteStudent({ body: { student_id: gone! } });
  await tess.api.changeClass({ body: { class_id, archived: true, asks_first: true } });
  await database.query('update students set person_id = $1, linked_at = now() where student_id = $2', [
    omar.user_id,
    ada,
  ]);
  await database.query('update students set merged_into = $1 where student_id = $2', [cy, twin]);
  const copy = await tess.api.newClass({ body: { class_name: '8b', copy_of: class_id } });
  expect(copy).toMatchObject({ class_name: '8b', archived: false, student_count: 2 });
  const copied = await pageOf(tess, copy.class_id);
  expect(copied).toMatchObject({
    asks_first: true,
    join_code: null,
    students: [
      { student_name: 'Cy', group: 'second', is_absent: false, linked_to: null },
      { student_name: 'Ada', group: null, is_absent: false, linked_to: null },
    ],
  });
  expect(copied.students.map(({ student_id }) => student_id)).not.toContain(cy);
});

test('a class that is deleted leaves none of its names anywhere', async () => {
  const { tess, database } = world;
  const { class_id, students } = await newClass(tess, 'Zenobia Quill', 'Yorick Quill');
  const [zenobia, yorick] = students;
  const nameOfSeat = await seat(world, tess, zenobia!);
  await database.query(`insert into class_requests (class_id, user_id, student_name) values ($1, $2, 'Xaver Quill')`, [
    class_id,
    world.omar.user_id,
  ]);
  await database.query('update students set merged_into = $1 where student_id = $2', [
    zenobia!.student_id,
    yorick!.student_id,
  ]);
  expect(await tablesWith(database, 'Quill')).toEqual(['class_requests', 'seats', 'students']);
  await tess.api.deleteClass({ body: { class_id } });
  expect(await tablesWith(database, 'Quill')).toEqual([]);
  expect(await nameOfSeat()).toBe('Player 3');
  await expect(pageOf(tess, class_id)).rejects.toMatchObject(isNotThere);
  await expect(namesIn(tess, class_id)).rejects.toMatchObject(isNotThere);
});
