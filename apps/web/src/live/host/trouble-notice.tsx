import { Trans } from '@lingui/react/macro';
import type { LiveTrouble } from '@lexiroom/contracts/live';
import { TriangleAlert } from 'lucide-react';

/** Says on the host's screens why the quiz does not move on, or what will not be saved, for as long as it is so. */
export function TroubleNotice({ trouble }: { trouble: LiveTrouble | null }) {
  return (
    <output className="pointer-events-none fixed inset-x-0 top-2 z-40 grid justify-items-center px-3">
      {trouble !== null && (
        <span className="flex max-w-2xl animate-rise items-center gap-2.5 rounded-2xl bg-night-2 px-5 py-2.5 font-semibold text-white shadow-lg ring-2 ring-white/40">
          <TriangleAlert className="size-5 shrink-0 text-sun" aria-hidden="true" />
          {trouble === 'database' && (
            <Trans>The server’s database is not responding. The quiz continues when it does.</Trans>
          )}
          {trouble === 'disk' && (
            <Trans>The server’s disk is nearly full. This quiz can be finished, but nothing new is saved.</Trans>
          )}
          {trouble === 'full_disk' && (
            <Trans>
              The server’s disk is full. Until there is space, answers are not accepted and the quiz cannot continue.
            </Trans>
          )}
        </span>
      )}
    </output>
  );
}
