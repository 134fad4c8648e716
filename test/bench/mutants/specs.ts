// A worker thread: runs specs of libs/domain, with one token of one source changed, as often as it is asked.
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import fc from 'fast-check';
import type { Change } from './changes.ts';
import { takeTests } from './jest-globals.ts';

/** Which specs are to run, and what is to be loaded anew: the changed file and all that takes values from it. */
export interface Round {
  change: Change | null;
  specs: readonly string[];
  anew: readonly string[];
  seed: number;
}
/** The first test that failed, if one did; and how long each spec took. */
export interface Outcome {
  noticed_by: string | null;
  ms: number[];
}

const root = path.resolve(import.meta.dirname, '../../..');
const globals = new URL('jest-globals.ts', import.meta.url).href;
const stripped = new Map<string, string>();
let rounds = 0;
let round: Round;
let anew = new Set<string>();

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return next(globals, context);
    const resolved = next(specifier, context);
    return anew.has(resolved.url) ? { ...resolved, url: `${resolved.url}?round=${rounds}` } : resolved;
  },
  load(url, context, next) {
    if (!url.includes('?round=')) return next(url, context);
    return { format: 'module', source: sourceOf(fileURLToPath(url.slice(0, url.indexOf('?')))), shortCircuit: true };
  },
});

function sourceOf(file: string): string {
  const { change } = round;
  if (change && path.join(root, change.file) === file) {
    const source = readFileSync(file, 'utf8');
    return stripTypeScriptTypes(source.slice(0, change.start) + change.to + source.slice(change.end));
  }
  let source = stripped.get(file);
  if (source === undefined) stripped.set(file, (source = stripTypeScriptTypes(readFileSync(file, 'utf8'))));
  return source;
}

async function run(): Promise<Outcome> {
  const ms: number[] = [];
  for (const spec of round.specs) {
    const start = performance.now();
    const noticed_by = await firstFailure(spec);
    ms.push(performance.now() - start);
    if (noticed_by !== null) return { noticed_by, ms };
  }
  return { noticed_by: null, ms };
}

async function firstFailure(spec: string): Promise<string | null> {
  let name = 'loading';
  let failure: Error | null = null;
  try {
    await import(`${pathToFileURL(path.join(root, spec)).href}?round=${rounds}`);
    for (const one of takeTests()) {
      ({ name } = one);
      await one.run(...one.row);
    }
  } catch (error) {
    failure = error instanceof Error ? error : new Error('no error was thrown, but something else');
    takeTests();
  }
  // What a machine throws comes a turn later.
  await sleep(2);
  failure ??= thrownLater;
  thrownLater = null;
  return failure === null ? null : `${spec} › ${name}: ${failure.message.slice(0, 500)}`;
}

let thrownLater: Error | null = null;
process.on('uncaughtException', (error) => (thrownLater ??= error));

parentPort!.on('message', (asked: Round) => {
  round = asked;
  rounds += 1;
  anew = new Set(asked.anew.map((file) => pathToFileURL(path.join(root, file)).href));
  // A failure is enough, no simpler one is looked for.
  fc.configureGlobal({ seed: asked.seed, endOnFailure: true });
  void run().then((outcome) => parentPort!.postMessage(outcome));
});
