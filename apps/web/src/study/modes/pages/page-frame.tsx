import { currentPage, type PageEvent, type StudyProgress } from '@lexiroom/domain/study/page';
import { useState } from 'react';
import { useStudyNavigation } from '../../navigation.ts';
import type { Study } from '../../study.ts';
import { ModeFrame } from '../frame/mode-frame.tsx';
import { PageAnnouncement } from '../frame/page-announcement.tsx';
import { usePreloaded, wordsAhead } from '../preloading.ts';
import type { WordOf } from '../words.ts';
import { PageInSight } from './page-in-sight.tsx';

export interface PageFrameProps {
  study: Study;
  progress: StudyProgress;
  wordOf: WordOf;
  isTest: boolean;
  /** The card in sight was turned. */
  isTurned: boolean;
  isHighlighted: boolean;
  send: (event: PageEvent) => void;
  startOver: () => void;
}

/** The page in sight of a mode that is made of pages, and the ways to the next and the one before. */
export function PageFrame({
  study,
  progress,
  wordOf,
  isTest,
  isTurned,
  isHighlighted,
  send,
  startOver,
}: PageFrameProps) {
  const { leave } = useStudyNavigation(study.address);
  const { pages, position } = progress;
  const [begunAt] = useState(position);
  usePreloaded(study, wordsAhead(pages, position), wordOf);
  const page = currentPage(progress);
  if (!page) return null;
  return (
    <ModeFrame
      study={study}
      position={position}
      count={pages.length}
      onLeave={leave}
      onBack={() => send({ type: 'BACK' })}
      onNext={() => send({ type: 'NEXT' })}
      onStartOver={begunAt > 0 && position === begunAt ? startOver : undefined}
      news={<PageAnnouncement page={page} position={position} count={pages.length} wordOf={wordOf} />}
    >
      <PageInSight
        key={position}
        study={study}
        page={page}
        wordOf={wordOf}
        isTest={isTest}
        isShown={isTurned || (page.type === 'flashcard' && page.given !== null)}
        isHighlighted={isHighlighted}
        send={send}
      />
    </ModeFrame>
  );
}
