import { Trans } from '@lingui/react/macro';

/** A turning ring, as tall as the text beside it. */
export function Spinner({ className = 'size-[1em]' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 animate-spin ${className}`} aria-hidden="true" fill="none">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3.5" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
    </svg>
  );
}

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
