import type { ImportView } from '@lexiroom/contracts/imports';
import { importLimits } from '@lexiroom/contracts/imports';
import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Person } from '../../bots/person.ts';
import { ServerProcess } from '../../bots/server-process.ts';
import { cpuMs, cpuMsOfFamily, pidOfPostgres, residentKb } from '../process-figures.ts';

/** How long an import took, in seconds, and what the server's process held of memory, in megabytes. */
export interface TimedImport {
  sent: number;
  lookedThrough: number;
  /** From the press of the button until all is there. */
  written: number;
  /** What that cost the processor, of the server and of its database: on a machine with other work this stays the same. */
  processor: { server: number; database: number };
  before: number;
  peak: number;
  /**
   * What it held most of the time, the median, in the first and in the second half from the press of the button on. Its peaks
   * tell less: how high they are depends on when memory is tidied up.
   */
  halves: [number, number];
  counts: ImportView['counts'];
}

/** Brings a package to a server of its own with its real database, by the calls of a browser, as it is guessed to be meant. */
export async function timeImport(file: string): Promise<TimedImport> {
  const server = await ServerProcess.start();
  try {
    const person = await Person.signedUp(server.url);
    const memory = watchMemory(server.pid);
    const lap = stopwatch();
    const import_id = await send(person, file);
    const sent = lap();
    const guessed = await until(person, import_id, 'ready');
    const lookedThrough = lap();
    // The page sends each choice as it is made, and the file is looked through with it before the button is pressed.
    const languages = { target_language: 'german', source_language: 'english_uk' } as const;
    await person.api.changeImport({ body: { import_id, choice: { ...guessed.choice!, ...languages } } });
    const { choice } = await until(person, import_id, 'ready');
    lap();
    const postgresPid = await pidOfPostgres(await server.databaseUrl());
    const spent = () => ({ server: cpuMs(server.pid) / 1000, database: cpuMsOfFamily(postgresPid) / 1000 });
    const spentBefore = spent();
    const pressed = memory.now();
    await person.api.startImport({ body: { import_id, choice: { ...choice!, ...languages } } });
    const { counts, problem_count } = await until(person, import_id, 'done');
    const written = lap();
    if (problem_count > 0) throw new Error(`${problem_count} rows had problems.`);
    const processor = {
      server: spent().server - spentBefore.server,
      database: spent().database - spentBefore.database,
    };
    return { sent, lookedThrough, written, processor, ...memory.end(pressed), counts };
  } finally {
    await server.stop();
  }
}

async function send({ api }: Person, place: string): Promise<string> {
  const import_id = randomUUID();
  const file = await open(place);
  try {
    const { size } = await file.stat();
    await api.newImport({ body: { import_id, file_name: 'large.apkg', file_bytes: size, is_pasted: false } });
    const part = Buffer.alloc(importLimits.partBytes);
    for (let offset = 0; offset < size;) {
      const { bytesRead } = await file.read(part, 0, part.length, offset);
      await api.importPart({ body: { import_id, offset, bytes: part.toString('base64', 0, bytesRead) } });
      offset += bytesRead;
    }
  } finally {
    await file.close();
  }
  return import_id;
}

/** Asks as often as a page that shows the progress does. */
async function until({ api }: Person, import_id: string, state: ImportView['state']): Promise<ImportView> {
  for (;;) {
    const view = await api.importView({ query: { import_id } });
    if (view.state === state) return view;
    if (view.state === 'failed') throw new Error(`The import has failed: ${view.failure}.`);
    await sleep(250);
  }
}

/** Each call tells the seconds since the one before. */
function stopwatch(): () => number {
  let from = performance.now();
  return () => {
    const seconds = (performance.now() - from) / 1000;
    from = performance.now();
    return seconds;
  };
}

/** Looks at a process's resident memory, in megabytes, twenty times a second. */
function watchMemory(pid: number) {
  const megabytes = () => Math.round((residentKb(pid) * 1024) / 1e6);
  const seen = [megabytes()];
  const timer = setInterval(() => seen.push(megabytes()), 50);
  return {
    /** The place of this moment, for `end`. */
    now: () => seen.length,
    end(from: number): Pick<TimedImport, 'before' | 'peak' | 'halves'> {
      clearInterval(timer);
      const middle = Math.ceil((from + seen.length) / 2);
      const halves: [number, number] = [median(seen.slice(from, middle)), median(seen.slice(middle))];
      return { before: seen[0]!, peak: Math.max(...seen), halves };
    },
  };
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[figures.length >> 1]!;
