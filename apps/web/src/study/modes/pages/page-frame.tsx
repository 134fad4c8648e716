import { currentPage, type PageEvent, type StudyProgress, wordCount, wordsDone } from '@lexiroom/domain/study/page';
import { Plural, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../browser/lazy-part.ts';
import { useStudyNavigation } from '../../study-address.ts';
import { asksMore } from '../../recall/recall-of.ts';
import type { Study } from '../../study.ts';
import { QuestionerSlot } from '../../questioner/questioner-slot.tsx';
import type { PagesMode } from '../../questioner/turns.ts';
import { ModeFrame } from '../frame/mode-frame.tsx';
import type { WordsDone } from '../frame/navigation-bar.tsx';
import { usePreloaded, wordsAhead } from '../mode-words.ts';
import type { WordOf } from '../mode-words.ts';
import { fetchRecall, TypedNews, TypedQuestion } from '../recall/fetch-recall.ts';
import type { Undoing } from '../use-undo.ts';
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
  undoing: Undoing;
  /** Only given while the page is shown on which the mode was left before. */
  startOver: (() => void) | undefined;
}

const fetchFlashcard = async () => (await import('./flashcard.tsx')).Flashcard;
/** Fetched while another page is looked at: cards come after questions, but where nothing can be asked. */
const Flashcard = lazyPart(fetchFlashcard);

/** The page in sight of a mode that is made of pages, and the ways to the next and the one before. */
export function PageFrame({
  study,
  progress,
  wordOf,
  isTest,
  isTurned,
  isHighlighted,
  running,
  undoing,
  startOver,
}: PageFrameProps) {
  const { leave } = useStudyNavigation(study.address);
  const { pages, position } = progress;
  const send = (event: PageEvent) => running.send(event);
  const { count, isUndone } = undoing;
  const words = isTest ? undefined : { done: wordsDone(progress), all: wordCount(progress) };
  usePreloaded(study, wordsAhead(pages, position), wordOf);
  useEffect(() => void fetchFlashcard().catch(() => undefined), []);
  const isRecalled = study.data.recall?.some(asksMore) === true;
  // With the first page, as the network may be gone by then.
  useEffect(() => {
    if (isRecalled) void fetchRecall().catch(() => undefined);
  }, [isRecalled]);
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
      undoing={undoing}
      words={words}
      onStartOver={startOver}
      questioner={<QuestionerSlot study={study} pages={running} />}
      news={<PageAnnouncement study={study} progress={progress} wordOf={wordOf} words={words} isUndone={isUndone} />}
    >
      <PageInSight
        key={`${position} ${count}`}
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

/** The page in sight, by its type. By its key each page begins with a state of its own, and so does one whose answer was undone. */
function PageInSight({ page, ...rest }: PageProps) {
  switch (page.type) {
    case 'introduction':
      return <Introduction page={page} {...rest} />;
    case 'question':
      return <Question page={page} {...rest} />;
    case 'typed':
      return (
        <Suspense>
          <TypedQuestion page={page} {...rest} />
        </Suspense>
      );
    case 'flashcard':
      return (
        <Suspense>
          <Flashcard page={page} {...rest} />
        </Suspense>
      );
  }
}

interface PageAnnouncementProps {
  study: Study;
  progress: StudyProgress;
  wordOf: WordOf;
  words: WordsDone | undefined;
  isUndone: boolean;
}

/** What screen readers hear: which page it is; once it is answered, whether that was right. */
function PageAnnouncement({ study, progress, wordOf, words, isUndone }: PageAnnouncementProps) {
  const { t } = useLingui();
  const page = currentPage(progress)!;
  const number = progress.position + 1;
  const count = progress.pages.length;
  if (page.type === 'typed' && page.given) {
    return (
      <Suspense>
        <TypedNews study={study} word={wordOf(page.word_id)} given={page.given} />
      </Suspense>
    );
  }
  const answer = page.type === 'question' ? page.given : null;
  const text = wordOf(page.word_id).target_translation;
  if (answer) return answer.is_correct ? t`Right: ${text}` : t`Wrong: it is ${text}`;
  if (isUndone) return t`Your answer was undone`;
  if (!words) return t`Page ${number} of ${count}`;
  const { done, all } = words;
  return <Plural value={all} one={`Page ${number}, ${done} of # word`} other={`Page ${number}, ${done} of # words`} />;
}
