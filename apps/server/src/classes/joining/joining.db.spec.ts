import type { JoinClass } from '@lexiroom/contracts/classes';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { z } from 'zod/mini';
import { type Member, newMember, refused } from '../../http/api.fixture.ts';
import { makeDecks } from '../../items/tree.fixture.ts';
import { addStudents, type ClassWorld, classWorld, newClass, newTeacher, pageOf } from '../classes.fixture.ts';

let world: ClassWorld;
let tess: Member;
/** Pupils who have joined nothing; new ones in every test. */
let ana: Member;
let ben: Member;
beforeAll(async () => {
  world = await classWorld();
  tess = world.tess;
}, 30_000);
afterAll(() => world.close());

const pupil = () => newMember(world.server.url);
/** A class that can be joined, with students of these names. */
async function openClass(...names: string[]) {
  [ana, ben] = [await pupil(), await pupil()];
  const { class_id, students } = await newClass(tess, ...names);
  return { class_id, ids: students.map(({ student_id }) => student_id), code: await newCode(class_id) };
}
const newCode = async (class_id: number) =>
  (await tess.api.changeClassCode({ body: { class_id, action: 'renew' } })).join_code!;
const join = ({ api }: Member, body: z.input<typeof JoinClass>) => api.joinClass({ body });
const look = ({ api }: Member, code: string) => api.openClass({ params: { code } });
const linksOf = async (class_id: number) =>
  (await pageOf(tess, class_id)).students.map(({ student_name, linked_to }) => [student_name, linked_to?.username]);
const requestsOf = async (class_id: number) => (await pageOf(tess, class_id)).requests;
const accept = (class_id: number, { user_id }: Member, student_id: number | null, student_name?: string) =>
  tess.api.acceptRequest({ body: { class_id, user_id, student_id, student_name } });
const isNotThere = refused(404, 'NOT_FOUND');
const isTaken = refused(409, 'STUDENT_TAKEN');

