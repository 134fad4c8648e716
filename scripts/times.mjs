// What a run of all tests took: by kind, and test by test.
import path from 'node:path';
import { root } from './node-bin.mjs';

/** The kinds of specs, by where their files stand. */
const places = {
  'libs/': 'libs',
  'apps/speech/': 'speech',
  'apps/server/': 'server',
  'test/http/': 'server',
  'apps/web/': 'web',
  'test/architecture/': 'architecture',
  'test/house/': 'house',
  'test/live/': 'live',
};

const kindOf = (file) => Object.entries(places).find(([place]) => file.startsWith(place))?.[1] ?? 'others';

/** What a report of Jest says of every file: its kind, its seconds, and those of its tests. */
export function timesOfSpecs({ testResults }) {
  const files = testResults.map(({ name, startTime, endTime, assertionResults }) => {
    const file = path.relative(root, name).replaceAll(path.sep, '/');
    const tests = assertionResults.map(({ fullName, duration }) => ({
      seconds: (duration ?? 0) / 1000,
      name: `${file} › ${fullName}`,
    }));
    return { kind: kindOf(file), seconds: (endTime - startTime) / 1000, tests };
  });
  return { work: files.map(({ kind, seconds }) => ({ kind, seconds })), tests: files.flatMap(({ tests }) => tests) };
}

/** What a report of Playwright says of every journey; each is tried once. */
export function timesOfJourneys({ suites }) {
  const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];
  return suites.flatMap(specsIn).flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      seconds: (results[0]?.duration ?? 0) / 1000,
      name: `test/journeys/${file} › ${title}`,
    })),
  );
}

const line = (seconds, name) => `${seconds.toFixed(1).padStart(8)}  ${name}`;

/**
 * The report at the end of a run. `stages`: by the clock. `work`: of what ran side by side in them, added up by kind.
 * `tests`: of which the ten slowest are named. All in seconds.
 */
export function timesReport(stages, work, tests) {
  const byKind = new Map();
  for (const { kind, seconds } of work) byKind.set(kind, (byKind.get(kind) ?? 0) + seconds);
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  return [
    'Seconds by stage',
    ...stages.map(({ name, seconds }) => line(seconds, name)),
    'Seconds of work by kind, of what runs side by side',
    ...[...byKind].map(([kind, seconds]) => line(seconds, kind)),
    'The ten slowest tests, in seconds',
    ...slowest.map(({ seconds, name }) => line(seconds, name)),
  ].join('\n');
}
