// npm run bench:interchange
// 20,000 notes with 2,000 media are written as an Anki package, opened again, and imported by a running server into its
// database: pictures of 20 to 60 kB, sounds of one to two seconds. The issue allows 60 s from the press of the button until
// all is there, and memory must not grow with what has been read: the second half holds no more than the first. Ends with
// code 1 where either is broken. Peaks are of the whole process (resident memory, in MB). Build first.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openAnki, writeAnki } from '../../apps/server/src/file-formats/anki/index.ts';
import { readingLimits } from '../../apps/server/src/file-formats/file-reader.ts';
import { largePackage, type PackageSize } from './interchange/large-package.ts';
import { realMedia } from './interchange/real-media.ts';
import { timeImport, type TimedImport } from './interchange/time-import.ts';

const whole: PackageSize = { notes: 20_000, media: 2_000 };
const allowed = { seconds: 60, grownMegabytes: 250, importedMegabytes: 450, moreInSecondHalfMegabytes: 50 } as const;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lexiroom-bench-'));
const file = path.join(folder, 'large.apkg');
let isOver = false;
let peak = 0;
const before = rss();

try {
  await writeAndRead();
  const { written, before: heldBefore, peak: heldMost, halves } = await imported(whole, await realMedia());
  check('seconds from the press of the button', written, allowed.seconds);
  check('MB that memory grew by', heldMost - heldBefore, allowed.importedMegabytes);
  check('MB more in the second half', halves[1] - halves[0], allowed.moreInSecondHalfMegabytes);
} finally {
  fs.rmSync(folder, { recursive: true });
}
if (isOver) process.exitCode = 1;

async function writeAndRead(): Promise<void> {
  const timer = setInterval(() => rss(), 50);
  try {
    const leaving = largePackage(whole, unpackable);
    const written = await measured('written', () => writeAnki(file, leaving, () => rss(), new AbortController().signal));
    const read = await measured('read', readAll);
    console.log(`${Math.round(fs.statSync(file).size / 1e6)} MB of file`);
    check('seconds to write and read', written.seconds + read.seconds, allowed.seconds);
    check('MB that memory grew by', Math.max(written.peak, read.peak) - before, allowed.grownMegabytes);
  } finally {
    clearInterval(timer);
  }
} // prettier-ignore

async function imported(size: PackageSize, mediaOf: (name: string) => Promise<Uint8Array>): Promise<TimedImport> {
  await writeAnki(file, largePackage(size, mediaOf), () => undefined, new AbortController().signal);
  const timed = await timeImport(file);
  const { counts, sent, lookedThrough, written, processor } = timed;
  if (counts.words !== size.notes || counts.pictures + counts.sounds !== size.media) {
    throw new Error(`Something is missing: ${JSON.stringify(counts)}.`);
  }
  const ofFile = `${size.notes} notes, ${counts.answers} answers, ${size.media} media, ${Math.round(fs.statSync(file).size / 1e6)} MB`;
  const inAll = inSeconds(sent + lookedThrough + written);
  console.log(`${ofFile}: imported in ${inSeconds(written)} from the press of the button, in all ${inAll}`);
  console.log(`  sent in ${inSeconds(sent)}, looked through in ${inSeconds(lookedThrough)}`);
  console.log(
    `  processor ${inSeconds(processor.server)} for the server, ${inSeconds(processor.database)} for its database`,
  );
  console.log(
    `  ${timed.before} MB before, ${timed.peak} MB at the peak (in the halves mostly ${timed.halves.join(' and ')})`,
  );
  return timed;
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

function check(what: string, figure: number, most: number): void {
  if (figure > most) isOver = true;
  console.log(`${figure > most ? 'OVER' : 'ok  '} ${what}: ${Math.round(figure)} (at most ${most})`);
}

async function readAll(): Promise<void> {
  const opened = await openAnki(file, {}, readingLimits);
  let rows = 0;
  let answers = 0;
  let media = 0;
  for await (const row of opened.rows()) {
    if ('code' in row) throw new Error(`Line ${row.line} is refused: ${row.code}.`);
    rows++;
    answers += row.answers.length;
    for (const name of row.cells.flatMap(({ pictures, sounds }) => [...pictures, ...sounds])) {
      if ((await opened.media(name)) instanceof Uint8Array) media++;
    }
    rss();
  }
  await opened.close();
  console.log(`${rows} notes, ${answers} answers, ${media} media`);
}

async function measured(what: string, work: () => Promise<unknown>): Promise<{ seconds: number; peak: number }> {
  const from = performance.now();
  peak = 0;
  await work();
  const seconds = (performance.now() - from) / 1000;
  console.log(`${what} in ${seconds.toFixed(1)} s, ${before} MB before, ${peak} MB at the peak`);
  return { seconds, peak };
}

function rss(): number {
  const megabytes = Math.round(process.memoryUsage.rss() / 1e6);
  peak = Math.max(peak, megabytes);
  return megabytes;
}

/** Bytes that do not pack, as those of pictures and sounds. */
function unpackable(): Promise<Uint8Array> {
  return Promise.resolve(crypto.getRandomValues(new Uint8Array(65_536)));
}