describe('a join code', () => {
  test('shows the names of the class, those taken among them, however it is typed', async () => {
    const { class_id, ids, code } = await openClass('Ada', 'Bo');
    await join(ana, { code, student_id: ids[0]! });
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
    expect(await look(ben, typed)).toEqual({
      class_id,
      class_name: '7b',
      teacher: tess.username,
      asks_first: false,
      students: [
        { student_id: ids[0], student_name: 'Ada', is_taken: true },
        { student_id: ids[1], student_name: 'Bo', is_taken: false },
      ],
      caller: 'nobody',
    });
    // Who is in the class has no more use for the names of the others.
    expect(await look(ana, code)).toMatchObject({ caller: 'student', students: [] });
    expect(await look(tess, code)).toMatchObject({ caller: 'teacher', students: [] });
    await join(ben, { code, student_name: 'Cy' });
    expect(await look(ben, code)).toMatchObject({ caller: 'asking' });
    expect(await pageOf(tess, class_id)).toMatchObject({ join_code: code, request_count: 1 });
  });

  test('that was renewed or closed opens nothing, and neither does that of a class in the archive', async () => {
    const { class_id, ids, code } = await openClass('Ada');
    const isClosed = async (closed: string) => {
      await expect(look(ana, closed)).rejects.toMatchObject(isNotThere);
      await expect(join(ana, { code: closed, student_id: ids[0]! })).rejects.toMatchObject(isNotThere);
    };
    const next = await newCode(class_id);
    await isClosed(code);
    await tess.api.changeClass({ body: { class_id, archived: true } });
    await isClosed(next);
    await tess.api.changeClass({ body: { class_id, archived: false } });
    expect(await look(ana, next)).toMatchObject({ class_name: '7b' });
    expect(await tess.api.changeClassCode({ body: { class_id, action: 'close' } })).toEqual({ join_code: null });
    await isClosed(next);
    expect(await linksOf(class_id)).toEqual([['Ada', undefined]]);
  });

  test('is for the teacher of the class to give', async () => {
    const { class_id } = await openClass('Ada');
    const body = { class_id, action: 'renew' } as const;
    await expect(world.omar.api.changeClassCode({ body })).rejects.toMatchObject(isNotThere);
  });

  test('can be guessed wrongly thirty times an hour by an account; others join all the same', async () => {
    const { ids, code } = await openClass('Ada');
    for (let tried = 0; tried < 30; tried++) {
      await expect(tried % 2 === 0 ? look(ana, 'CDFGHJKM') : join(ana, { code: 'CDFGHJKM', student_name: 'Ada' })).rejects.toMatchObject(isNotThere); // prettier-ignore
    }
    await expect(look(ana, 'CDFGHJKM')).rejects.toMatchObject({ status: 429, problem: { code: 'TOO_MANY' } });
    await expect(join(ana, { code, student_id: ids[0]! })).rejects.toMatchObject({ status: 429 });
    // Right codes do not count: a class may look at its code all day.
    for (let looked = 0; looked < 40; looked++) await look(ben, code);
    expect(await join(ben, { code, student_id: ids[0]! })).toMatchObject({ is_waiting: false });
  });

  test('S14 is not guessed by who picks a student that is taken: only codes that open nothing count', async () => {
    const { ids, code } = await openClass('Ada', 'Bo');
    await join(ana, { code, student_id: ids[0]! });
    for (let tried = 0; tried < 31; tried++) {
      await expect(join(ben, { code, student_id: ids[0]! })).rejects.toMatchObject(isTaken);
    }
    expect(await look(ben, code)).toMatchObject({ caller: 'nobody' });
    expect(await join(ben, { code, student_id: ids[1]! })).toMatchObject({ is_waiting: false });
  });

  test('S40 asked for under a doubtful name says so, so that no insult stands on the wall; real names pass', async () => {
    const { class_id, code } = await openClass('Ada');
    await join(ana, { code, student_name: 'f u c k' });
    await join(ben, { code, student_name: 'Cassandra Dickens' });
    expect(await requestsOf(class_id)).toMatchObject([
      { username: ana.username, is_doubtful: true },
      { username: ben.username, is_doubtful: false },
    ]);
  });

  test('S14 lets an account join a hundred times an hour, whatever becomes of it, and others all the same', async () => {
    const { class_id, ids, code } = await openClass('Ada', 'Bo');
    for (let tried = 0; tried < 100; tried++) await join(ana, { code, student_name: `Cy ${tried}` });
    const tooMany = { status: 429, problem: { code: 'TOO_MANY' } };
    await expect(join(ana, { code, student_name: 'Cy' })).rejects.toMatchObject(tooMany);
    expect(await requestsOf(class_id)).toMatchObject([{ username: ana.username, student_name: 'Cy 99' }]);
    expect(await join(ben, { code, student_id: ids[0]! })).toMatchObject({ is_waiting: false });
  });
});

