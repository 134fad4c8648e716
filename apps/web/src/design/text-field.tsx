import { CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

/** The look of a box to type in. */
export const inputClass =
  'min-h-13 w-full min-w-0 rounded-2xl border-2 border-edge bg-card px-4 text-lg text-ink placeholder:text-soft aria-invalid:border-bad';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  hint?: ReactNode;
  /** Why what was typed cannot be taken. */
  error?: string | undefined;
  /** Beside the box, inside its border: a button to see the password. */
  end?: ReactNode;
}

/** One line to type, with its name above and what is wrong with it below. */
export function TextField({ label, hint, error, end, className = '', ...rest }: TextFieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          dir="auto"
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={`${inputClass} ${end ? 'pe-14' : ''}`}
        />
        {end && <div className="absolute inset-y-0 end-1 grid place-items-center">{end}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-2 font-medium text-bad-ink">
          <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
