import type { QueryClient } from '@tanstack/react-query';
import { read } from './browser/stored-values.ts';
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
  // Where notifications were wished on this device.
  if (read('reminded_here') !== null) {
    void import('./settings/reminders/keep-reminded.ts')
      .then(async ({ keepReminded }) => keepReminded(queryClient))
      .catch(() => undefined);
  }
  onAddressChange(({ from, to }) => {
    if (from.href !== to.href) stopSound();
  });
}
