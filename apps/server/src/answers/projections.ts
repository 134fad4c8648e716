import type pg from 'pg';
import { isDeepStrictEqual } from 'node:util';
import type { Difference } from '../event-log/difference.ts';
import { schedulesOf } from '../event-log/follow-answers.ts';
import { compareScheduleHeads } from '../event-log/merged-schedules.ts';
import { readHeads } from '../event-log/schedule-heads.ts';
import {
  readAnswersOf,
  readDueSchedules,
  readScheduleRows,
  type StoredWordSchedule,
  storedWordSchedule,
  writeWordSchedules,
} from '../event-log/word-schedules.ts';

/** Deletes when words are due and computes it anew from the log of answers. Returns how many words have a row. */
export async function rebuildWordSchedules(client: pg.ClientBase): Promise<number> {
  const schedules = await readDueSchedules(client);
  const heads = await readHeads(client);
  await client.query('delete from word_schedules');
  let words = 0;
  for (const schedule of schedules) {
    const folded = schedulesOf(await readAnswersOf(client, schedule, heads));
    await writeWordSchedules(client, [...folded.values()]);
    words += folded.size;
  }
  return words;
}

/** Compares every stored word of every schedule, and which schedules count in which, with what follows from the log. */
export async function compareWordSchedules(client: pg.ClientBase): Promise<Difference[]> {
  const differences = await compareScheduleHeads(client);
  const heads = await readHeads(client);
  for (const schedule of await readDueSchedules(client)) {
    const folded = schedulesOf(await readAnswersOf(client, schedule, heads)).values();
    const expected = new Map([...folded].map((word) => [word.origin_word_id, comparable(storedWordSchedule(word))]));
    const rows = await readScheduleRows(client, schedule);
    const found = new Map(rows.map((row) => [row.origin_word_id, comparable(row)]));
    for (const word of new Set([...expected.keys(), ...found.keys()])) {
      const [should, is] = [expected.get(word) ?? null, found.get(word) ?? null];
      if (isDeepStrictEqual(should, is)) continue;
      const what = `word_schedules of ${schedule}, word ${word}`;
      differences.push({ what, expected: JSON.stringify(should), found: JSON.stringify(is) });
    }
  }
  return differences;
}

/** A row without the last digits of its fractions: another version of Node may compute those otherwise. */
function comparable(row: StoredWordSchedule): unknown {
  return JSON.parse(JSON.stringify(row), (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(9)) : value,
  );
}
