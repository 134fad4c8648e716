import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: ReactNode;
  title: ReactNode;
  /** What this place is for. */
  children?: ReactNode;
  /** The one button, if there is something to do. */
  action?: ReactNode;
}

/** Where nothing is yet: says what the place is for. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col items-center gap-3 rounded-3xl border-2 border-dashed border-line px-6 py-10 text-center sm:py-14">
      <span className="grid size-16 place-items-center rounded-2xl bg-brand-wash text-brand-ink" aria-hidden="true">
        {icon}
      </span>
      <p className="font-display text-xl font-bold">{title}</p>
      {children && <p className="max-w-md text-soft">{children}</p>}
      {action}
    </div>
  );
}
