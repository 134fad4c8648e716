import { Trans } from '@lingui/react/macro';
import { Spinner } from '../graphics/spinner.tsx';

/** Fills its place while something is awaited, and says so to screen readers. */
export function Loading() {
  return (
    <output className="grid min-h-48 flex-1 place-items-center p-8 text-brand-ink">
      <Spinner className="size-10" />
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
    </output>
  );
}

/** The shape of what will stand here. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-xl bg-line ${className}`} />;
}
