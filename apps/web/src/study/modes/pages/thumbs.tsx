import { Trans } from '@lingui/react/macro';
import type { GivenThumb } from '@lexiroom/domain/study/page';
import { ThumbsDown, ThumbsUp } from 'lucide-react';

interface ThumbsProps {
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
