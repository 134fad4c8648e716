import type { ComponentProps, ReactNode } from 'react';

/** The look of a control that is only a picture, for links that are one. */
export const iconButtonClass =
  'grid size-12 shrink-0 place-items-center rounded-xl text-soft transition-colors hover:bg-brand-wash hover:text-brand-ink disabled:opacity-40';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who cannot see the picture; shown as a tip as well. */
  label: string;
  icon: ReactNode;
}

/** A button that is only a picture: 48 px, with its name for screen readers. */
export function IconButton({ label, icon, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={`${iconButtonClass} ${className}`}>
      {icon}
    </button>
  );
}
