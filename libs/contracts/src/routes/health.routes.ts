import { endpoints } from '../endpoints/index.ts';
import { Health } from '../health/index.ts';
import { route } from '../http/index.ts';

/** The call that asks whether the server is well. */
export const healthRoutes = {
  health: route({
    ...endpoints.health,
    summary: 'Whether the server can be used',
    response: Health,
    asksWho: false,
  }),
} as const;
