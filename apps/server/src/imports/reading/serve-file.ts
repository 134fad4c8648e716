import { parentPort, workerData } from 'node:worker_threads';
import { type OpenedFile, readingLimits, UnreadableFile } from '../../file-formats/file-reader.ts';
import { type Decided, decidedRows } from './decided-rows.ts';
import { type DecidedStory, decidedStories } from './decided-stories.ts';
import { lookThrough } from './look-through.ts';
import type { openFile } from './open-file.ts';
import type { Answer, Coming, MediaAnswer, NextWords, Order, SaidCredits, ThreadData } from './orders.ts';

/** One file, for the orders that come about it. */
class ServedFile {
  readonly #data: ThreadData;
  readonly #open: typeof openFile;
  #opened: OpenedFile | undefined;
  /** As what the file is open. */
  #reading = '';
  #coming: AsyncIterator<Decided> | undefined;
  #stories: AsyncIterator<DecidedStory, void> | undefined;

  constructor(data: ThreadData, open: typeof openFile) {
    this.#data = data;
    this.#open = open;
  }

  /** The file, opened as the user wants it read. */
  async #fileReadAs(wanted: object): Promise<OpenedFile> {
    if (this.#opened && JSON.stringify(wanted) === this.#reading) return this.#opened;
    await this.#opened?.close();
    this.#opened = undefined;
    this.#reading = JSON.stringify(wanted);
    const { place, is_pasted } = this.#data;
    return (this.#opened = await this.#open(place, { is_pasted, reading: wanted, limits: readingLimits }));
  }

  async carryOut(order: Order): Promise<Answer> {
    switch (order.type) {
      case 'look': {
        const file = await this.#fileReadAs(order.choice?.reading ?? {});
        return { type: 'looked', looked: await lookThrough(file, order) };
      }
      case 'begin': {
        const file = await this.#fileReadAs(order.choice.reading);
        this.#coming = decidedRows(file, order)[Symbol.asyncIterator]();
        this.#stories = decidedStories(file, order);
        return { type: 'begun' };
      }
      case 'next':
        return { type: 'words', next: await this.#nextWords(order) };
      case 'next_story': {
        const { value } = await this.#stories!.next();
        return { type: 'story', coming: value?.coming ?? null };
      }
      case 'media':
        return { type: 'media', media: await this.#mediaOf(order.name) };
      case 'credits':
        return { type: 'credits', credits: this.#creditsOf(order.names) };
    }
  }

  async #nextWords({ words, answers }: { words: number; answers: number }): Promise<NextWords> {
    const next: NextWords = { coming: [], is_end: false };
    let answered = 0;
    while (next.coming.length < words && answered < answers) {
      // One after the other, as they stand in the file.
      // oxlint-disable-next-line no-await-in-loop
      const row = await this.#coming!.next();
      if (row.done) return { ...next, is_end: true };
      if (row.value.kind === 'problem') continue;
      next.coming.push(row.value);
      answered += answersIn(row.value);
    }
    return next;
  }

  #creditsOf(names: readonly string[]): SaidCredits {
    const found = names.map((name) => [name, this.#opened!.credit?.(name)] as const);
    return Object.fromEntries(found.filter(([, credit]) => credit !== undefined)) as SaidCredits;
  }

  async #mediaOf(name: string): Promise<MediaAnswer> {
    const bytes = await this.#opened!.media(name);
    if (bytes === undefined) return { type: 'missing' };
    return bytes === 'TOO_BIG' ? { type: 'too_big' } : { type: 'bytes', bytes };
  }
}

function answersIn(row: Coming): number {
  if (row.kind === 'cover') return 0;
  return (row.kind === 'word' ? row.word : row.sentence).answers.length;
}

function failureOf(error: unknown): Answer {
  if (error instanceof UnreadableFile) return { type: 'unreadable', failure: error.failure };
  return { type: 'broken', message: (error as Error).stack ?? String(error) };
}

/** Answers the orders that come to this thread, about the file that it was begun with. */
export function serveFile(open: typeof openFile): void {
  const file = new ServedFile(workerData as ThreadData, open);
  parentPort!.on('message', (order: Order) => {
    void file
      .carryOut(order)
      .catch(failureOf)
      .then((answer) => parentPort!.postMessage(answer, ownBuffersOf(answer)));
  });
}

/** The bytes of media are handed over instead of copied, where nothing else lies in the same memory. */
function ownBuffersOf(answer: Answer): ArrayBuffer[] {
  if (answer.type !== 'media' || answer.media.type !== 'bytes') return [];
  const { buffer, byteLength } = answer.media.bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
