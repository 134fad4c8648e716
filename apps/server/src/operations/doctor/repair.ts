import { createInterface } from 'node:readline/promises';
import { operationClient } from '../../database/time-limits.ts';
import type { Finding } from './check.ts';
import { checks } from './checks.ts';
import { isWell } from './run-checks.ts';

/** The checks among these findings that found something that follows from other rows, and so can be made anew. */
export function repairable(findings: readonly Finding[]) {
  const wrong = new Set(findings.filter(({ differences }) => differences.length > 0).map(({ name }) => name));
  return checks.filter(({ name, repair: make }) => make && wrong.has(name));
}

/** Tells what can be repaired and what cannot, and asks, unless the operator has said yes; whether it may be done. */
export async function mayRepair(findings: readonly Finding[], isAgreed: boolean): Promise<boolean> {
  const names = repairable(findings).map(({ name }) => name);
  const others = findings.filter((finding) => !isWell(finding) && !names.includes(finding.name));
  if (others.length > 0) {
    console.log('\nCannot be repaired, as nothing else says how it was (a backup may):');
    for (const { name } of others) console.log(`       ${name}`);
  }
  if (names.length === 0) return false;
  console.log('\nCan be made anew from what is there:');
  for (const name of names) console.log(`       ${name}`);
  if (isAgreed) return true;
  if (!process.stdin.isTTY) {
    console.log('Nothing was changed: say so with npm run doctor -- --repair --yes');
    return false;
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question('Make it anew? (y/N) ');
  asking.close();
  return /^y/i.test(answer);
}

/**
 * Makes anew what these findings found wrong and follows from other rows, in one transaction: a server that runs beside
 * waits with its scoreboards, answers and searches meanwhile. All or nothing.
 */
export async function repair(databaseUrl: string, findings: readonly Finding[]): Promise<void> {
  const client = operationClient(databaseUrl);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table live_scores, word_schedules, game_scores in exclusive mode');
    for (const { repair: make } of repairable(findings)) await make!(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
