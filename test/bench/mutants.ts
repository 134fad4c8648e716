// npm run bench:mutants -- --changes 100 --seed 7
// How much of the rules their own specs hold: changes one token at a time, at random, and counts the changes that a spec of
// libs/domain notices. Prints what nobody notices; ends with code 1 when a folder lies below the limit. No build needed.
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { seededRandom, shuffled } from '../../libs/domain/src/chance/index.ts';
import { type Change, changesOf, importsOf } from './mutants/changes.ts';
import { outdatedEntries, reasonWhyEquivalent } from './mutants/equivalent.ts';
import type { Outcome, Round } from './mutants/specs.ts';

const { values } = parseArgs({
  options: {
    folders: { type: 'string', default: 'live-session,games,scoring,study,items' },
    changes: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    /** Per cent of the changes that must be noticed. */
    least: { type: 'string', default: '95' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const seed = Number(values.seed);
const root = path.resolve(import.meta.dirname, '../..');
/** A change may make a rule run for ever: specs that take so many times longer than without it are ended. */
const timesLonger = 5;
const longestAtFirstMs = 120_000;
/** What was imported once stays in memory, so a worker is replaced after so many rounds. */
const roundsOfWorker = 60;

const sources = new Map(
  globSync('libs/domain/src/**/*.ts', { cwd: root }).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);
const isSpec = (file: string) => file.endsWith('.spec.ts');
const isForSpecs = (file: string) => /\.(spec|fixture)\.ts$|\/fixtures\//.test(file);

const outdated = outdatedEntries(sources);
if (outdated.length > 0)
  throw new Error(`mutants/equivalent.ts names lines that are not there:\n${outdated.join('\n')}`);

/** By file, the files that take values from it. */
const importers = new Map<string, string[]>();
for (const [file, source] of sources) {
  for (const name of importsOf(source).filter((specifier) => specifier.startsWith('.'))) {
    const imported = path.posix.join(path.posix.dirname(file), name);
    importers.set(imported, [...(importers.get(imported) ?? []), file]);
  }
}

/** A file and all that takes values from it, over however many files. */
function affectedBy(file: string): string[] {
  const affected = new Set([file]);
  for (const one of affected) for (const importer of importers.get(one) ?? []) affected.add(importer);
  return [...affected];
}

class Bench {
  #worker: Worker | undefined;
  #rounds = 0;

  /** Runs specs in a thread; undefined when they did not come to an end. */
  async run(round: Round, longestMs: number): Promise<Outcome | undefined> {
    if (this.#rounds++ % roundsOfWorker === 0) await this.end();
    const worker = (this.#worker ??= new Worker(new URL('mutants/specs.ts', import.meta.url)));
    const { promise, resolve, reject } = Promise.withResolvers<Outcome | undefined>();
    const timer = setTimeout(() => resolve(undefined), longestMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.postMessage(round);
    const outcome = await promise.finally(() => clearTimeout(timer));
    worker.removeAllListeners('message').removeAllListeners('error');
    if (!outcome) await this.end();
    return outcome;
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }
}

const benches = Array.from({ length: Number(values.workers) }, () => new Bench());
const specs = [...sources.keys()].filter(isSpec);
const unchanged = await benches[0]!.run({ change: null, specs, anew: specs, seed }, longestAtFirstMs);
if (!unchanged || unchanged.noticed_by !== null) {
  throw new Error(`The specs fail as it is: ${unchanged?.noticed_by ?? 'they do not end'}`);
}
const msOf = new Map(specs.map((spec, index) => [spec, unchanged.ms[index]!]));

const random = seededRandom(seed);
const folders = values.folders.split(',').map((folder) => {
  const files = [...sources].filter(([file]) => file.startsWith(`libs/domain/src/${folder}/`) && !isForSpecs(file));
  const all = files.flatMap(([file, source]) => changesOf(file, source));
  const changes = shuffled(all, random).slice(0, Number(values.changes));
  const judged = changes.map((change) => ({ change, reason: reasonWhyEquivalent(change) }));
  return { folder, possible: all.length, judged, missed: [] as Change[], figures: { noticed: 0, equivalent: 0 } };
});

const waiting = folders.flatMap((folder) => folder.judged.map((one) => ({ ...one, folder })));
await Promise.all(
  benches.map(async (bench) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { change, reason, folder } = next;
      if (reason !== undefined) {
        folder.figures.equivalent += 1;
        continue;
      }
      const anew = affectedBy(change.file);
      const related = anew.filter(isSpec).toSorted((one, other) => msOf.get(one)! - msOf.get(other)!);
      const longestMs = 3000 + timesLonger * related.reduce((sum, spec) => sum + msOf.get(spec)!, 0);
      const outcome = await bench.run({ change, specs: related, anew, seed }, longestMs);
      if (outcome && outcome.noticed_by === null) folder.missed.push(change);
      else folder.figures.noticed += 1;
    }
    await bench.end();
  }),
);

let isBelow = false;
for (const { folder, possible, judged, missed, figures } of folders) {
  const counted = judged.length - figures.equivalent;
  const share = counted === 0 ? 100 : (100 * figures.noticed) / counted;
  const isEnough = share >= Number(values.least);
  isBelow ||= !isEnough;
  console.log(
    `${isEnough ? 'ok  ' : 'BELOW'} ${folder}: ${figures.noticed} of ${counted} changes noticed, ${share.toFixed(1)} % ` +
      `(at least ${values.least}); ${judged.length} of ${possible} sampled, ${figures.equivalent} of them change nothing`,
  );
  for (const { file, line, from, to, text } of missed.toSorted(byPlace)) console.log(`      ${file}:${line}  ${from} → ${to}  in: ${text}`); // prettier-ignore
}
console.log(`seed ${seed}`);
process.exitCode = isBelow ? 1 : 0;

function byPlace(one: Change, other: Change): number {
  return one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line;
}
