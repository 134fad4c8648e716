import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { onDay, scheduledAnswer } from '../../event-log/scheduled-answers.fixture.ts';
import { appendScheduled } from '../../event-log/scheduled-answers.ts';
import { type Member, newMember, refused } from '../../http/api.fixture.ts';
import { addStudents, type ClassWorld, classWorld, namesIn, newClass, pageOf, tablesWith } from '../classes.fixture.ts';

let world: ClassWorld;
let tess: Member;
beforeAll(async () => {
  world = await classWorld();
  tess = world.tess;
}, 30_000);
afterAll(() => world.close());

const isNotThere = refused(404, 'NOT_FOUND');
const merge = (from_student_id: number, into_student_id: number, { api } = tess) =>
  api.mergeStudents({ body: { from_student_id, into_student_id } });
const undo = (merge_id: number, { api } = tess) => api.undoMerge({ body: { merge_id } });
/** A class with students of these names, and their ids. */
async function rows(...names: string[]) {
  const { class_id, students } = await newClass(tess, ...names);
  return { class_id, ids: students.map(({ student_id }) => student_id) as [number, number, number] };
}
/** Somebody who has joined as this student. */
async function joined(class_id: number, student_id: number): Promise<Member> {
  const pupil = await newMember(world.server.url);
  const { join_code } = await tess.api.changeClassCode({ body: { class_id, action: 'renew' } });
  await pupil.api.joinClass({ body: { code: join_code!, student_id } });
  return pupil;
}
const linksOf = async (class_id: number) =>
  Object.fromEntries((await pageOf(tess, class_id)).students.map(({ student_name, linked_to }) => [student_name, linked_to?.username])); // prettier-ignore
/** What the schedules of students know of their words. */
async function historiesOf(...student_ids: number[]) {
  const schedules = student_ids.map((student_id) => `student:${student_id}`);
  const { rows: words } = await world.database.query<{ schedule: string; origin_word_id: number; answers: number }>(
    `select schedule, origin_word_id, answers, due_date::text from word_schedules where schedule = any($1)
     order by schedule, origin_word_id`,
    [schedules],
  );
  return schedules.map((of) => words.filter(({ schedule }) => schedule === of));
}
const answer = (student_id: number, origin_word_id: number, day: number) =>
  scheduledAnswer({ schedule: `student:${student_id}`, student_id, origin_word_id, ...onDay(day) });

