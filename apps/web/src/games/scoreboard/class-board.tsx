import { Suspense } from 'react';
import { lazyPart } from '../../browser/lazy-part.ts';
import { Loading } from '../../design/feedback/loading.tsx';
import { pagesCatalogues } from '../../i18n/catalogues/pages.ts';
import { withWords } from '../../i18n/language-provider.tsx';
import type { ClassBoardProps } from './class-board-panel.tsx';

/** Fetched with the words of statistics, which it is made of. */
const Panel = lazyPart(
  async () => (await withWords(import('./class-board-panel.tsx'), pagesCatalogues)).ClassBoardPanel,
);

/**
 * What students scored in a game, shown on its first page to a teacher on their own decks (specification 2 section 2.5);
 * nothing to anybody else.
 */
export function ClassBoard(props: ClassBoardProps) {
  if (!props.study.isTeacher) return null;
  return (
    <Suspense fallback={<Loading />}>
      <Panel {...props} />
    </Suspense>
  );
}
