import type { ImportFailure } from '@lexiroom/contracts/imports';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answer, Order, ThreadData } from './orders.ts';

/** Beside this file, as it is or built. */
export const usualEntry = path.join(import.meta.dirname, `read-file.worker${path.extname(import.meta.filename)}`);

/** Why a file was given up. */
export class ReadingFailed extends Error {
  readonly failure: ImportFailure;
  constructor(failure: ImportFailure, message: string = failure) {
    super(message);
    this.failure = failure;
  }
}

const isTooLarge = (error: unknown): boolean => (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';

interface ThreadLimits {
  entry: string;
  longestMs: number;
  memoryMb: number;
}

/**
 * A thread in which one file is read, away from the one that serves calls. It has limits of memory and of time for each
 * order; when it breaks them, crashes or is ended, whoever waits for it is told, and the server goes on.
 */
export class FileThread {
  readonly #worker: Worker;
  readonly #longestMs: number;
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;
  #ended: Error | undefined;

  constructor(data: ThreadData, { entry, longestMs, memoryMb }: ThreadLimits) {
    this.#longestMs = longestMs;
    this.#worker = new Worker(entry, {
      workerData: data,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
    });
    this.#worker.on('message', (answer: Answer) => {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      waiting?.resolve(answer);
    });
    this.#worker.on('error', (error: Error) =>
      this.#end(new ReadingFailed(isTooLarge(error) ? 'TOO_LARGE' : 'SERVER', error.message)),
    );
    this.#worker.on('exit', () => this.#end(new ReadingFailed('SERVER', 'The thread has ended.')));
  }

  /**
   * Has one order done; one after the other.
   * @throws {ReadingFailed} for a file that cannot be read, and when the thread has ended or takes too long
   */
  async ask<Type extends Answer['type']>(order: Order, type: Type): Promise<Extract<Answer, { type: Type }>> {
    if (this.#ended) throw this.#ended;
    if (this.#waiting) throw new Error('The thread is asked one thing after the other');
    const answered = new Promise<Answer>((resolve, reject) => (this.#waiting = { resolve, reject }));
    const timer = setTimeout(() => {
      this.#end(new ReadingFailed('TOO_LARGE', 'The file took too long.'));
      void this.#worker.terminate();
    }, this.#longestMs);
    this.#worker.postMessage(order);
    try {
      const answer = await answered;
      if (answer.type === 'unreadable') throw new ReadingFailed(answer.failure);
      if (answer.type === 'broken') throw new ReadingFailed('SERVER', answer.message);
      if (answer.type !== type) throw new Error(`The thread answered ${answer.type} for ${type}`);
      return answer as Extract<Answer, { type: Type }>;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the thread, whatever it does; whoever waits for it is told. */
  async close(): Promise<void> {
    this.#end(new ReadingFailed('SERVER', 'The thread was ended.'));
    await this.#worker.terminate();
  }

  #end(error: Error): void {
    this.#ended ??= error;
    this.#waiting?.reject(this.#ended);
    this.#waiting = undefined;
  }
}
