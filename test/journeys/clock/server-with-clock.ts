import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ServerProcess } from '../../bots/server-process.ts';

const NODE_OPTIONS = `--import=${import.meta.resolve('./moved-clock.ts')}`;

/** The built server as a process whose wall clock is set, and set anew, by ISO 8601 texts. */
export class ServerWithClock {
  readonly server: ServerProcess;
  readonly #folder: string;
  #at: string;

  private constructor(server: ServerProcess, folder: string, at: string) {
    this.server = server;
    this.#folder = folder;
    this.#at = at;
  }

  static async start(at: string): Promise<ServerWithClock> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-clock-'));
    const CLOCK_FILE = path.join(folder, 'clock');
    writeFileSync(CLOCK_FILE, at);
    return new ServerWithClock(await ServerProcess.start({ NODE_OPTIONS, CLOCK_FILE }), folder, at);
  }

  /** Moves the server's clock, and waits until it has. */
  async moveTo(at: string): Promise<void> {
    const file = path.join(this.#folder, 'clock');
    writeFileSync(file, at);
    await expect.poll(() => readFileSync(file, 'utf8'), { intervals: [20] }).toBe('');
    this.#at = at;
  }

  /** A browser that somebody opens in this time zone. */
  newContext(browser: Browser, timezoneId: string): Promise<BrowserContext> {
    return browser.newContext({
      baseURL: this.server.url,
      timezoneId,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
  }

  /** A page on which it is as late as at the server. */
  async newPage(context: BrowserContext): Promise<Page> {
    await context.clock.setSystemTime(this.#at);
    return context.newPage();
  }

  async stop(): Promise<void> {
    await this.server.stop();
    rmSync(this.#folder, { recursive: true });
  }
}