describe('two rows that were one student', () => {
  test('are one in the list and in what was answered, and two again when that is undone', async () => {
    const { class_id, ids } = await rows('Ada', 'Ada L', 'Cy');
    const [ada, twin] = ids;
    await appendScheduled(world.database, [answer(ada, 1, 0), answer(twin, 1, 1), answer(twin, 2, 1)]);
    const before = await historiesOf(ada, twin);
    const merged = await merge(twin, ada);
    const { merge_id } = merged;
    expect(merged).toEqual({
      merge_id,
      from_student_id: twin,
      from_name: 'Ada L',
      into_student_id: ada,
      merged_at: world.clock.at,
    });
    expect(await namesIn(tess, class_id)).toEqual(['Ada', 'Cy']);
    expect((await pageOf(tess, class_id)).merges).toEqual([merged]);
    expect(await historiesOf(ada, twin)).toMatchObject([
      [
        { origin_word_id: 1, answers: 2 },
        { origin_word_id: 2, answers: 1 },
      ],
      [],
    ]);
    await undo(merge_id);
    expect(await pageOf(tess, class_id)).toMatchObject({
      students: [{ student_name: 'Ada' }, { student_name: 'Ada L' }, { student_name: 'Cy' }],
      merges: [],
    });
    expect(await historiesOf(ada, twin)).toEqual(before);
  });

  test('are merged once and separated once, however often that is sent', async () => {
    const { class_id, ids } = await rows('Ada', 'Ada L');
    const [ada, twin] = ids;
    const [one, same] = await Promise.all([merge(twin, ada), merge(twin, ada)]);
    expect(one).toEqual(same);
    await Promise.all([undo(one.merge_id), undo(one.merge_id)]);
    expect(await namesIn(tess, class_id)).toEqual(['Ada', 'Ada L']);
    const again = await merge(twin, ada);
    // A late repetition of the first undo does not undo the second merge.
    await undo(one.merge_id);
    expect((await pageOf(tess, class_id)).merges).toEqual([again]);
  });

  test('are in one class of the teacher’s, and not one and the same', async () => {
    const [here, elsewhere] = [await rows('Ada', 'Gone'), await rows('Ada')];
    const [ada, gone] = here.ids;
    await tess.api.deleteStudent({ body: { student_id: gone } });
    await expect(merge(ada, ada)).rejects.toMatchObject({ status: 400 });
    await expect(merge(ada, elsewhere.ids[0])).rejects.toMatchObject({ status: 400 });
    await expect(merge(gone, ada)).rejects.toMatchObject(isNotThere);
    const theirs = await newClass(world.omar, 'Ada');
    await expect(merge(ada, theirs.students[0]!.student_id)).rejects.toMatchObject(isNotThere);
    await expect(merge(ada, elsewhere.ids[0], world.omar)).rejects.toMatchObject(isNotThere);
  });

  test('are the teacher’s to separate', async () => {
    const { class_id, ids } = await rows('Ada', 'Ada L');
    const { merge_id } = await merge(ids[1], ids[0]);
    await expect(undo(merge_id, world.omar)).rejects.toMatchObject(isNotThere);
    expect(await namesIn(tess, class_id)).toEqual(['Ada']);
  });

  test('are not separated into a class that has filled up', async () => {
    const { class_id, ids } = await rows('Ada', 'Ada L');
    const { merge_id } = await merge(ids[1], ids[0]);
    await addStudents(tess, class_id, ...Array.from({ length: 199 }, (_, index) => `Student ${index}`));
    await expect(undo(merge_id)).rejects.toMatchObject(refused(409, 'CLASS_FULL', { most: 200 }));
  });

  test('go to another class together, and are separated there', async () => {
    const { ids } = await rows('Ada', 'Ada L');
    const elsewhere = await rows('Cy');
    const { merge_id } = await merge(ids[1], ids[0]);
    await tess.api.changeStudent({ body: { student_id: ids[0], class_id: elsewhere.class_id } });
    expect((await pageOf(tess, elsewhere.class_id)).merges).toMatchObject([{ merge_id }]);
    await undo(merge_id);
    expect((await namesIn(tess, elsewhere.class_id)).toSorted()).toEqual(['Ada', 'Ada L', 'Cy']);
  });

  test('are removed together', async () => {
    const { class_id, ids } = await rows('Ada', 'Ada L');
    const { merge_id } = await merge(ids[1], ids[0]);
    await tess.api.deleteStudent({ body: { student_id: ids[0] } });
    expect(await pageOf(tess, class_id)).toMatchObject({ students: [], merges: [] });
    await undo(merge_id);
    expect(await namesIn(tess, class_id)).toEqual([]);
  });

  test('come back together when the removal is undone, and can be two again', async () => {
    const { class_id, ids } = await rows('Zelda', 'Zelda L', 'Z. Lowell');
    const inner = await merge(ids[2], ids[1]);
    const { merge_id } = await merge(ids[1], ids[0]);
    const { undo: lost } = await tess.api.deleteStudent({ body: { student_id: ids[0] } });
    for (const name of ['Zelda L', 'Z. Lowell']) expect(await tablesWith(world.database, name)).toEqual([]);
    await tess.api.changeStudent({ body: { student_id: ids[0], student_name: 'Zelda' } });
    const body = { student_id: ids[0], undo: lost! };
    // Sent twice, as the acknowledgement was lost.
    for (let time = 0; time < 2; time++) expect(await tess.api.restoreLink({ body })).toMatchObject({ student_name: 'Zelda', linked_to: null }); // prettier-ignore
    expect((await pageOf(tess, class_id)).merges).toMatchObject([
      { merge_id, from_name: 'Zelda L', into_student_id: ids[0] },
      { merge_id: inner.merge_id, from_name: 'Z. Lowell', into_student_id: ids[0] },
    ]);
    await undo(merge_id);
    expect((await namesIn(tess, class_id)).toSorted()).toEqual(['Zelda', 'Zelda L']);
    await undo(inner.merge_id);
    expect((await namesIn(tess, class_id)).toSorted()).toEqual(['Z. Lowell', 'Zelda', 'Zelda L']);
  });

  test('come back by their names only as long as a removal can be undone, and not when they are two by then', async () => {
    const { class_id, ids } = await rows('Ada', 'Ada L', 'A. Lovelace');
    const { merge_id } = await merge(ids[1], ids[0]);
    await merge(ids[2], ids[0]);
    const { undo: lost } = await tess.api.deleteStudent({ body: { student_id: ids[0] } });
    await undo(merge_id);
    await tess.api.changeStudent({ body: { student_id: ids[0], student_name: 'Ada' } });
    const body = { student_id: ids[0], undo: lost! };
    world.clock.at += 11 * 60_000;
    await expect(tess.api.restoreLink({ body })).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    world.clock.at -= 11 * 60_000;
    await tess.api.restoreLink({ body });
    expect(await namesIn(tess, class_id)).toEqual(['Ada']);
    expect((await pageOf(tess, class_id)).merges).toMatchObject([{ from_name: 'A. Lovelace' }]);
  });
});

