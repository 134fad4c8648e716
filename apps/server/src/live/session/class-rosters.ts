import type { StudentGroup } from '@lexiroom/contracts/classes';
import type { RosterName } from '@lexiroom/contracts/live';
import { doorRefusal, type SessionRefusal } from '@lexiroom/domain/live-session';
import { localDay } from '@lexiroom/domain/scheduling';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type LiveClock } from '../../clock/clock.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import { type NewSeat, ownerOf } from '../../event-log/live-rows.ts';
import type { LiveSession } from './live-session.ts';

/** A class that comes in at once, and whose phones look again and again who is taken, is read so often at most. */
const readEveryMs = 1000;

interface RosterRow {
  student_id: number;
  student_name: string;
  person_id: number | null;
  /** The group of the class that it was put into. */
  group: StudentGroup | null;
  is_absent: boolean;
}

/**
 * The students of classes that play under their names, as they are called now. Read with the connections of pages: no
 * answer waits behind a list.
 */
@Injectable()
export class ClassRosters {
  readonly #read = new Map<number, { at: number; rows: Promise<RosterRow[]> }>();

  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: LiveClock,
  ) {}

  /**
   * The students to pick from, and which of them the caller joined the class as. INVALID where nobody is picked. Names of
   * children are shown to their teacher, and to whoever may sit down as one of them: not behind a locked door, not to who
   * was removed for good, and no longer once the quiz is over.
   */
  async toPick(
    session: LiveSession,
    { role, person_id, device }: { role: string } & NewSeat,
  ): Promise<{ roster: RosterName[]; own_student_id?: number } | { refusal: SessionRefusal }> {
    if (session.state.settings.names !== 'roster') return { refusal: { code: 'INVALID' } };
    const isHost = role === 'host';
    const isShut = isHost ? undefined : doorRefusal(session.state, ownerOf({ person_id, device }));
    if (isShut) return { refusal: isShut };
    // The host has just changed who is absent.
    if (isHost) this.forget(session.live.live_id);
    const rows = await this.#rowsOf(session);
    const own = isHost || person_id === null ? undefined : rows.find((row) => row.person_id === person_id);
    const roster = rows.map(({ student_id, student_name, is_absent }) => ({
      student_id,
      student_name,
      taken: session.state.students.has(student_id),
      ...(isHost ? { is_absent } : {}),
    }));
    return { roster, ...(own && { own_student_id: own.student_id }) };
  }

  /** What a student of the class is called; undefined when there is none with this number. */
  async nameOf(session: LiveSession, student_id: number): Promise<string | undefined> {
    return (await this.student(session, student_id))?.student_name;
  }

  /** What a student of the class is called, and in which of its groups they are; undefined when there is no such one. */
  async student(
    session: LiveSession,
    student_id: number,
  ): Promise<{ student_name: string; group: StudentGroup | null } | undefined> {
    if (session.state.settings.names !== 'roster') return undefined;
    return (await this.#rowsOf(session)).find((row) => row.student_id === student_id);
  }

  /**
   * What everybody is called who sits in a session or could: the students of the class, and whoever was one when they sat
   * down. Null: whom nobody may know any more. Whoever asks next gets the newest list.
   */
  async namesNow({
    live: { live_id },
    state: { settings, students },
  }: LiveSession): Promise<Map<number, string | null>> {
    this.forget(live_id);
    const seated = [...students.keys()];
    const { rows } = await this.pool.query<{ student_id: number; student_name: string | null }>(
      'select student_id, student_name from students where class_id = $1 or student_id = any($2)',
      [settings.class_id, seated],
    );
    const names = new Map(rows.map(({ student_id, student_name }) => [student_id, student_name]));
    // Those of a class that was deleted have no row.
    for (const student_id of seated) if (!names.has(student_id)) names.set(student_id, null);
    return names;
  }

  /** Lets go of what was read for a session. */
  forget(live_id: number): void {
    this.#read.delete(live_id);
  }

  #rowsOf(session: LiveSession): Promise<RosterRow[]> {
    const { live_id } = session.live;
    const now = this.clock.steadyNow();
    const read = this.#read.get(live_id);
    if (read && now - read.at < readEveryMs) return read.rows;
    const newest = { at: now, rows: this.#readRows(session) };
    this.#read.set(live_id, newest);
    // What could not be read is read again by whoever asks next, unless somebody has done so meanwhile.
    newest.rows.catch(() => {
      if (this.#read.get(live_id) === newest) this.#read.delete(live_id);
    });
    return newest.rows;
  }

  async #readRows({ live: { host_id }, state: { settings } }: LiveSession): Promise<RosterRow[]> {
    const { rows } = await this.pool.query<
      Omit<RosterRow, 'is_absent'> & { absent_on: string | null; time_zone: string; day_boundary: number }
    >(
      `select student_id, student_name, person_id, student_group as "group", absent_on::text, u.time_zone, day_boundary
       from classes join users u on user_id = teacher_id join students using (class_id)
       where class_id = $1 and teacher_id = $2 and student_name is not null and merged_into is null
       order by student_id`,
      [settings.class_id, host_id],
    );
    return rows.map(({ absent_on, time_zone, day_boundary, ...student }) => ({
      ...student,
      is_absent: absent_on !== null && absent_on === localDay(this.clock.now(), time_zone, day_boundary),
    }));
  }
}
