import { collectDefaultMetrics, Registry } from 'prom-client';

/** The figures of one server, with those that tell how its process is: memory, processor, event loop, garbage. */
export function newRegistry(): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register;
}
