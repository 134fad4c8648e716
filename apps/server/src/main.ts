import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { googleOf } from './accounts/oauth/google-options.ts';
import { diskOf } from './disk/disk-space.ts';
import { reserveFile } from './disk/reserve.ts';
import { internalAddress, localAddress } from './http/network-addresses.ts';
import { publicUrlOf, readTls } from './http/tls/tls-files.ts';
import { smtpOf } from './mail/smtp-options.ts';
import { bucketOf } from './media/s3-options.ts';
import { openDataDirectory } from './operations/data-directory.ts';
import { CannotStart, failureInWords } from './operations/start-failures.ts';
import { startupMessage } from './operations/startup-message.ts';
import { openDatabase } from './operations/open-database.ts';
import { version } from './configuration/version.ts';
import { schemeOf, type TlsFiles } from './configuration/base-options.ts';
import { readEnvironment, type Environment } from './configuration/environment.ts';

/** A connection that will not end must not keep the server from ending. */
const longestGoodbyeMs = 2_000;

const settings = settingsOrEnd();

/** What was opened, the newest first: it is closed in this order. */
const opened: { close(): unknown }[] = [];
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
process.on('uncaughtException', fail);
const starting = serve().catch(fail);

function settingsOrEnd(): Environment {
  const read = readEnvironment(process.env);
  if (!('problems' in read)) return read;
  read.problems.forEach((problem) => console.error(problem));
  process.exit(1);
}

/** The certificate that the settings name, if any, once it was read as a trial. @throws {CannotStart} */
function tlsOrEnd(): TlsFiles | undefined {
  const { TLS_CERT, TLS_KEY } = settings;
  if (TLS_CERT === undefined || TLS_KEY === undefined) return undefined;
  const files = { cert: path.resolve(TLS_CERT), key: path.resolve(TLS_KEY) };
  try {
    readTls(files);
    return files;
  } catch (error) {
    throw new CannotStart((error as Error).message);
  }
}

/** Says why in one sentence, or, of a surprise, all there is to say; then ends the process. */
function fail(error: unknown): void {
  if (isStopping) return;
  console.error(failureInWords(error, path.resolve(settings.DATA_DIR)) ?? error);
  // What breaks from now on breaks because of this.
  Logger.overrideLogger(false);
  void stop(1);
}

async function serve(): Promise<void> {
  const { PORT, HOST, DATA_DIR, DATABASE_URL, ADMIN_EMAIL, TRUSTED_PROXIES, LOG_LEVEL } = settings;
  const { REDIS_URL, INTERNAL_URL } = settings;
  const { PIXABAY_KEY, WEB_IMAGES, DOCS_DIR, VOICES_DIR, PIPER_PROGRAM, PREPARED_DATABASE, BACKUPS, METRICS_TOKEN } =
    settings;
  const tls = tlsOrEnd();
  const PUBLIC_URL = settings.PUBLIC_URL ?? (tls && publicUrlOf(tls, PORT));
  const google = googleOf(settings);
  const s3 = bucketOf(settings);
  const smtp = smtpOf({ ...settings, PUBLIC_URL });
  const data = openDataDirectory(DATA_DIR);
  opened.unshift(data);
  await tryPort(PORT, HOST);
  const isFirstStart = data.isNew && DATABASE_URL === undefined;
  if (isFirstStart) console.log('Setting up the database …');
  const opening = openDatabase(
    data.dir,
    DATABASE_URL,
    REDIS_URL === undefined ? 'serve' : 'serve_with_others',
    PREPARED_DATABASE,
  );
  // A new PostgreSQL is set up by processes of its own, and the program is loaded meanwhile. Else that waits: it holds the
  // thread for so long that the answer of a PostgreSQL left behind would come too late.
  if (isFirstStart) loadProgram().catch(() => {});
  const database = await opening;
  opened.unshift(database);
  const { backUpBeforeUpdate, createApp, AccountsService, imageProviders } = await loadProgram();
  if (isStopping) return;
  const backup = await backUpBeforeUpdate(database.url, data.dir, version);
  if (backup) console.log(`Before the update everything was backed up: ${backup.file} holds ${backup.contents}.`);
  if (isStopping) return;
  if (isFirstStart && database.isFilled !== true) console.log('Filling the library …');
  const app: NestFastifyApplication = await createApp({
    databaseUrl: database.url,
    dataDir: data.dir,
    disk: {
      look: diskOf([data.dir, ...(database.elsewhere === undefined ? [] : [database.elsewhere])]),
      // Only where the database is on this disk: elsewhere a reserve would keep no room for it.
      ...(DATABASE_URL === undefined ? { reserve: reserveFile(path.join(data.dir, 'reserve')) } : {}),
    },
    contentRoot: path.resolve('apps/server/content'),
    documentsRoot: path.resolve('apps/server/documents'),
    ownDocuments: path.resolve(DOCS_DIR ?? path.join(data.dir, 'docs')),
    webRoot: path.resolve('apps/web/dist'),
    secret: data.secret,
    speechEntry: path.resolve('apps/speech/src/main.ts'),
    makesSoundsAhead: true,
    imageProviders: imageProviders(WEB_IMAGES, { pixabayKey: PIXABAY_KEY, publicUrl: PUBLIC_URL }),
    makesBackups: BACKUPS === 'on',
    hasOwnPostgres: DATABASE_URL === undefined,
    trustedProxies: TRUSTED_PROXIES,
    logLevel: LOG_LEVEL,
    ...(VOICES_DIR === undefined ? {} : { piper: { folder: path.resolve(VOICES_DIR), program: PIPER_PROGRAM } }),
    ...(REDIS_URL === undefined
      ? {}
      : { cluster: { address: INTERNAL_URL ?? internalAddress(HOST, PORT), redisUrl: REDIS_URL } }),
    ...(PUBLIC_URL === undefined ? {} : { publicUrl: PUBLIC_URL }),
    ...(METRICS_TOKEN === undefined ? {} : { metricsToken: METRICS_TOKEN }),
    ...(tls === undefined ? {} : { tls }),
    ...(s3 === undefined ? {} : { s3 }),
    ...(smtp === undefined ? {} : { smtp }),
    ...(google === undefined ? {} : { google }),
    ...(ADMIN_EMAIL === undefined ? {} : { adminEmail: ADMIN_EMAIL }),
  });
  opened.unshift({ close: () => Promise.race([app.close(), sleep(longestGoodbyeMs)]) });
  if (isStopping) return;
  await app.listen(PORT, HOST);
  const { port } = app.getHttpServer().address() as net.AddressInfo;
  const scheme = schemeOf(tls === undefined ? {} : { tls });
  data.announce(localAddress(HOST, port, scheme));
  const reached = { host: HOST, port, scheme, publicUrl: PUBLIC_URL, databaseElsewhere: database.elsewhere };
  console.log(startupMessage(reached, await app.get(AccountsService).firstAdminLink()));
}

async function loadProgram() {
  const [{ backUpBeforeUpdate }, { createApp }, { AccountsService }, { imageProviders }] = await Promise.all([
    import('./operations/backup/backup-before-update.ts'),
    import('./create-app.ts'),
    import('./accounts/accounts.service.ts'),
    import('./web-images/configured-providers.ts'),
  ]);
  return { backUpBeforeUpdate, createApp, AccountsService, imageProviders };
}

/** Waits for what is being opened, closes everything that is open, and ends the process; again has no effect. */
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.race([starting, sleep(longestGoodbyeMs)]);
  for (const thing of opened) await thing.close();
  process.exit(code);
}

/** Fails as listening would, before anything is started: that a port is taken should be known in a moment. */
function tryPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
