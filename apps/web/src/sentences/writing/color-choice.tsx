import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { type HighlightColor, highlightColors } from '@lexiroom/domain/sentences/sentence';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { markClass } from '../text/mark-class.ts';

const names: Record<HighlightColor, MessageDescriptor> = {
  black: msg`Black`,
  gray: msg`Gray`,
  red: msg`Red`,
  orange: msg`Orange`,
  brown: msg`Brown`,
  green: msg`Green`,
  blue: msg`Blue`,
  purple: msg`Purple`,
};

interface ColorChoiceProps {
  color: HighlightColor;
  onChoose: (color: HighlightColor) => void;
}

/** The eight colours of highlights. */
export function ColorChoice({ color, onChoose }: ColorChoiceProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t`Colour`} className="flex flex-wrap gap-1">
      {highlightColors.map((one) => (
        <label
          key={one}
          title={i18n._(names[one])}
          className="relative grid size-11 cursor-pointer place-items-center rounded-xl hover:bg-brand-wash has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={one === color}
            aria-label={i18n._(names[one])}
            onChange={() => onChoose(one)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span className={`grid size-8 place-items-center !rounded-full ${markClass(one)} !bg-(--mark)`}>
            {one === color && <Check className="size-5 text-card" strokeWidth={3.5} aria-hidden="true" />}
          </span>
        </label>
      ))}
    </div>
  );
}
