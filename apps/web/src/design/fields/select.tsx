import { ChevronDown } from 'lucide-react';
import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  label: ReactNode;
  /** The name stands before the box instead of above it. */
  inline?: boolean;
}

/** The system's own list to choose from, dressed: works with thumb, key and screen reader everywhere. */
export function Select({ label, inline = false, className = '', children, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className={`min-w-0 ${inline ? 'flex flex-wrap items-center gap-x-2.5 gap-y-1' : ''} ${className}`}>
      <label htmlFor={id} className={`font-semibold ${inline ? '' : 'mb-1.5 block'}`}>
        {label}
      </label>
      <div className="relative min-w-0">
        <select
          {...rest}
          id={id}
          className="min-h-13 w-full appearance-none truncate rounded-2xl border-2 border-edge bg-card ps-4 pe-11 text-lg text-ink"
        >
          {children}
        </select>
        <ChevronDown
          className="pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 text-soft"
          aria-hidden="true"
        />
      </div>
    </div>
  );
}
