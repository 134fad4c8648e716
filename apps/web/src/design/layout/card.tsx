import type { HTMLAttributes } from 'react';

/** A sheet of paper on the desk. */
export function Card({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={`rounded-3xl border border-line bg-card shadow-xs ${className}`} />;
}
