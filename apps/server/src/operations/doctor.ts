import type pg from 'pg';
import { compareWordSchedules } from '../answers/projections.ts';
import { migrations } from '../database/migrations/index.ts';
import { readMigrations } from '../database/migrations-run.ts';
import { operationClient } from '../database/time-limits.ts';
import type { Difference } from '../event-log/difference.ts';
import { compareTrees } from '../items/consistency.ts';
import { compareLiveScores } from '../live/projections.ts';
import { compareSearch } from '../search/projections.ts';

/** One thing the doctor looks at: its name for the operator, and what is not as it should be. */
interface Examination {
  name: string;
  compare: (client: pg.ClientBase) => Promise<Difference[]>;
}

const examinations: Examination[] = [
  { name: 'The tables are those of this version', compare: compareMigrations },
  { name: 'The log of every session is without gaps', compare: findGaps },
  { name: 'Every scoreboard is what the log tells', compare: compareLiveScores },
  { name: 'Every due date is what the answers tell', compare: compareWordSchedules },
  { name: 'Everything in the trees hangs where it may', compare: compareTrees },
  { name: 'Searches find what is public, and nothing else', compare: compareSearch },
];

/** The findings of one examination; none when all is well. */
export interface Finding {
  name: string;
  differences: Difference[];
}

/** Reads the log and what was computed from it, all of one moment, and compares. Changes nothing. */
export async function examine(databaseUrl: string): Promise<Finding[]> {
  const client = operationClient(databaseUrl);
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const findings: Finding[] = [];
    for (const { name, compare } of examinations) findings.push({ name, differences: await compare(client) });
    return findings;
  } finally {
    await client.end();
  }
}

async function compareMigrations(client: pg.ClientBase): Promise<Difference[]> {
  const expected = migrations.map(({ name }) => name).join(', ');
  const found = (await readMigrations(client)).join(', ');
  return expected === found ? [] : [{ what: 'migrations', expected, found }];
}

/** The events of a session are numbered from 1 without gaps. */
async function findGaps(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<{ live_id: number; events: string; last: number }>(
    `select live_id, count(*) as events, max(seq) as last from live_events
      group by live_id having count(*) <> max(seq) or min(seq) <> 1`,
  );
  return rows.map(({ live_id, events, last }) => ({
    what: `live_events of session ${live_id}`,
    expected: `${last} events`,
    found: `${events} events`,
  }));
}
