import { endpoints } from '@lexiroom/contracts/endpoints';
import { ApiError, createClient } from '@lexiroom/contracts/http';
import type { routes } from '@lexiroom/contracts/routes';
import { linkKey } from './link-key.ts';

/** Every call of REST by the name of its endpoint: `await api.logIn({ body: { … } })`. */
export const api = createClient<typeof routes>(endpoints, { baseUrl: '/api', linkKey });

/** The status of a call that failed; 0 when it did not get through. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** Why a call was refused; undefined when it did not get through. A refusal without words is a surprise. */
export function refusalOf(error: unknown) {
  if (!(error instanceof ApiError)) return { code: 'SURPRISE' as const };
  return error.problem ?? (error.status === 0 ? undefined : { code: 'SURPRISE' as const });
}
