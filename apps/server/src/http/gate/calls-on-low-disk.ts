import type { Route } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';

/** Calls with other methods than GET that write nothing, or so little that losing it would do no harm. */
const harmless: ReadonlySet<Route> = new Set([
  routes.logIn,
  routes.logOut,
  routes.endSession,
  routes.endOtherSessions,
  routes.imageSearch,
  routes.deckImageSearch,
  routes.searchWordSound,
  routes.liveScreen,
  // They make room.
  routes.cancelImport,
  routes.cancelExport,
]);

/** Whether a call is answered while the disk has no room for anything new: calls that read, and logging in and out. */
export const isAllowedOnLowDisk = (route: Route): boolean => route.method === 'GET' || harmless.has(route);
