import { Trans } from '@lingui/react/macro';
import { ApiError } from '@lexiroom/contracts/http';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../design/button.tsx';
import { ErrorPanel } from '../design/error-panel.tsx';

/** A page that broke while it was drawn (specification 1 section 2). */
export function Crash({ error }: { error: unknown }) {
  return (
    <main className="flex min-h-dvh flex-col">
      {isConnectionFailure(error) ? (
        <ErrorPanel status={0} />
      ) : (
        <div role="alert" className="m-auto flex max-w-lg flex-col items-center gap-5 p-6 text-center">
          <span className="grid size-20 place-items-center rounded-3xl bg-bad-wash text-bad-ink">
            <TriangleAlert className="size-10" aria-hidden="true" />
          </span>
          <h1 className="font-display text-3xl font-bold">
            <Trans>Something went wrong</Trans>
          </h1>
          <Button look="brand" onClick={() => location.reload()}>
            <Trans>Refresh Page</Trans>
          </Button>
        </div>
      )}
    </main>
  );
}

/** A call that did not get through, or a part of the page that could not be fetched. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 0;
  return error instanceof TypeError && /dynamically imported module|module script failed|preload/i.test(error.message);
}
