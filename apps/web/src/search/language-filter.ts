import { isLanguageId, type LanguageId } from '@lexiroom/domain/languages';
import { useState } from 'react';
import { languageOfTag } from '../i18n/language-of-tag.ts';
import { read, remember } from '../browser/stored-values.ts';

/** The languages that decks are looked for in; undefined stands for all. */
export interface Filter {
  target_language: LanguageId | undefined;
  source_language: LanguageId | undefined;
}
export interface LanguageFilterState extends Filter {
  change: (side: keyof Filter, language: LanguageId | undefined) => void;
  /** Looks in all languages from now on; undefined when it does already. */
  clear: (() => void) | undefined;
}

/** A side is changed; choosing the language of the other side swaps the two (specification 1 section 2). */
export function changed(filter: Filter, side: keyof Filter, language: LanguageId | undefined): Filter {
  const other = side === 'target_language' ? 'source_language' : 'target_language';
  const swaps = language !== undefined && language === filter[other];
  return { ...filter, [side]: language, ...(swaps ? { [other]: filter[side] } : {}) };
}

const languageIn = (value: string | null) => (isLanguageId(value) ? value : undefined);

/**
 * The filter that was chosen last on this device. Until one is chosen, decks that teach English; for those who read
 * English, decks that teach Spanish. A learner learns from the language that they read.
 */
export function remembered(
  stored: { target: string | null; source: string | null },
  reads: string,
  isLearner = false,
): Filter {
  const atFirst: LanguageId = reads.toLowerCase().startsWith('en') ? 'spanish' : 'english_uk';
  const target_language = stored.target === null ? atFirst : languageIn(stored.target);
  const speaks = languageOfTag(reads);
  const source_language =
    stored.source === null && isLearner && speaks !== target_language ? speaks : languageIn(stored.source);
  return { target_language, source_language };
}

/** The filter of this device, and how to change it; for a learner, or anybody. */
export function useLanguageFilter(isLearner = false): LanguageFilterState {
  const [filter, setFilter] = useState(() =>
    remembered(
      { target: read('search_target_language'), source: read('search_source_language') },
      navigator.language,
      isLearner,
    ),
  );
  const take = (next: Filter) => {
    setFilter(next);
    remember('search_target_language', next.target_language ?? 'All');
    remember('search_source_language', next.source_language ?? 'All');
  };
  return {
    ...filter,
    change: (side, language) => take(changed(filter, side, language)),
    clear:
      filter.target_language || filter.source_language
        ? () => take({ target_language: undefined, source_language: undefined })
        : undefined,
  };
}
