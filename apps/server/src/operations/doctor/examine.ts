import type pg from 'pg';
import { operationClient } from '../../database/time-limits.ts';
import { damageInWords } from '../damaged-pages.ts';
import type { Examination, Finding, Surroundings } from './examination.ts';
import { examinations, firstExamination } from './examinations.ts';

/**
 * Reads everything that is kept, the tables all of one moment, and compares. Changes nothing. What one examination
 * stumbles over is told with it, and the others go on; only where the tables are not of this version it ends there.
 */
export async function examine(around: Surroundings): Promise<Finding[]> {
  const client = operationClient(around.databaseUrl);
  // Told by the statement that fails.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const findings = [await finding(firstExamination, client, around)];
    if (!isWell(findings[0]!)) return findings;
    for (const examination of examinations) findings.push(await finding(examination, client, around));
    return findings;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether an examination was done and found nothing wrong. */
export function isWell({ differences, failure }: Finding): boolean {
  return differences.length === 0 && failure === undefined;
}

/** What one examination finds, within a transaction, which it leaves as it was also when it fails. */
export async function finding(
  { name, look, remark }: Examination,
  client: pg.ClientBase,
  around: Surroundings,
): Promise<Finding> {
  try {
    await client.query('savepoint examination');
    return { name, differences: await look(client, around), remarks: (await remark?.(client, around)) ?? [] };
  } catch (error) {
    await client.query('rollback to savepoint examination').catch(() => {});
    const failure = (await damageInWords(client, error)) ?? `it could not be looked at: ${(error as Error).message}`;
    return { name, differences: [], remarks: [], failure };
  }
}
