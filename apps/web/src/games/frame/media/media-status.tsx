import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import type { MediaProgress } from './media-load.ts';

export interface MediaStatusProps {
  progress: MediaProgress;
  onRetry: () => void;
}

/** How far the pictures and sounds are; what did not come can be fetched again. */
export function MediaStatus({ progress: { state, loaded, total }, onRetry }: MediaStatusProps) {
  const { t } = useLingui();
  if (total === 0) return null;
  return (
    <output className="flex min-h-12 items-center gap-3">
      {state === 'loading' && (
        <>
          <progress
            aria-label={t`Pictures and sounds`}
            max={total}
            value={loaded}
            className="h-2.5 w-32 appearance-none overflow-hidden rounded-full bg-line sm:w-48 [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
          />
          <span className="text-soft" aria-hidden="true">
            <Trans>Getting pictures and sounds…</Trans>
          </span>
        </>
      )}
      {state === 'ready' && (
        <>
          <CircleCheck className="size-5 shrink-0 text-good-ink" aria-hidden="true" />
          <span className="text-soft">
            <Trans>Pictures and sounds are ready</Trans>
          </span>
        </>
      )}
      {state === 'failed' && (
        <>
          <TriangleAlert className="size-5 shrink-0 text-bad-ink" aria-hidden="true" />
          <span className="font-medium text-bad-ink">
            <Trans>Failed to load media</Trans>
          </span>
          <IconButton
            label={t`Load again`}
            icon={<RefreshCw className="size-5" aria-hidden="true" />}
            onClick={onRetry}
          />
        </>
      )}
    </output>
  );
}
