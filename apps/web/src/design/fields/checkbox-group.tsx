import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Option } from './radio-group.tsx';

export interface CheckboxGroupProps<Value extends string> {
  legend: ReactNode;
  options: readonly (Option<Value> & { disabled?: boolean })[];
  values: readonly Value[];
  /** With short labels: several beside each other, also on a phone. */
  isCompact?: boolean;
  /** In the order of the options. */
  onChange: (values: Value[]) => void;
}

/** Several of a few, at least one: the last one that is chosen stays. */
export function CheckboxGroup<Value extends string>({
  legend,
  options,
  values,
  isCompact = false,
  onChange,
}: CheckboxGroupProps<Value>) {
  const toggle = (value: Value) => {
    const chosen = options.map((option) => option.value).filter((one) => values.includes(one) !== (one === value));
    if (chosen.length > 0) onChange(chosen);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={isCompact ? 'grid grid-cols-2 gap-2 sm:grid-cols-4' : 'grid grid-cols-1 gap-3 sm:grid-cols-2'}>
        {options.map(({ value, label, hint, disabled = false }) => (
          <label
            key={value}
            className={`flex items-center gap-3 rounded-2xl border-2 border-edge bg-card px-4 has-checked:border-brand-ink has-checked:bg-brand-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isCompact ? 'min-h-12 py-2' : 'min-h-16 py-3'} ${disabled ? 'opacity-60' : 'cursor-pointer'}`}
          >
            <input
              type="checkbox"
              className="peer sr-only"
              checked={values.includes(value)}
              disabled={disabled}
              onChange={() => toggle(value)}
            />
            <span className="grid size-6 shrink-0 place-items-center rounded-lg border-2 border-edge text-transparent peer-checked:border-brand-ink peer-checked:bg-brand-ink peer-checked:text-card">
              <Check className="size-4" strokeWidth={3.5} aria-hidden="true" />
            </span>
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-semibold">{label}</span>
              {hint && <span className="block text-soft">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