describe('chains', () => {
  test.each([
    ['the outer one first', ['outer', 'inner']],
    ['the inner one first', ['inner', 'outer']],
  ] as const)('of merges are undone, %s', async (_, order) => {
    const { class_id, ids } = await rows('Ada', 'Ada L', 'A. L.');
    const [one, two, three] = ids;
    await appendScheduled(world.database, [answer(one, 1, 0), answer(two, 1, 1), answer(three, 1, 2)]);
    const before = await historiesOf(...ids);
    const merges = { inner: await merge(three, two), outer: await merge(two, one) };
    expect(await historiesOf(one)).toMatchObject([[{ answers: 3 }]]);
    expect((await pageOf(tess, class_id)).merges).toMatchObject([{ into_student_id: one }, { into_student_id: one }]);
    await undo(merges[order[0]].merge_id);
    const counts = async () => (await historiesOf(...ids)).map(([word]) => word?.answers ?? 0);
    expect(await counts()).toEqual(order[0] === 'outer' ? [1, 2, 0] : [2, 0, 1]);
    await undo(merges[order[1]].merge_id);
    expect(await historiesOf(...ids)).toEqual(before);
    expect(await namesIn(tess, class_id)).toEqual(['Ada', 'Ada L', 'A. L.']);
  });
});

describe('whoever joined as one of them', () => {
  test('is the merged student, and the first one again when that is undone', async () => {
    const { class_id, ids } = await rows('Ada', 'Ada L');
    const { username, api } = await joined(class_id, ids[1]);
    const { merge_id } = await merge(ids[1], ids[0]);
    expect(await linksOf(class_id)).toEqual({ Ada: username });
    expect(await api.myClasses()).toMatchObject([{ student_name: 'Ada' }]);
    await undo(merge_id);
    expect(await linksOf(class_id)).toEqual({ 'Ada': undefined, 'Ada L': username }); // prettier-ignore
  });

  test('stays who they are when the other one is merged into them', async () => {
    const { class_id, ids } = await rows('Ada', 'Ada L');
    const { username } = await joined(class_id, ids[0]);
    const { merge_id } = await merge(ids[1], ids[0]);
    await undo(merge_id);
    expect(await linksOf(class_id)).toEqual({ 'Ada': username, 'Ada L': undefined }); // prettier-ignore
  });

  test('keeps two from being merged when somebody else joined as the other', async () => {
    const { class_id, ids } = await rows('Ada', 'Ada L');
    await joined(class_id, ids[0]);
    await joined(class_id, ids[1]);
    await expect(merge(ids[1], ids[0])).rejects.toMatchObject(refused(409, 'BOTH_LINKED'));
    expect(await namesIn(tess, class_id)).toEqual(['Ada', 'Ada L']);
  });

  test('is not given to the first one by an undo when they have left, or somebody else has joined since', async () => {
    const { class_id, ids } = await rows('Ada', 'Ada L');
    const first = await joined(class_id, ids[1]);
    const { merge_id } = await merge(ids[1], ids[0]);
    await first.api.endLink({ body: { class_id } });
    const second = await joined(class_id, ids[0]);
    await undo(merge_id);
    expect(await linksOf(class_id)).toEqual({ 'Ada': second.username, 'Ada L': undefined }); // prettier-ignore
  });

  test('goes back through a chain to the one they joined as', async () => {
    const { class_id, ids } = await rows('Ada', 'Ada L', 'A. L.');
    const [one, two, three] = ids;
    const { username } = await joined(class_id, three);
    const [inner, outer] = [await merge(three, two), await merge(two, one)];
    expect(await linksOf(class_id)).toEqual({ Ada: username });
    await undo(inner.merge_id);
    expect(await linksOf(class_id)).toEqual({ 'Ada': undefined, 'A. L.': username }); // prettier-ignore
    await undo(outer.merge_id);
    expect(await linksOf(class_id)).toEqual({ 'Ada': undefined, 'Ada L': undefined, 'A. L.': username }); // prettier-ignore
  });

  test('and is suspended does not stand in the way', async () => {
    const { class_id, ids } = await rows('Ada', 'Ada L');
    const [first, second] = [await joined(class_id, ids[1]), await joined(class_id, ids[0])];
    await world.database.query('update users set suspended_at = now() where user_id = $1', [second.user_id]);
    await merge(ids[1], ids[0]);
    expect(await linksOf(class_id)).toEqual({ Ada: first.username });
  });

  test('and is suspended since gets nobody else’s place by an undo', async () => {
    const { class_id, ids } = await rows('Ada', 'Ada L', 'A. L.');
    const [first, second] = [await joined(class_id, ids[1]), await joined(class_id, ids[2])];
    const { merge_id } = await merge(ids[1], ids[0]);
    await world.database.query('update users set suspended_at = now() where user_id = $1', [first.user_id]);
    const later = await merge(ids[2], ids[0]);
    await undo(merge_id);
    expect(await linksOf(class_id)).toEqual({ 'Ada': second.username, 'Ada L': undefined }); // prettier-ignore
    await undo(later.merge_id);
    expect(await linksOf(class_id)).toEqual({ 'Ada': undefined, 'Ada L': undefined, 'A. L.': second.username }); // prettier-ignore
  });
});

test('who asks to be let in as a student who is merged asks for the other', async () => {
  const { class_id, ids } = await rows('Ada', 'Ada L');
  await tess.api.changeClass({ body: { class_id, asks_first: true } });
  await joined(class_id, ids[1]);
  await merge(ids[1], ids[0]);
  expect((await pageOf(tess, class_id)).requests).toMatchObject([{ student_id: ids[0] }]);
});
