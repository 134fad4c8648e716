// The journeys through the built application in a browser, counted.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './node-bin.mjs';
import { outcome } from './run.mjs';
import { roomForTests } from './room-for-tests.mjs';
import { timesOfJourneys } from './times.mjs';

const report = path.join(root, '.cache/journeys.json');

/** Runs all journeys; answers how many passed and failed, and how long each took. */
export async function journeys() {
  rmSync(report, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, TMPDIR: roomForTests() };
  const args = ['test', '--pass-with-no-tests', '--reporter=list,json'];
  const { code } = await outcome('node_modules/@playwright/test/cli.js', args, { env, shown: true });
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    const { stats, errors } = result;
    const failed = stats.unexpected + errors.length;
    const tests = timesOfJourneys(result);
    return { passed: stats.expected, failed: Math.max(failed, code === 0 ? 0 : 1), tests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
