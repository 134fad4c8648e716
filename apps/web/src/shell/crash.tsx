import { Trans } from '@lingui/react/macro';
import { ApiError } from '@lexiroom/contracts/http';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../design/buttons/button.tsx';
import { ErrorPanel } from '../design/feedback/error-panel.tsx';
import { usePages, pageAt, useAddress } from '../navigation/index.ts';

/** A page that broke while it was drawn: says so, and tells the server of it (specification 1 section 2). */
export function Crash({ error }: { error: unknown }) {
  const isConnection = isConnectionFailure(error);
  const pages = usePages();
  const { pathname } = useAddress();
  // The path as the table of pages has it (`/user/:username`): a real address would tell the names of people.
  const page = pageAt(pages, pathname)?.page.paths[0] ?? 'unknown';
  useEffect(() => {
    if (isConnection) return;
    import('../reports/crash-report.ts').then(
      async ({ reportCrash }) => reportCrash(error, page),
      () => undefined,
    );
  }, [isConnection, error, page]);
  return (
    <main className="flex min-h-dvh flex-col">
      {isConnection ? (
        <ErrorPanel status={0} />
      ) : (
        <div role="alert" className="m-auto flex max-w-lg flex-col items-center gap-5 p-6 text-center">
          <span className="grid size-20 place-items-center rounded-3xl bg-bad-wash text-bad-ink">
            <TriangleAlert className="size-10" aria-hidden="true" />
          </span>
          <h1 className="font-display text-3xl font-bold">
            <Trans>Something went wrong</Trans>
          </h1>
          <p className="text-lg text-soft">
            <Trans>A crash report is sent.</Trans>
          </p>
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
  return (
    error instanceof TypeError &&
    /failed to fetch|dynamically imported module|module script failed|preload/i.test(error.message)
  );
}
