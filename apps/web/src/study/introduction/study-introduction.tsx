import { DeckHeader } from '../../decks/deck-header.tsx';
import { DeckWords } from '../../decks/deck-words.tsx';
import { Page } from '../../shell/page.tsx';
import type { ViewProps } from '../study-page.tsx';

/** The first page of a study (specification 2 section 2.1). */
export function StudyIntroduction({ study }: ViewProps) {
  return (
    <Page title={study.name}>
      <DeckHeader deck={study.data} />
      <DeckWords deck={study.data} />
    </Page>
  );
}
