import { Trans } from '@lingui/react/macro';
import { RefreshCw, WifiOff } from 'lucide-react';
import type { LineState } from '../connection/line-region.ts';

/** Floats over the top edge while the line is broken; hides nothing that was answered, and takes nothing back. */
export function LineNotice({ line }: { line: LineState }) {
  const isQuiet = line === 'online' || line === 'connecting';
  const Icon = line === 'offline' ? WifiOff : RefreshCw;
  return (
    <output className="pointer-events-none fixed inset-x-0 top-2 z-50 grid justify-items-center px-3">
      {!isQuiet && (
        <span className="flex animate-rise items-center gap-2.5 rounded-full bg-night-2 px-5 py-2.5 font-semibold text-white shadow-lg ring-2 ring-white/40">
          <Icon
            className={`size-5 text-sun ${line === 'offline' ? '' : 'motion-safe:animate-spin'}`}
            aria-hidden="true"
          />
          {line === 'offline' && <Trans>No connection. Still trying…</Trans>}
          {line === 'restarting' && <Trans>One moment, the quiz goes on in a few seconds</Trans>}
          {line === 'reconnecting' && <Trans>Reconnecting…</Trans>}
        </span>
      )}
    </output>
  );
}
