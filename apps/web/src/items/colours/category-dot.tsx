/** The colour of a category, ringed so that it stands out from any ground; says nothing to screen readers. */
export function CategoryDot({ colour, className = 'size-6' }: { colour: string | null; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 ${className}`}>
      <circle cx="12" cy="12" r="10" fill={colour ?? 'var(--color-line)'} stroke="var(--color-edge)" strokeWidth="2" />
    </svg>
  );
}
