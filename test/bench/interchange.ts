// npm run bench:interchange
// 20,000 notes with 2,000 media are written as an Anki package and opened again. The issue allows 60 s, and memory must not
// grow with the file. An error where either is broken. Peaks are of the whole process (resident memory, in MB).
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openAnki, writeAnki } from '../../apps/server/src/file-formats/anki/index.ts';
import { readingLimits } from '../../apps/server/src/file-formats/file-reader.ts';
import type { Leaving, LeavingDeck, LeavingWord } from '../../apps/server/src/file-formats/file-writer.ts';

const sizes = { decks: 20, wordsOfDeck: 1000, media: 2000, mediaBytes: 65_536, answersOfWord: 5 } as const;
const allowed = { seconds: 60, grownMegabytes: 250 } as const;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lexiroom-bench-'));
const file = path.join(folder, 'large.apkg');
const now = Date.now();
const today = Math.floor(now / 86_400_000);
const begun = performance.now();
let peak = 0;
const before = rss();
const timer = setInterval(() => rss(), 50);

try {
  await measured('written', () => writeAnki(file, leaving(), () => rss(), new AbortController().signal));
  await measured('read', readAll);
  console.log(`${Math.round(fs.statSync(file).size / 1e6)} MB of file`);
  const seconds = (performance.now() - begun) / 1000;
  if (seconds > allowed.seconds) throw new Error(`It took ${Math.round(seconds)} s.`);
  if (peak - before > allowed.grownMegabytes) throw new Error(`Memory grew by ${peak - before} MB.`);
} finally {
  clearInterval(timer);
  fs.rmSync(folder, { recursive: true });
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

async function measured(what: string, work: () => Promise<unknown>): Promise<void> {
  const from = performance.now();
  peak = 0;
  await work();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`${what} in ${seconds} s, ${before} MB before, ${peak} MB at the peak`);
}

function rss(): number {
  const megabytes = Math.round(process.memoryUsage.rss() / 1e6);
  peak = Math.max(peak, megabytes);
  return megabytes;
}

function leaving(): Leaving {
  return {
    name: 'Large',
    deck_count: sizes.decks,
    decks: decks(),
    media: madeMedia,
    credit: nobody,
    version: '0.0.0',
    today,
    now,
  };
}

/** Nobody has said whose the media are. */
const nobody = () => Promise.resolve(undefined);

/** Bytes that do not pack, as those of pictures and sounds. */
function madeMedia(): Promise<Uint8Array> {
  return Promise.resolve(crypto.getRandomValues(new Uint8Array(sizes.mediaBytes)));
}

// oxlint-disable-next-line require-await -- stands for what comes out of a database
async function* decks(): AsyncGenerator<LeavingDeck> {
  for (let nr = 0; nr < sizes.decks; nr++) {
    const words = Array.from({ length: sizes.wordsOfDeck }, (_, index) => word(nr * sizes.wordsOfDeck + index));
    yield {
      deck_id: nr + 1,
      path: ['Large', `Deck ${nr}`],
      target_language: null,
      source_language: null,
      words,
      sentences: [],
    };
  }
}

function word(nr: number): LeavingWord {
  const everySoMany = (sizes.decks * sizes.wordsOfDeck) / (sizes.media / 2);
  const hasMedia = nr % everySoMany === 0;
  return {
    origin_word_id: nr + 1,
    target_text: `Wort ${nr}`,
    source_text: `word ${nr}`,
    extra_target_translation: null,
    note: null,
    example: `Das ist Wort ${nr}.`,
    example_translation: null,
    picture: hasMedia ? `p${nr}.webp` : null,
    sound: hasMedia ? `s${nr}.mp3` : null,
    source_sound: null,
    answers: Array.from({ length: sizes.answersOfWord }, (_, index) => {
      return { answered_at: now - (index + 1) * 86_400_000 - nr * 10, is_correct: index % 4 > 0, ms: 2000 };
    }).toReversed(),
    schedule: { due: today + (nr % 30), interval_days: 5, is_correct_last: true },
  };
}
