import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.ts';
import { sharedSecret } from './cluster/shared-secret.ts';
import { migrate } from './database/migrate.ts';
import { addApiDocs } from './http/pages/api-docs.ts';
import { addExportFiles } from './exports/serve-exports.ts';
import { addCookiesAndHeaders, createAdapter } from './http/http-server.ts';
import type { AppOptions } from './app-options.ts';
import { addPages } from './http/pages/pages.ts';
import { handOverCalls } from './http/forwarding/hand-over-calls.ts';
import { LiveRouting } from './live/leases/live-routing.ts';
import { addStarterContent } from './library/starter-updates/starter-content.ts';
import { addMetrics } from './metrics/serve-metrics.ts';
import { addMedia } from './http/files/serve-media.ts';
import { SameOriginAdapter } from './realtime/same-origin.adapter.ts';
import { addPreviews } from './web-images/serve-previews.ts';
import { addSamples } from './sounds/serve-voice-samples.ts';
import { addWordCards } from './word-cards/serve-cards.ts';

export type { AppOptions } from './app-options.ts';

/** The whole server, migrated, with its starter library, ready to listen; main.ts and the specs build it the same way. */
export async function createApp(given: AppOptions): Promise<NestFastifyApplication> {
  const { databaseUrl, cluster } = given;
  await migrate(databaseUrl);
  const options = cluster ? { ...given, secret: await sharedSecret(databaseUrl, given.secret) } : given;
  // Nothing reads the database before the app is made: meanwhile PostgreSQL fills an empty library.
  const [app] = await Promise.all([makeApp(options), addStarterContent(options)]);
  app.useLogger(app.get(Logger));
  const routing = options.cluster && app.get(LiveRouting);
  const sockets = new SameOriginAdapter(app, options.publicUrl, routing);
  app.useWebSocketAdapter(sockets);
  if (routing) handOverCalls(app, routing);
  if (options.metricsToken !== undefined) addMetrics(app, options.metricsToken, () => sockets.connectionCount);
  await addCookiesAndHeaders(app, options);
  await addApiDocs(app);
  addMedia(app, options.contentRoot);
  addPreviews(app);
  addSamples(app);
  addWordCards(app);
  addExportFiles(app);
  await addPages(app, options);
  return app;
}

function makeApp(options: AppOptions): Promise<NestFastifyApplication> {
  return NestFactory.create<NestFastifyApplication>(AppModule.with(options), createAdapter(options), {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
}
