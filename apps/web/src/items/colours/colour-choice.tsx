import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { CategoryDot } from './category-dot.tsx';

/** Colours offered for categories, by name; the first is the default (specification 1 section 9). */
export const colours = {
  grey: '#DBDBDB',
  red: '#E5484D',
  orange: '#F5912D',
  yellow: '#F4C430',
  green: '#3FA66B',
  teal: '#2BA6A6',
  blue: '#3E7BD6',
  violet: '#7C4DDB',
  pink: '#D9509B',
  brown: '#8B6B4A',
} as const;
type ColourName = keyof typeof colours;

export interface ColourChoiceProps {
  value: string;
  onChange: (colour: string) => void;
}

/** The colour of a category: one of ten, each with its name, or one's own. */
export function ColourChoice({ value, onChange }: ColourChoiceProps) {
  const { t } = useLingui();
  const group = useId();
  const names: Record<ColourName, string> = {
    grey: t`Grey`,
    red: t`Red`,
    orange: t`Orange`,
    yellow: t`Yellow`,
    green: t`Green`,
    teal: t`Teal`,
    blue: t`Blue`,
    violet: t`Violet`,
    pink: t`Pink`,
    brown: t`Brown`,
  };
  const isChosen = (colour: string) => colour.toLowerCase() === value.toLowerCase();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{t`Colour`}</legend>
      <div className="flex flex-wrap items-center gap-1">
        {(Object.keys(colours) as ColourName[]).map((name) => (
          <label
            key={name}
            title={names[name]}
            className="relative grid size-12 cursor-pointer place-items-center rounded-full has-checked:ring-3 has-checked:ring-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              aria-label={names[name]}
              checked={isChosen(colours[name])}
              onChange={() => onChange(colours[name])}
              className="peer sr-only"
            />
            <CategoryDot colour={colours[name]} className="size-9" />
            <span className="absolute hidden size-5 place-items-center rounded-full bg-card text-ink peer-checked:grid">
              <Check className="size-4" strokeWidth={3.5} aria-hidden="true" />
            </span>
          </label>
        ))}
        <label className="flex min-h-12 items-center gap-2 ps-2 font-semibold">
          {t`Other`}
          <input
            type="color"
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className="h-11 w-14 cursor-pointer rounded-xl border-2 border-edge bg-card p-1"
          />
        </label>
      </div>
    </fieldset>
  );
}
