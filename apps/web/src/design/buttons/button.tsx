import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Spinner } from '../graphics/spinner.tsx';

/** `sun`: the one thing to press on a screen. `brand`: the next in line. `quiet`: everything else. `loss`: what cannot be undone. */
export type ButtonLook = 'sun' | 'brand' | 'quiet' | 'loss';
export type ButtonSize = 'small' | 'medium' | 'large';

const looks: Record<ButtonLook, string> = {
  sun: 'bg-sun text-on-sun shadow-press shadow-sun-edge active:translate-y-1 active:shadow-none enabled:hover:brightness-105',
  brand:
    'bg-brand text-on-brand shadow-press shadow-brand-edge active:translate-y-1 active:shadow-none enabled:hover:brightness-110',
  quiet: 'border-2 border-edge bg-card text-ink hover:bg-brand-wash hover:text-brand-ink',
  loss: 'border-2 border-bad-ink bg-bad-wash text-bad-ink enabled:hover:underline',
};
/** Large letters take a button's room for themselves: its sides never take more than a part of the window. */
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 rounded-xl px-[min(1rem,5vw)] text-base',
  medium: 'min-h-12 rounded-2xl px-[min(1.5rem,7vw)] text-lg',
  large: 'min-h-16 rounded-2xl px-[min(2rem,6vw)] text-2xl',
};

/** The look of a button, for links that are one. */
export function buttonClass(look: ButtonLook = 'quiet', size: ButtonSize = 'medium'): string {
  return `inline-flex items-center justify-center gap-2.5 py-2 text-center font-display font-bold leading-tight transition disabled:opacity-60 aria-busy:cursor-progress ${looks[look]} ${sizes[size]}`;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Something is under way: pressing again does nothing, and it stays where the focus is. */
  busy?: boolean;
  icon?: ReactNode;
}

/** A button that does something; `type="button"` unless said otherwise. */
export function Button({ look, size, busy = false, icon, className = '', children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={`${buttonClass(look, size)} ${className}`}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