describe('who joins', () => {
  test('is the student they picked, and joining again changes nothing', async () => {
    const { class_id, ids, code } = await openClass('Ada', 'Bo');
    const joined = { class_id, class_name: '7b', is_waiting: false };
    expect(await join(ana, { code, student_id: ids[1]! })).toEqual(joined);
    expect(await join(ana, { code, student_id: ids[1]! })).toEqual(joined);
    expect(await linksOf(class_id)).toEqual([['Ada', undefined], ['Bo', ana.username]]); // prettier-ignore
  });

  test('cannot pick a student as whom somebody has joined', async () => {
    const { class_id, ids, code } = await openClass('Ada');
    await join(ana, { code, student_id: ids[0]! });
    await expect(join(ben, { code, student_id: ids[0]! })).rejects.toMatchObject(isTaken);
    expect(await linksOf(class_id)).toEqual([['Ada', ana.username]]);
  });

  test('gets the row alone when two pick it at once', async () => {
    const { class_id, ids, code } = await openClass('Ada');
    const both = await Promise.allSettled([ana, ben].map((one) => join(one, { code, student_id: ids[0]! })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = both.find((one) => one.status === 'rejected');
    expect(lost?.reason).toMatchObject(isTaken);
    const winner = both[0]!.status === 'fulfilled' ? ana : ben;
    expect(await linksOf(class_id)).toEqual([['Ada', winner.username]]);
  });

  test('is one student of a class', async () => {
    const { class_id, ids, code } = await openClass('Ada', 'Bo');
    const both = await Promise.allSettled(ids.map((student_id) => join(ana, { code, student_id })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject(refused(409, 'IN_CLASS_ALREADY'));
    expect((await linksOf(class_id)).filter(([, username]) => username !== undefined)).toHaveLength(1);
  });

  test('must be in the class that the code opens, and neither removed nor merged', async () => {
    const { ids, code } = await openClass('Ada', 'Bo');
    const other = await newClass(tess, 'Cy');
    await tess.api.deleteStudent({ body: { student_id: ids[0]! } });
    await world.database.query('update students set merged_into = $1 where student_id = $2', [ids[0], ids[1]]);
    for (const student_id of [...ids, other.students[0]!.student_id]) {
      await expect(join(ana, { code, student_id })).rejects.toMatchObject(isNotThere);
    }
    await expect(join(ana, { code })).rejects.toMatchObject({ status: 400 });
  });

  test('is not the teacher', async () => {
    const { ids, code } = await openClass('Ada');
    await expect(join(tess, { code, student_id: ids[0]! })).rejects.toMatchObject(refused(403, 'NOT_ALLOWED'));
    await expect(join(tess, { code, student_name: 'Me' })).rejects.toMatchObject(refused(403, 'NOT_ALLOWED'));
  });

  test('may take the place of an account that is suspended', async () => {
    const { class_id, ids, code } = await openClass('Ada');
    await join(ana, { code, student_id: ids[0]! });
    await world.database.query('update users set suspended_at = now() where user_id = $1', [ana.user_id]);
    expect(await look(ben, code)).toMatchObject({ students: [{ is_taken: false }] });
    await join(ben, { code, student_id: ids[0]! });
    expect(await linksOf(class_id)).toEqual([['Ada', ben.username]]);
  });
});

describe('who asks to be let in', () => {
  test('by a name that is not in the list waits, and is let in as a new student, once', async () => {
    const { class_id, code } = await openClass('Ada');
    expect(await join(ana, { code, student_name: 'Zoe' })).toMatchObject({ is_waiting: true });
    expect(await join(ana, { code, student_name: 'Zoë' })).toMatchObject({ is_waiting: true });
    expect(await requestsOf(class_id)).toEqual([
      { user_id: ana.user_id, username: ana.username, user_picture: null, student_id: null, student_name: 'Zoë', is_doubtful: false, requested_at: world.clock.at }, // prettier-ignore
    ]);
    expect(await linksOf(class_id)).toEqual([['Ada', undefined]]);
    const accepted = await Promise.all([accept(class_id, ana, null), accept(class_id, ana, null)]);
    expect(accepted[0]).toEqual(accepted[1]);
    expect(accepted[0]).toMatchObject({ student_name: 'Zoë', linked_to: { username: ana.username } });
    expect(await linksOf(class_id)).toEqual([['Ada', undefined], ['Zoë', ana.username]]); // prettier-ignore
    expect(await requestsOf(class_id)).toEqual([]);
  });

  test('may be let in under another name, or as a student of the list', async () => {
    const { class_id, ids, code } = await openClass('Ada');
    await join(ana, { code, student_name: 'Zoe' });
    await join(ben, { code, student_name: 'Adda' });
    expect(await accept(class_id, ana, null, 'Zoë L')).toMatchObject({ student_name: 'Zoë L' });
    expect(await accept(class_id, ben, ids[0]!)).toMatchObject({ student_id: ids[0], student_name: 'Ada' });
    expect(await accept(class_id, ben, ids[0]!)).toMatchObject({ student_id: ids[0] });
    await expect(accept(class_id, ben, (await pageOf(tess, class_id)).students[1]!.student_id)).rejects.toMatchObject(refused(409, 'CONFLICT')); // prettier-ignore
  });

  test('waits also as a student of the list where the class asks first', async () => {
    const { class_id, ids, code } = await openClass('Ada');
    await tess.api.changeClass({ body: { class_id, asks_first: true } });
    for (const one of [ana, ben]) {
      expect(await join(one, { code, student_id: ids[0]! })).toMatchObject({ is_waiting: true });
    }
    expect(await requestsOf(class_id)).toMatchObject([{ student_id: ids[0] }, { student_id: ids[0] }]);
    await accept(class_id, ana, ids[0]!);
    await expect(accept(class_id, ben, ids[0]!)).rejects.toMatchObject(isTaken);
    await tess.api.refuseRequest({ body: { class_id, user_id: ben.user_id } });
    await tess.api.refuseRequest({ body: { class_id, user_id: ben.user_id } });
    await expect(accept(class_id, ben, null)).rejects.toMatchObject(isNotThere);
    expect(await linksOf(class_id)).toEqual([['Ada', ana.username]]);
  });

  test('is not forgotten when the student they named is removed or moves away', async () => {
    const { class_id, ids, code } = await openClass('Ada', 'Bo');
    await tess.api.changeClass({ body: { class_id, asks_first: true } });
    await join(ana, { code, student_id: ids[0]! });
    await join(ben, { code, student_id: ids[1]! });
    const elsewhere = await newClass(tess);
    await tess.api.deleteStudent({ body: { student_id: ids[0]! } });
    await tess.api.changeStudent({ body: { student_id: ids[1]!, class_id: elsewhere.class_id } });
    expect(await requestsOf(class_id)).toMatchObject([
      { username: ana.username, student_id: null, student_name: null },
      { username: ben.username, student_id: null, student_name: 'Bo' },
    ]);
    expect(await accept(class_id, ana, null)).toMatchObject({ student_name: ana.username });
  });

  test('is for the teacher of the class to decide about', async () => {
    const { class_id, code } = await openClass('Ada');
    await join(ana, { code, student_name: 'Zoe' });
    const { api } = world.omar;
    const body = { class_id, user_id: ana.user_id };
    await expect(api.acceptRequest({ body: { ...body, student_id: null } })).rejects.toMatchObject(isNotThere);
    await expect(api.refuseRequest({ body })).rejects.toMatchObject(isNotThere);
    expect(await requestsOf(class_id)).toHaveLength(1);
  });

  test('is not let into a class that is full', async () => {
    const { class_id, code } = await openClass();
    await addStudents(tess, class_id, ...Array.from({ length: 200 }, (_, index) => `Student ${index}`));
    await join(ana, { code, student_name: 'Zoe' });
    await expect(accept(class_id, ana, null)).rejects.toMatchObject(refused(409, 'CLASS_FULL', { most: 200 }));
  });
});

describe('a link ends', () => {
  test('by the student, who can join again', async () => {
    const { class_id, ids, code } = await openClass('Ada');
    await join(ana, { code, student_id: ids[0]! });
    await ana.api.endLink({ body: { class_id } });
    await ana.api.endLink({ body: { class_id } });
    expect(await linksOf(class_id)).toEqual([['Ada', undefined]]);
    await join(ben, { code, student_id: ids[0]! });
    // A late repetition of leaving is no business of whoever has joined since.
    await ana.api.endLink({ body: { class_id } });
    expect(await linksOf(class_id)).toEqual([['Ada', ben.username]]);
  });

  test('S14 of who was never there at once: nobody makes the teacher of a class wait who has nothing to do with it', async () => {
    const { class_id } = await openClass('Ada');
    await world.database.query('begin');
    await world.database.query(`select pg_advisory_xact_lock(hashtext('lexiroom classes'), $1)`, [tess.user_id]);
    try {
      expect(await ana.api.endLink({ body: { class_id } })).toEqual({ done: true, undo: null });
    } finally {
      await world.database.query('rollback');
    }
  });

  test('by the student who only asks', async () => {
    const { class_id, code } = await openClass('Ada');
    await join(ana, { code, student_name: 'Zoe' });
    await ana.api.endLink({ body: { class_id } });
    expect(await requestsOf(class_id)).toEqual([]);
  });

  test('by the teacher; nobody else ends that of another', async () => {
    const { class_id, ids, code } = await openClass('Ada');
    const student_id = ids[0]!;
    await join(ana, { code, student_id });
    for (const { api } of [ben, world.omar, ana]) {
      await expect(api.endLink({ body: { class_id, student_id } })).rejects.toMatchObject(isNotThere);
    }
    await tess.api.endLink({ body: { class_id, student_id } });
    expect(await linksOf(class_id)).toEqual([['Ada', undefined]]);
  });

  test('by the teacher, who can take that back for ten minutes, as often as they send it', async () => {
    const { class_id, ids, code } = await openClass('Ada', 'Bo');
    const student_id = ids[0]!;
    await join(ana, { code, student_id });
    const { undo } = await tess.api.endLink({ body: { class_id, student_id } });
    expect(await tess.api.endLink({ body: { class_id, student_id } })).toEqual({ done: true, undo: null });
    const back = (body: { student_id: number; undo: string }, { api } = tess) => api.restoreLink({ body });
    await expect(back({ student_id, undo: undo! }, world.omar)).rejects.toMatchObject(isNotThere);
    await expect(back({ student_id: ids[1]!, undo: undo! })).rejects.toMatchObject(isNotThere);
    const [text, signature] = undo!.split('.') as [string, string];
    const taken = { ...JSON.parse(Buffer.from(text, 'base64url').toString()), person_id: ben.user_id };
    const forged = `${Buffer.from(JSON.stringify(taken)).toString('base64url')}.${signature}`;
    for (const none of [forged, text, `${text}.`, '', 'no undo.at all'])
      await expect(back({ student_id, undo: none })).rejects.toMatchObject(isNotThere);
    for (const _ of [1, 2]) {
      expect(await back({ student_id, undo: undo! })).toMatchObject({ linked_to: { username: ana.username } });
    }
    await tess.api.endLink({ body: { class_id, student_id } });
    world.clock.at += 10 * 60_000 + 1;
    await expect(back({ student_id, undo: undo! })).rejects.toMatchObject(isNotThere);
    expect(await linksOf(class_id)).toEqual([['Ada', undefined], ['Bo', undefined]]); // prettier-ignore
  });

  test('and is not given back over whoever has joined since', async () => {
    const { class_id, ids, code } = await openClass('Ada', 'Bo');
    const student_id = ids[0]!;
    await join(ana, { code, student_id });
    const { undo } = await tess.api.endLink({ body: { class_id, student_id } });
    const body = { student_id, undo: undo! };
    await join(ana, { code, student_id: ids[1]! });
    await expect(tess.api.restoreLink({ body })).rejects.toMatchObject(refused(409, 'PERSON_IN_CLASS'));
    await ana.api.endLink({ body: { class_id } });
    await join(ben, { code, student_id });
    await expect(tess.api.restoreLink({ body })).rejects.toMatchObject(isTaken);
    expect(await linksOf(class_id)).toEqual([['Ada', ben.username], ['Bo', undefined]]); // prettier-ignore
  });

  test('by removing the student, and comes back with them', async () => {
    const { class_id, ids, code } = await openClass('Ada');
    const student_id = ids[0]!;
    await join(ana, { code, student_id });
    const { undo } = await tess.api.deleteStudent({ body: { student_id } });
    await expect(tess.api.restoreLink({ body: { student_id, undo: undo! } })).rejects.toMatchObject(isNotThere);
    await tess.api.changeStudent({ body: { student_id, student_name: 'Ada' } });
    await tess.api.restoreLink({ body: { student_id, undo: undo! } });
    expect(await linksOf(class_id)).toEqual([['Ada', ana.username]]);
  });
});

/** Gives every word of a deck a row in Ana's schedule, due on the day. */
const answeredOn = (due_date: string, deck_id: number) =>
  world.database.query(
    `insert into word_schedules (schedule, origin_word_id, last_answered_at, last_answer_id, answers, right_answers,
       classic, fsrs, due_date, fsrs_due_date)
     select $1, origin_word_id, now(), gen_random_uuid(), 1, 1, '{}', '{}', $2, $2 from words where deck_id = $3`,
    [`person:${ana.user_id}`, due_date, deck_id],
  );

describe('what a student is shown of their classes', () => {
  test('the decks that are shared, each once, with what is due; and that they wait', async () => {
    const { class_id, ids, code } = await openClass('Ada');
    const decks = await makeDecks(world.database, tess.root_id, 2);
    for (const item_id of [...decks, decks[0]!]) await tess.api.shareItem({ body: { class_id, item_id } });
    await world.database.query(`update items set visibility = 'private' where item_id = any($1)`, [decks]);
    await world.database.query(`update words set target_text = 'gato' where deck_id = $1`, [decks[0]]);
    await join(ana, { code, student_id: ids[0]! });
    await join(ben, { code, student_name: 'Cy' });
    await answeredOn('2026-11-19', decks[0]!);
    const mine = { class_id, class_name: '7b', teacher: tess.username };
    expect(await ana.api.myClasses()).toMatchObject([
      {
        ...mine,
        student_name: 'Ada',
        decks: [
          { item_id: decks[0], owner: tess.username, word_count: 1, due_count: 1 },
          { item_id: decks[1], due_count: 0 },
        ],
      },
    ]);
    expect(await ben.api.myClasses()).toEqual([{ ...mine, student_name: null, decks: [], stories: [] }]);
    await tess.api.unshareItem({ body: { class_id, item_id: decks[0]! } });
    expect((await ana.api.myClasses())[0]!.decks).toMatchObject([{ item_id: decks[1] }]);
    await tess.api.changeClass({ body: { class_id, archived: true } });
    expect(await ana.api.myClasses()).toEqual([]);
    expect(await ben.api.myClasses()).toEqual([]);
  });

  test('nothing of a class of a teacher who is gone', async () => {
    const { ids, code } = await openClass('Ada');
    await join(ana, { code, student_id: ids[0]! });
    await world.database.query('update users set suspended_at = now() where user_id = $1', [tess.user_id]);
    expect(await ana.api.myClasses()).toEqual([]);
    await expect(look(ben, code)).rejects.toMatchObject(isNotThere);
    await world.database.query('update users set suspended_at = null where user_id = $1', [tess.user_id]);
  });
});

test('a code tells nobody more than the names: other teachers join as students', async () => {
  const { class_id, ids, code } = await openClass('Ada');
  const colleague = await newTeacher(world.server.url);
  expect(Object.keys(await look(colleague, code)).toSorted()).toEqual(['asks_first', 'caller', 'class_id', 'class_name', 'students', 'teacher']); // prettier-ignore
  await join(colleague, { code, student_id: ids[0]! });
  await expect(pageOf(colleague, class_id)).rejects.toMatchObject(isNotThere);
  await expect(colleague.api.students({ params: { classId: class_id } })).rejects.toMatchObject(isNotThere);
});
