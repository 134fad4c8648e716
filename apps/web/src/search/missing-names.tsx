import { Trans } from '@lingui/react/macro';
import type { DeckResult } from '@lexiroom/contracts/decks';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useLanguageName } from '../i18n/language-name.ts';
import type { Filter } from './language-filter.ts';
import { nearestDecksQuery } from './search-queries.ts';

export interface MissingNamesProps {
  term: string;
  filter: Filter;
  Rows: ComponentType<{ decks: readonly DeckResult[] }>;
  /** What stands there where no deck has that name at all. */
  otherwise: ReactNode;
}

/**
 * Where a search found nothing to be read from a language: decks of that name in the language to learn, and for how many of
 * their words names are missing.
 */
export function MissingNames({ term, filter, Rows, otherwise }: MissingNamesProps) {
  const languageName = useLanguageName();
  const { source_language } = filter;
  const { data = [], isLoading } = useQuery(nearestDecksQuery(term, filter));
  if (isLoading) return null;
  // A deck that teaches the language is not read from it.
  const decks = data.filter(({ target_language }) => target_language !== source_language);
  if (!source_language || decks.length === 0) return otherwise;
  const source = languageName(source_language);
  return (
    <section className="flex flex-col gap-3">
      <output>
        <p className="font-display text-xl font-bold">
          <Trans>No deck with this name can be learned from {source} yet</Trans>
        </p>
        <p>
          <Trans>Too few of their words have a name in that language, but you can still open them.</Trans>
        </p>
      </output>
      <Rows decks={decks} />
    </section>
  );
}
