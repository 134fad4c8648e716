import pg from 'pg';
import type { RosterStudent } from '@lexiroom/contracts/classes';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { type Member, newMember } from '../http/api.fixture.ts';
import { readTables } from '../operations/backup/tables.ts';

/** For specs: a server with two teachers, and a clock that the spec moves. */
export interface ClassWorld {
  server: RunningApp;
  database: pg.Client;
  clock: { at: number; now: () => number };
  tess: Member;
  omar: Member;
  close(): Promise<void>;
}

export async function classWorld(): Promise<ClassWorld> {
  const at = Date.parse('2026-11-21T10:00:00Z');
  const clock = { at, now: () => clock.at };
  const server = await runningApp({ clock });
  const database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  const close = async () => {
    await database.end();
    await server.close();
  };
  return { server, database, clock, tess: await newTeacher(server.url), omar: await newTeacher(server.url), close };
}

export async function newTeacher(url: string): Promise<Member> {
  const teacher = await newMember(url);
  await teacher.api.changeSettings({ body: { role: 'teacher', time_zone: 'Europe/Berlin' } });
  return teacher;
}

/** Makes a class with students of these names. */
export async function newClass({ api }: Member, ...names: string[]) {
  const { class_id } = await api.newClass({ body: { class_name: '7b' } });
  return { class_id, students: names.length === 0 ? [] : await addStudents({ api }, class_id, ...names) };
}

export const addStudents = (
  { api }: Pick<Member, 'api'>,
  class_id: number,
  ...names: string[]
): Promise<RosterStudent[]> =>
  api.newStudents({ body: { class_id, students: names.map((student_name) => ({ student_name })) } });

/** All that the page of a class shows its teacher. */
export const pageOf = ({ api }: Member, class_id: number) => api.classDetails({ params: { class_id } });

/** The names in the list of a class, in its order. */
export const namesIn = async (teacher: Member, class_id: number): Promise<string[]> =>
  (await pageOf(teacher, class_id)).students.map(({ student_name }) => student_name);

/** The tables in which a text stands anywhere. */
export async function tablesWith(database: pg.Client, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table } of await readTables(database)) {
    const { rowCount } = await database.query(
      `select 1 from ${pg.escapeIdentifier(table)} t where strpos(t::text, $1) > 0 limit 1`,
      [text],
    );
    if (rowCount! > 0) found.push(table);
  }
  return found;
}

/** Has a student sit in a session of the teacher's, under their name. */
export async function seat(
  { database }: ClassWorld,
  { api }: Member,
  { student_id, student_name }: Pick<RosterStudent, 'student_id' | 'student_name'>,
): Promise<() => Promise<string>> {
  const [deck] = await api.topicDecks({ query: { target_language: 'japanese' } });
  const { live_id } = await api.openLive({ body: { source: { deck_ids: [deck!.item_id] } } });
  await database.query(
    `insert into seats (live_id, seat_id, name, student_id, joined_at) values ($1, 3, $2, $3, now())`,
    [live_id, student_name, student_id],
  );
  return async () => (await database.query('select name from seats where live_id = $1', [live_id])).rows[0].name;
}
