import { Trans } from '@lingui/react/macro';
import type { FlashcardPage, GivenThumb } from '@lexiroom/domain/study/page';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useLanguageName } from '../../../i18n/language-name.ts';
import { useKeys } from '../keys/keys.ts';
import { ContinueButton } from './page-layout.tsx';
import { FlipCard } from './flip-card.tsx';
import { type PageProps, useFocusOnArrival, useStopwatch } from './page-props.ts';

/** A card to be turned, then judged: thumbs only once the text is in sight (specification 1 section 4). */
export function Flashcard({ study, page, wordOf, isShown, send }: PageProps<FlashcardPage>) {
  const word = wordOf(page.word_id);
  const { given: thumb } = page;
  const heading = useFocusOnArrival();
  const elapsed = useStopwatch();
  const languageName = useLanguageName();
  const language = languageName(word.target_language);
  const [wasAnswered] = useState(thumb !== null);
  const show = () => send({ type: 'SHOW' });
  const judge = (is_correct: boolean) => send({ type: 'JUDGE', is_correct, ms: elapsed() });
  const canJudge = isShown && thumb === null;
  useKeys({
    confirm: isShown ? undefined : show,
    thumb_up: canJudge ? () => judge(true) : undefined,
    thumb_down: canJudge ? () => judge(false) : undefined,
  });
  return (
    <div className="mx-auto flex w-full max-w-[min(48rem,85dvh)] flex-1 flex-col gap-3 low:max-w-3xl low:gap-2">
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-center font-display text-2xl leading-tight font-bold wrap-anywhere outline-none low:sr-only"
      >
        <Trans>Do you know this in {language}?</Trans>
      </h1>
      <div className="flex max-h-[46rem] flex-1 flex-col">
        <FlipCard study={study} word={word} isShown={isShown} onShow={show} wasShown={wasAnswered} hasKeys />
      </div>
      <div className="flex min-h-15 flex-wrap low:min-h-0 items-center justify-center gap-3">
        {isShown && <Thumbs given={thumb} isOfClass={study.class_id !== undefined} onJudge={judge} />}
        {wasAnswered && <ContinueButton onContinue={() => send({ type: 'NEXT' })} />}
      </div>
    </div>
  );
}

export interface ThumbsProps {
  /** The thumb that was given; null as long as the card waits for one. */
  given: GivenThumb | null;
  /** A class is studied with: the teacher judges what a student said. */
  isOfClass: boolean;
  onJudge: (isCorrect: boolean) => void;
}

const look =
  'flex min-h-14 min-w-0 flex-1 items-center justify-center gap-2.5 rounded-2xl border-2 px-3 py-2 font-display text-lg leading-tight font-bold transition aria-disabled:cursor-default aria-pressed:border-current';

const faded = (isOther: boolean) => (isOther ? 'opacity-45' : '');

/** 'I knew it' or 'Not yet', of a student right or wrong: judged once, and the choice stays in sight. */
export function Thumbs({ given, isOfClass, onJudge }: ThumbsProps) {
  const isOpen = given === null;
  return (
    <div className="flex w-full animate-rise gap-3">
      <button
        type="button"
        aria-disabled={!isOpen}
        aria-pressed={given?.is_correct === true}
        aria-keyshortcuts="ArrowUp"
        onClick={() => isOpen && onJudge(true)}
        className={`${look} border-transparent bg-good-wash text-good-ink ${faded(given?.is_correct === false)}`}
      >
        <ThumbsUp className="size-6 shrink-0" aria-hidden="true" />
        {isOfClass ? <Trans>Right</Trans> : <Trans>I knew it</Trans>}
      </button>
      <button
        type="button"
        aria-disabled={!isOpen}
        aria-pressed={given?.is_correct === false}
        aria-keyshortcuts="ArrowDown"
        onClick={() => isOpen && onJudge(false)}
        className={`${look} border-transparent bg-bad-wash text-bad-ink ${faded(given?.is_correct === true)}`}
      >
        <ThumbsDown className="size-6 shrink-0" aria-hidden="true" />
        {isOfClass ? <Trans>Wrong</Trans> : <Trans>Not yet</Trans>}
      </button>
    </div>
  );
}
