import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** Whether the device believes itself on a network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(listen, () => navigator.onLine);
}

function listen(onChange: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, onChange);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, onChange);
  };
}

/** Floats above the page while the device is without a network; takes no room from it. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-4 z-50 grid place-items-center px-4">
      {!isOnline && (
        <span className="flex animate-rise items-center gap-2.5 rounded-full bg-night px-5 py-3 font-semibold text-white shadow-lg">
          <WifiOff className="size-5 text-sun" aria-hidden="true" />
          <Trans>No connection</Trans>
        </span>
      )}
    </output>
  );
}
