/** The mark: an L of violet with a sun. On night the ground is white. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="10" className="fill-brand night:fill-white" />
      <path
        d="M10 8v13.5a2.5 2.5 0 0 0 2.5 2.5H23"
        className="stroke-white night:stroke-brand"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="21" cy="12" r="4" className="fill-sun" />
    </svg>
  );
}

/** The mark and the name; the name only from 640 px on when `compact`. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className="flex items-center gap-2.5 font-display text-xl font-bold">
      <Mark />
      <span className={compact ? 'max-sm:sr-only' : ''} translate="no">
        Lexiroom
      </span>
    </span>
  );
}
