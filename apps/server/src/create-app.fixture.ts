import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { AppOptions } from './app-options.ts';
import { createApp } from './create-app.ts';
import { freshDatabase } from './database/fresh-database.fixture.ts';
import { tinyLibrary } from './library/starter-library/tiny-library.fixture.ts';

/** A whole server on a port of its own. */
export interface RunningApp {
  app: NestFastifyApplication;
  /** Without a slash at the end. */
  url: string;
  options: AppOptions;
  close(): Promise<void>;
}

/** For specs: the server on a new database with a tiny library, unless told otherwise. Close it when done. */
export async function runningApp(wanted: Partial<AppOptions> = {}): Promise<RunningApp> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-spec-'));
  const options: AppOptions = {
    databaseUrl: wanted.databaseUrl ?? (await freshDatabase()),
    dataDir: path.join(folder, 'data'),
    contentRoot: wanted.contentRoot ?? (await tinyLibrary(path.join(folder, 'content'))),
    documentsRoot: path.resolve('apps/server/documents'),
    webRoot: path.join(folder, 'no-page'),
    secret: randomBytes(32),
    logLevel: 'silent',
    // They cost half a second and look for work every other: only for specs that need them.
    runsJobs: false,
    // Several jobs at once are not waited for.
    jobsBeginWithin: 1,
    ...wanted,
  };
  const app = await createApp(options);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  return {
    app,
    url: `http://127.0.0.1:${port}`,
    options,
    async close() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
