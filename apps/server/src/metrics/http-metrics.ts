import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/**
 * Counts and times requests by method, route and class of status. The route is the template that the server itself has
 * (`/api/deck/:deck_id`), never the address, which names people and things and has no end.
 */
export function collectHttp(fastify: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'lexiroom_http_request_duration_seconds',
    help: 'Requests by method, route template and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    done();
  });
}
