import { ApiError, createClient } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';

/** Every call of REST by its name in the table of routes: `await api.logIn({ body: { … } })`. */
export const api = createClient(routes, { baseUrl: '/api' });

/** The status of a call that failed; 0 when it did not get through. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);
