import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface Option<Value extends string | number> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
}
export interface RadioGroupProps<Value extends string | number> {
  legend: ReactNode;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `segmented`: a row of few short ones. `cards`: with room for a hint. */
  look?: 'segmented' | 'cards';
  disabled?: boolean;
}

/** One of a few: radio buttons in their own group, arrow keys and all. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { legend, options, value, onChange, look = 'segmented', disabled = false } = props;
  const name = useId();
  const row =
    look === 'segmented' ? 'flex flex-wrap gap-1 rounded-2xl bg-line p-1' : 'grid grid-cols-1 gap-3 sm:grid-cols-2';
  const item =
    look === 'segmented'
      ? 'grid min-h-11 min-w-12 flex-auto place-items-center rounded-xl px-4 py-1.5 text-center font-semibold has-checked:bg-card has-checked:text-brand-ink has-checked:shadow-sm stark:has-checked:ring-2 stark:has-checked:ring-brand-ink'
      : 'flex min-h-16 items-center gap-3 rounded-2xl border-2 border-edge bg-card px-4 py-3 has-checked:border-brand-ink has-checked:bg-brand-wash';
  return (
    <fieldset disabled={disabled} className="min-w-0 disabled:opacity-60">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={row}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`cursor-pointer select-none has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${item}`}
          >
            <input
              type="radio"
              name={name}
              className="peer sr-only"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {look === 'segmented' ? (
              <span>{option.label}</span>
            ) : (
              <>
                <span className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-edge text-transparent peer-checked:border-brand-ink peer-checked:bg-brand-ink peer-checked:text-card">
                  <Check className="size-4" strokeWidth={3.5} aria-hidden="true" />
                </span>
                <span className="min-w-0 wrap-anywhere">
                  <span className="block font-semibold">{option.label}</span>
                  {option.hint && <span className="block text-soft">{option.hint}</span>}
                </span>
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
