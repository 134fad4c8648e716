import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyPart } from '../../../browser/lazy-part.ts';
import { useInSight } from '../../../browser/use-in-sight.ts';
import { pagesCatalogues } from '../../../i18n/catalogues/pages.ts';
import { withWords } from '../../../i18n/language-provider.tsx';
import type { Study } from '../../study.ts';
import { useQuestionerShown } from '../../questioner/questioner-shown.ts';
import type { Undoing } from '../use-undo.ts';
import { NavigationBar, type NavigationBarProps } from './navigation-bar.tsx';

/** What is said of a mode that was left, with its own words. */
export const fetchNotices = () => withWords(import('./resume-notices.tsx'), pagesCatalogues);
const Resumed = lazyPart(async () => (await fetchNotices()).Resumed);
/** Asked for once the page is in sight: nobody looks for it before. */
const BottomBar = lazyPart(async () => (await import('./bottom-bar.tsx')).BottomBar);

/** Likewise: there is nothing to undo yet. */
const UndoButton = lazyPart(async () => (await import('./undo-button.tsx')).UndoButton);

/** Where there is nothing to hover with, the bar is part of the page: nothing moves when it comes. */
const placeOfBar = <div className="min-h-12 [@media(hover:hover)]:hidden" />;

export interface ModeFrameProps extends Omit<NavigationBarProps, 'study' | 'undo'> {
  study: Study;
  /** Given where answers can be undone. */
  undoing?: Undoing | undefined;
  /** The text that screen readers hear whenever it changes. */
  news: ReactNode;
  /** Begins the mode anew. Only given while the page is shown on which the mode was left before. */
  onStartOver?: (() => void) | undefined;
  /** The students of the class who are asked. */
  questioner?: ReactNode;
  children: ReactNode;
}

/**
 * The page of a mode: nothing but the task, and how far it is, as wide as the top bar, so that both begin at one edge. The
 * shell leaves its footer out around a `data-task`.
 */
export function ModeFrame({ study, undoing, news, onStartOver, questioner, children, ...bar }: ModeFrameProps) {
  useEffect(() => {
    document.title = `${study.name} · Lexiroom`;
  }, [study.name]);
  const isQuestioning = useQuestionerShown() && study.class_id !== undefined;
  const isInSight = useInSight();
  return (
    <main
      id="main"
      data-task
      tabIndex={-1}
      className={`mx-auto flex w-full max-w-[90rem] flex-1 flex-col px-4 pb-2 outline-none sm:px-8 low:max-w-none [@media(hover:hover)]:pb-16 ${isQuestioning ? '[--asked:8rem] low:[--asked:5.5rem]' : '[--asked:0rem]'}`}
    >
      <NavigationBar
        study={study}
        {...bar}
        undo={undoing && <Suspense fallback={<div />}>{isInSight ? <UndoButton {...undoing} /> : <div />}</Suspense>}
      />
      <output aria-live="polite" className="sr-only">
        {news}
      </output>
      {questioner}
      {children}
      {onStartOver && (
        <Suspense>
          <Resumed onStartOver={onStartOver} />
        </Suspense>
      )}
      <Suspense fallback={placeOfBar}>{isInSight ? <BottomBar study={study} /> : placeOfBar}</Suspense>
    </main>
  );
}
