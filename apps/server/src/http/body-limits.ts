import type { Route } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';

const table: Route[] = Object.values(routes);
const limits = new Map<string, Route['bodyLimit']>(
  table.flatMap(({ method, path, bodyLimit }) => (bodyLimit ? [[`${method} /api${path}`, bodyLimit] as const] : [])),
);

/** How large the bodies of a call may be, when its contract allows more than the usual; the call as Fastify knows it. */
export function bodyLimitOf(method: string | string[], url: string | undefined): Route['bodyLimit'] {
  return limits.get(`${String(method)} ${url}`);
}
