import {
  currentPage,
  type IntroductionPage,
  type PageEvent,
  type QuestionPage,
  type StudyProgress,
  wordCount,
  wordsDone,
} from '@lexiroom/domain/study/page';
import { Plural, useLingui } from '@lingui/react/macro';
import { type ComponentType, Suspense, useEffect } from 'react';
import { lazyPart } from '../../../browser/lazy-part.ts';
import { useStudyNavigation } from '../../study-address.ts';
import type { Study } from '../../study.ts';
import { QuestionerSlot } from '../../questioner/questioner-slot.tsx';
import type { PagesMode } from '../../questioner/turns.ts';
import { ModeFrame } from '../frame/mode-frame.tsx';
import type { WordsDone } from '../frame/navigation-bar.tsx';
import { usePreloaded, wordsAhead } from '../mode-words.ts';
import type { WordOf } from '../word-of.ts';
import { recallParts } from '../recall/fetch-recall.ts';
import type { Undoing } from '../use-undo.ts';
import type { PageProps } from './page-props.ts';

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
  /** The page of a question: fetched with a mode, or while a new word is looked at. */
  question: ComponentType<PageProps<QuestionPage>>;
  /** The page of a new word; a test has none. */
  introduction?: ComponentType<PageProps<IntroductionPage>> | undefined;
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
  question,
  introduction,
  startOver,
}: PageFrameProps) {
  const { leave } = useStudyNavigation(study.address);
  const { pages, position } = progress;
  const send = (event: PageEvent) => running.send(event);
  const { count, isUndone } = undoing;
  const words = isTest ? undefined : { done: wordsDone(progress), all: wordCount(progress) };
  usePreloaded(study, wordsAhead(pages, position), wordOf);
  useEffect(() => void fetchFlashcard().catch(() => undefined), []);
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
        question={question}
        introduction={introduction}
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
function PageInSight({
  page,
  question: Question,
  introduction: Introduction,
  ...rest
}: PageProps & Pick<PageFrameProps, 'question' | 'introduction'>) {
  const { TypedQuestion } = recallParts() ?? {};
  switch (page.type) {
    case 'introduction':
      return Introduction && <Introduction page={page} {...rest} />;
    case 'question':
      return (
        <Suspense>
          <Question page={page} {...rest} />
        </Suspense>
      );
    case 'typed':
      return TypedQuestion && <TypedQuestion page={page} {...rest} />;
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
  const { TypedNews } = recallParts() ?? {};
  if (page.type === 'typed' && page.given) {
    return TypedNews && <TypedNews study={study} word={wordOf(page.word_id)} given={page.given} />;
  }
  const answer = page.type === 'question' ? page.given : null;
  const text = wordOf(page.word_id).target_translation;
  if (answer) return answer.is_correct ? t`Right: ${text}` : t`Wrong: it is ${text}`;
  if (isUndone) return t`Your answer was undone`;
  if (!words) return t`Page ${number} of ${count}`;
  const { done, all } = words;
  return <Plural value={all} one={`Page ${number}, ${done} of # word`} other={`Page ${number}, ${done} of # words`} />;
}
