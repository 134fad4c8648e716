import { CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

/** The look of the box; what is typed into it, and buttons at its end, stand inside. */
export const fieldClass =
  'flex min-h-13 w-full min-w-0 items-stretch rounded-2xl border-2 border-edge bg-card has-aria-invalid:border-bad has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-focus';
export const inputClass =
  'w-full min-w-0 flex-1 rounded-2xl bg-transparent px-4 text-lg text-ink outline-none placeholder:text-soft';

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
      <div className={fieldClass}>
        <input
          dir="auto"
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={inputClass}
        />
        {end}
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
