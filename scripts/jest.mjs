// Jest, run so that specs are ES modules, and counted.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './node-bin.mjs';
import { outcome } from './run.mjs';
import { roomForTests } from './room-for-tests.mjs';
import { timesOfSpecs } from './times.mjs';

export const jestScript = 'node_modules/jest/bin/jest.js';
export const jestEnv = {
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  TMPDIR: roomForTests(),
};

/** Runs the specs of some of Jest's projects; answers how many passed and failed, and how long they took. A broken file is one failure. */
export async function specs(projects, args = []) {
  const report = path.join(root, `.cache/specs-${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const counting = ['--json', '--outputFile', report, '--passWithNoTests', '--selectProjects', ...projects];
  const { code } = await outcome(jestScript, [...args, ...counting], { env: jestEnv, shown: true });
  return counted(report, code);
}

function counted(report, code) {
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: Math.max(failed, code === 0 ? 0 : 1), ...timesOfSpecs(result) };
}
