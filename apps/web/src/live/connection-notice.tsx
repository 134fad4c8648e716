import { Trans } from '@lingui/react/macro';
import { RefreshCw, WifiOff } from 'lucide-react';
import type { ConnectionState } from '../connection/connection-actor.ts';

/** Floats over the top edge while the connection is broken. What was answered stays visible below it. */
export function ConnectionNotice({ state }: { state: ConnectionState }) {
  const isQuiet = state === 'online' || state === 'connecting';
  const Icon = state === 'offline' ? WifiOff : RefreshCw;
  return (
    <output className="pointer-events-none fixed inset-x-0 top-2 z-50 grid justify-items-center px-3">
      {!isQuiet && (
        <span className="flex animate-rise items-center gap-2.5 rounded-full bg-night-2 px-5 py-2.5 font-semibold text-white shadow-lg ring-2 ring-white/40">
          <Icon
            className={`size-5 text-sun ${state === 'offline' ? '' : 'motion-safe:animate-spin'}`}
            aria-hidden="true"
          />
          {state === 'offline' && <Trans>No connection. Still trying…</Trans>}
          {state === 'restarting' && <Trans>One moment, the quiz goes on in a few seconds</Trans>}
          {state === 'reconnecting' && <Trans>Reconnecting…</Trans>}
        </span>
      )}
    </output>
  );
}
