import { type Speech, type SpeechOrder, SpeechReply } from '@lexiroom/contracts/speech';
import type { LanguageId } from '@lexiroom/domain/languages';
import { speechQuality } from '@lexiroom/domain/speech';
import { Logger } from '@nestjs/common';
import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SpeechProvider, Utterance } from './speech-provider.ts';

const longestStartMs = 20_000;
/** A word takes milliseconds, a section of a story some seconds: one that takes minutes to say. */
const longestSayingMs = { ofAny: 5_000, perLetter: 100 };
const longestLevellingMs = 20_000;
const idleMs = 5 * 60_000;

/** What the program and its packages are read from. */
const imported = ['apps/speech', 'libs', 'node_modules', 'package.json'];

/**
 * It gets no setting of ours, reads its own program with what that imports, and may do nothing else: it runs as the user
 * of the server, whose secret and whose people's files lie beside it.
 */
const forkOptions = (entry: string): ForkOptions => ({
  env: {},
  execArgv: [
    '--disable-warning=ExperimentalWarning',
    '--permission',
    `--allow-fs-read=${path.dirname(entry)}`,
    ...imported.map((place) => `--allow-fs-read=${path.resolve(place)}`),
  ],
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
});

/** Speaks by a process of its own: started when it is needed, ended when it is idle, and started anew when it broke. */
export class SpeechProcess implements SpeechProvider {
  readonly #log = new Logger('speech');
  /** Resolves with the child process once it can speak. */
  #ready: Promise<ChildProcess> | undefined;
  #child: ChildProcess | undefined;
  #hasEngine: boolean;
  #lastOrder = 0;
  #idle: NodeJS.Timeout | undefined;

  /** `entry`: the program of the process; there is no voice when it is absent. */
  constructor(private readonly entry: string | undefined) {
    this.#hasEngine = entry !== undefined && existsSync(entry);
  }

  /** The number of the process while there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  hasVoice(language: LanguageId): boolean {
    return this.#hasEngine && speechQuality(language) !== 'none';
  }

  wake(): void {
    if (!this.#hasEngine) return;
    this.#running().then(
      () => this.#endWhenIdle(),
      (error: Error) => this.#log.warn(error.message),
    );
  }

  say({ text, language, speaker_id }: Utterance): Promise<Speech | null> {
    const longestMs = longestSayingMs.ofAny + text.length * longestSayingMs.perLetter;
    return this.#do(longestMs, (order_id) => ({ type: 'say', order_id, text, language, speaker_id }));
  }

  /** Whether there is an engine, as far as is known. */
  get hasEngine(): boolean {
    return this.#hasEngine;
  }

  /**
   * What another voice has said (samples of one channel between -1 and 1), as an MP3 that is as loud as all others; null when
   * there is nothing to hear. @throws when it failed.
   */
  level(samples: Float32Array<ArrayBuffer>, samples_per_second: number): Promise<Speech | null> {
    return this.#do(longestLevellingMs, (order_id) => ({ type: 'level', order_id, samples, samples_per_second }));
  }

  async #do(longestMs: number, order: (order_id: number) => SpeechOrder): Promise<Speech | null> {
    const child = await this.#running();
    clearTimeout(this.#idle);
    const order_id = ++this.#lastOrder;
    try {
      return await replyOf(child, longestMs, order(order_id), (reply) =>
        reply.type === 'said' && reply.order_id === order_id ? { value: reply.speech } : undefined,
      );
    } finally {
      this.#endWhenIdle();
    }
  }

  async close(): Promise<void> {
    this.#hasEngine = false;
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
  }

  #running(): Promise<ChildProcess> {
    this.#ready ??= this.#start();
    return this.#ready;
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(this.entry ?? '', [], forkOptions(this.entry ?? ''));
    this.#child = child;
    for (const end of ['exit', 'error']) {
      child.on(end, () => {
        this.#ready = undefined;
        this.#child = undefined;
      });
    }
    const first = await replyOf(child, longestStartMs, undefined, ({ type }) => ({ value: type }));
    if (first === 'ready') return child;
    this.#hasEngine = false;
    throw new Error('The speech engine is not installed: there are no voices.');
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#child?.kill(), idleMs);
    this.#idle.unref();
  }
}

/**
 * Sends an order, if there is one, and waits for the reply that `pick` takes. A process that does not reply in time is
 * killed. @throws when it ends before it replied.
 */
function replyOf<T>(
  child: ChildProcess,
  longestMs: number,
  order: SpeechOrder | undefined,
  pick: (reply: SpeechReply) => { value: T } | undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), longestMs);
    const stop = () => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', fail).off('error', fail);
    };
    const hear = (message: unknown) => {
      const reply = SpeechReply.safeParse(message).data;
      const picked = reply && pick(reply);
      if (!picked) return;
      stop();
      resolve(picked.value);
    };
    const fail = () => {
      stop();
      reject(new Error('The speech process ended.'));
    };
    child.on('message', hear).on('exit', fail).on('error', fail);
    if (order) child.send(order, (error) => error && fail());
  });
}
