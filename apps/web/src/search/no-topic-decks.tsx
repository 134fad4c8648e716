import { useLingui } from '@lingui/react/macro';
import { Layers } from 'lucide-react';
import { Button } from '../design/buttons/button.tsx';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import type { LanguageFilterState } from './language-filter.ts';

/** No ready deck of these languages: too few words have names in the one to learn from. */
export function NoTopicDecks({ filter: { source_language, change } }: { filter: LanguageFilterState }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<Layers className="size-8" />}
      title={t`No decks here yet`}
      action={
        source_language && (
          <Button onClick={() => change('source_language', undefined)}>{t`Learn from any language`}</Button>
        )
      }
    >
      {t`There are topic decks for every language. Set the language you learn from to 'All'.`}
    </EmptyState>
  );
}
