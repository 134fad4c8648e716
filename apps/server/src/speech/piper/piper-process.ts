import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { childEnvironment } from '../../database/embedded-postgres/child-environment.ts';
import { readWave, type Wave } from './wave.ts';

/** A model of some 60 MB is loaded before the first word. */
const longestMs = { ofAny: 30_000, perLetter: 200 };
const idleMs = 5 * 60_000;
/** What a program writes that is no name of a file is forgotten beyond this. */
const longestLine = 10_000;

/**
 * The program of Piper with one voice, as long as it is used. It reads a text from each line of its input, writes a WAV file
 * into its folder, and then names the file: the older program on its output, the newer among its messages.
 */
export class PiperProcess {
  #child: ChildProcess | undefined;
  #folder: Promise<string> | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly program: string,
    private readonly model: string,
  ) {}

  /** The number of the process while there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Says a text, one at a time. @throws when the program cannot be started, ends, or takes too long: then it is ended. */
  async say(text: string): Promise<Wave> {
    clearTimeout(this.#idle);
    this.#folder ??= mkdtemp(path.join(os.tmpdir(), 'lexiroom-voice-'));
    const folder = await this.#folder;
    const child = (this.#child ??= this.#start(folder));
    const file = await this.#fileOf(child, folder, text);
    const wave = readWave(await readFile(file));
    await rm(file, { force: true });
    this.#idle = setTimeout(() => void this.close(), idleMs);
    this.#idle.unref();
    return wave;
  }

  /** Ends the program; it starts again with the next text. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const [child, folder] = [this.#child, this.#folder];
    this.#child = undefined;
    this.#folder = undefined;
    child?.kill('SIGKILL');
    if (folder) await rm(await folder, { recursive: true, force: true });
  }

  #start(folder: string): ChildProcess {
    const child = spawn(this.program, ['--model', this.model, '--output_dir', folder], {
      // Texts are UTF-8 whatever the language of the machine; settings hold passwords.
      env: { ...childEnvironment(), PYTHONUTF8: '1' },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const forget = () => {
      if (this.#child === child) this.#child = undefined;
    };
    child.on('exit', forget).on('error', forget);
    // That it cannot be written to is told by its end.
    child.stdin.on('error', () => {});
    return child;
  }

  /** The file that the program names next. */
  #fileOf(child: ChildProcess, folder: string, text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => fail('took too long'), longestMs.ofAny + text.length * longestMs.perLetter);
      const ways = [child.stdout!, child.stderr!];
      const heard = ways.map(() => '');
      const listeners = ways.map((_, index) => (piece: Buffer) => {
        const lines = `${heard[index]}${piece.toString()}`.split('\n');
        heard[index] = lines.pop()!.slice(-longestLine);
        const name = lines.map((line) => nameIn(line, folder)).find((found) => found !== undefined);
        if (name === undefined) return;
        stop();
        resolve(path.join(folder, name));
      });
      const stop = () => {
        clearTimeout(timer);
        ways.forEach((way, index) => way.off('data', listeners[index]!));
        // Whoever does not read what a program writes stops it.
        for (const way of ways) way.resume();
        child.off('exit', ended).off('error', broken);
      };
      const fail = (why: string) => {
        stop();
        void this.close();
        reject(new Error(`The program of the voice ${why}.`));
      };
      const ended = () => fail('ended');
      const broken = ({ message }: Error) => fail(`cannot be run: ${message}`);
      ways.forEach((way, index) => way.on('data', listeners[index]!));
      child.on('exit', ended).on('error', broken);
      child.stdin!.write(`${text.replaceAll(/\s+/g, ' ')}\n`);
    });
  }
}

/** The name of the file in the folder that a line of the program ends with. */
function nameIn(line: string, folder: string): string | undefined {
  const at = line.lastIndexOf(`${path.basename(folder)}${path.sep}`);
  if (at < 0) return undefined;
  return /^[^/\\]+\.wav(?=\s*$)/.exec(line.slice(at + path.basename(folder).length + 1))?.[0];
}
