import type pg from 'pg';
import { operationClient } from '../../database/time-limits.ts';
import { damageInWords } from '../damaged-database.ts';
import type { Check, Finding, Surroundings } from './check.ts';
import { checks, firstCheck } from './checks.ts';

/**
 * Reads everything that is kept, the tables all of one moment, and compares. Changes nothing. What one check
 * stumbles over is told with it, and the others go on; only where the tables are not of this version it ends there.
 */
export async function runChecks(around: Surroundings): Promise<Finding[]> {
  const client = operationClient(around.databaseUrl);
  // Told by the statement that fails.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const findings = [await runCheck(firstCheck, client, around)];
    if (!isWell(findings[0]!)) return findings;
    for (const check of checks) findings.push(await runCheck(check, client, around));
    return findings;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether a check was done and found nothing wrong. */
export function isWell({ differences, failure }: Finding): boolean {
  return differences.length === 0 && failure === undefined;
}

/** What one check finds, within a transaction, which it leaves as it was also when it fails. */
export async function runCheck(
  { name, look, remark }: Check,
  client: pg.ClientBase,
  around: Surroundings,
): Promise<Finding> {
  try {
    await client.query('savepoint before_check');
    return { name, differences: await look(client, around), remarks: (await remark?.(client, around)) ?? [] };
  } catch (error) {
    await client.query('rollback to savepoint before_check').catch(() => {});
    const failure = (await damageInWords(client, error)) ?? `it could not be looked at: ${(error as Error).message}`;
    return { name, differences: [], remarks: [], failure };
  }
}
