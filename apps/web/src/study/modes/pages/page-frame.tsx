import { currentPage, type Page, type PageEvent, type StudyProgress } from '@lexiroom/domain/study/page';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStudyNavigation } from '../../study-address.ts';
import type { Study } from '../../study.ts';
import { QuestionerSlot } from '../../questioner/questioner-slot.tsx';
import type { PagesMode } from '../../questioner/turns.ts';
import { ModeFrame } from '../frame/mode-frame.tsx';
import { usePreloaded, wordsAhead } from '../mode-words.ts';
import type { WordOf } from '../mode-words.ts';
import { Flashcard } from './flashcard.tsx';
import type { PageProps } from './page-props.ts';
import { Introduction } from './introduction.tsx';
import { Question } from './question.tsx';

export interface PageFrameProps {
  study: Study;
  progress: StudyProgress;
  wordOf: WordOf;
  isTest: boolean;
  /** The card in sight was turned. */
  isTurned: boolean;
  isHighlighted: boolean;
  running: PagesMode;
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
  running,
  startOver,
}: PageFrameProps) {
  const { leave } = useStudyNavigation(study.address);
  const { pages, position } = progress;
  const send = (event: PageEvent) => running.send(event);
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
      questioner={<QuestionerSlot study={study} pages={running} />}
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

/** The page in sight, by its type. Its key is its position, so that each page begins with a state of its own. */
function PageInSight({ page, ...rest }: PageProps) {
  switch (page.type) {
    case 'introduction':
      return <Introduction page={page} {...rest} />;
    case 'question':
      return <Question page={page} {...rest} />;
    case 'flashcard':
      return <Flashcard page={page} {...rest} />;
  }
}

interface PageAnnouncementProps {
  page: Page;
  position: number;
  count: number;
  wordOf: WordOf;
}

/** What screen readers hear: which page it is; once it is answered, whether that was right. */
function PageAnnouncement({ page, position, count, wordOf }: PageAnnouncementProps) {
  const { t } = useLingui();
  const answer = page.type === 'question' ? page.given : null;
  const text = wordOf(page.word_id).target_translation;
  if (answer) return answer.is_correct ? t`Right: ${text}` : t`Wrong: it is ${text}`;
  return t`Page ${position + 1} of ${count}`;
}
