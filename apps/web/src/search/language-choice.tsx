import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useSortedLanguages } from '../i18n/sorted-languages.ts';
import type { LanguageFilterState } from './language-filter.ts';

export interface LanguageChoiceProps {
  filter: LanguageFilterState;
  /** The one that follows the heading above. */
  heading: 'h2' | 'h3' | 'h4';
}

/** All languages side by side, one to press: before it is known what somebody teaches or learns. */
export function LanguageChoice({ filter, heading: Heading }: LanguageChoiceProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <Heading id={id} className="font-display text-2xl font-bold">
        <Trans>Choose the language you teach or learn</Trans>
      </Heading>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))] gap-2 sm:gap-3">
        {useSortedLanguages().map(({ id: language, name }) => (
          <li key={language}>
            <button
              type="button"
              className="size-full min-h-12 rounded-2xl border border-line bg-card px-4 py-2.5 text-start font-semibold wrap-anywhere hover:border-edge hover:bg-brand-wash hover:text-brand-ink"
              onClick={() => filter.change('target_language', language)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
