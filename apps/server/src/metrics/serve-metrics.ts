import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { problemOf, refuse } from '../refusals/refusal.ts';
import { collectHttp } from './http-metrics.ts';
import { collectLive } from './live-metrics.ts';
import { collectResources } from './resource-metrics.ts';
import { newRegistry } from './registry.ts';

/**
 * Serves figures about the server at /metrics, as Prometheus reads them, to whoever brings the token. Nothing is counted on
 * a server that has none. Before all other hooks, so that it sees every request. `socketCount`: how many are open.
 */
export function addMetrics(app: NestFastifyApplication, token: string, socketCount: () => number): void {
  const registry = newRegistry();
  const fastify = app.getHttpAdapter().getInstance();
  const stopListening = collectLive(app, registry, socketCount);
  collectResources(app, registry);
  collectHttp(fastify, registry);
  const wanted = digest(`Bearer ${token}`);
  fastify.get('/metrics', async (request, reply) => {
    const isAllowed = timingSafeEqual(digest(request.headers.authorization ?? ''), wanted);
    if (!isAllowed) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send(problemOf(refuse('NOT_LOGGED_IN')));
    }
    return reply
      .header('content-type', registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
  fastify.addHook('onClose', () => {
    stopListening();
    registry.clear();
  });
}

/** Of the same length whatever is sent, as the comparison needs it. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
