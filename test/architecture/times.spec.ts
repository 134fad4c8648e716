import { describe, expect, test } from '@jest/globals';
import path from 'node:path';
import { root } from '../../scripts/node-bin.mjs';
import { timesOfJourneys, timesOfSpecs, timesReport } from '../../scripts/times.mjs';

const fileOf = (name: string, seconds: number) => ({
  name: path.join(root, name),
  startTime: 1000,
  endTime: 1000 + seconds * 1000,
  assertionResults: [{ fullName: 'a rule holds', duration: seconds * 500 }],
});

describe('the end of a whole run', () => {
  test('adds up the files of each kind, and names tests by their file', () => {
    const files = [
      fileOf('apps/web/src/a.spec.ts', 2),
      fileOf('apps/web/src/b.spec.ts', 4),
      fileOf('test/http/c.spec.ts', 6),
    ];
    const { work, tests } = timesOfSpecs({ testResults: files });
    expect(work).toEqual([
      { kind: 'web', seconds: 2 },
      { kind: 'web', seconds: 4 },
      { kind: 'server', seconds: 6 },
    ]);
    expect(tests[1]).toEqual({ name: 'apps/web/src/b.spec.ts › a rule holds', seconds: 2 });
    expect(timesReport([], work, [])).toContain('     6.0  web\n     6.0  server');
  });

  test('names journeys by their file, however deep they stand in it', () => {
    const spec = { file: 'a.spec.ts', title: 'somebody arrives', tests: [{ results: [{ duration: 1500 }] }] };
    expect(timesOfJourneys({ suites: [{ suites: [{ specs: [spec] }] }] })).toEqual([
      { name: 'test/journeys/a.spec.ts › somebody arrives', seconds: 1.5 },
    ]);
  });

  test('names the ten slowest tests, the slowest first', () => {
    const tests = Array.from({ length: 12 }, (_, seconds) => ({ name: `of ${seconds} s`, seconds }));
    const lines = timesReport([{ name: 'Journeys', seconds: 60 }], [], tests).split('\n');
    expect(lines).toContain('    60.0  Journeys');
    expect(lines.slice(-10).at(0)).toBe('    11.0  of 11 s');
    expect(lines.at(-1)).toBe('     2.0  of 2 s');
  });
});
