import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { Button } from '../design/buttons/button.tsx';
import { EmptyState } from '../design/feedback/empty-state.tsx';

/** A part of a page whose data did not come: the page around it stays. */
export function LoadFailure({ status, onRetry }: { status: number; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff className="size-8" />}
        title={
          status >= 500 ? (
            <Trans>Server error, please try again later.</Trans>
          ) : status >= 400 ? (
            <Trans>Something went wrong</Trans>
          ) : (
            <Trans>No connection</Trans>
          )
        }
        action={
          <Button look="brand" onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        }
      />
    </div>
  );
}
