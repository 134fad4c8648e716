import type { Route } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';

/** What is asked by other methods than GET and writes nothing, or next to nothing that somebody would miss badly. */
const harmless: ReadonlySet<Route> = new Set([
  routes.logIn,
  routes.logOut,
  routes.endSession,
  routes.endOtherSessions,
  routes.imageSearch,
  routes.deckImageSearch,
  routes.searchWordSound,
  routes.liveScreen,
]);

/** Whether a call is answered while the disk has no room for anything new: reading, and coming in and out. */
export const isAllowedOnLowDisk = (route: Route): boolean => route.method === 'GET' || harmless.has(route);
