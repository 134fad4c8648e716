import type { QueryClient } from '@tanstack/react-query';
import { onAddressChange } from './navigation/index.ts';
import { reportVisits } from './reports/visit-report.ts';
import { syncSettings } from './session/sync-settings.ts';
import { stopSound } from './sound/index.ts';
import { startOffline } from './study/offline/start-offline.ts';

/** Starts what nobody waits for to see the page; in one file, as every page fetches all of it. */
export function startAfterFirstRender(queryClient: QueryClient): void {
  startOffline(queryClient);
  reportVisits();
  syncSettings(queryClient);
  onAddressChange(({ from, to }) => {
    if (from.href !== to.href) stopSound();
  });
}
