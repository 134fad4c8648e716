import { Plural, Trans } from '@lingui/react/macro';
import type { SeatView } from '@lexiroom/contracts/live';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Check, Flag, Pause, RotateCcw, X } from 'lucide-react';
import { Spinner } from '../../../design/graphics/spinner.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import type { ShownQuestion } from './shown-question.ts';

interface RaceOutcomeProps {
  shown: ShownQuestion;
  isSent: boolean;
  isLocked: boolean;
  isPaused: boolean;
  language: LanguageId;
  /** What the word that was asked means to whoever reads. */
  meaning: SeatView['meaning'];
}

/** One line between question and options: how the answer went, or why none can be given. */
export function RaceOutcome({ shown, isSent, isLocked, isPaused, language, meaning }: RaceOutcomeProps) {
  const { question, outcome, goOn } = shown;
  const line = 'flex items-center justify-center gap-2 font-display text-lg font-bold';
  return (
    <div className="grid min-h-12 content-center" aria-hidden={outcome === null}>
      {outcome?.voided ? (
        <p className={`${line} text-soft`}>
          <Trans>This question does not count</Trans>
        </p>
      ) : outcome ? (
        <p className={`${line} ${outcome.correct ? 'text-good-ink' : 'text-bad-ink'}`}>
          {outcome.correct ? (
            <>
              <Check className="size-6" strokeWidth={3.5} aria-hidden="true" />
              <Trans>Right!</Trans>{' '}
              <span className="tabular-nums">
                +<Plural value={outcome.points} one="# point" other="# points" />
              </span>
            </>
          ) : (
            <>
              <X className="size-6" strokeWidth={3.5} aria-hidden="true" />
              <Trans>Not this time</Trans>
              {outcome.correct_text !== undefined && (
                <UserText language={language} className="text-ink">
                  {outcome.correct_text}
                </UserText>
              )}
              {meaning?.question === outcome.question && (
                <UserText language={meaning.language} className="text-soft">
                  {meaning.text}
                </UserText>
              )}
              {!isLocked && (
                <button
                  type="button"
                  onClick={goOn}
                  className="ms-2 min-h-11 rounded-full bg-ink px-5 text-base font-bold text-paper"
                >
                  <Trans>Next</Trans>
                </button>
              )}
            </>
          )}
        </p>
      ) : isPaused ? (
        <p className={`${line} text-brand-ink`}>
          <Pause className="size-5" aria-hidden="true" />
          <Trans>Paused</Trans>
        </p>
      ) : isSent ? (
        <p className={line}>
          <Spinner />
          <Trans>Sending…</Trans>
        </p>
      ) : isLocked ? (
        <p className={line}>
          <Flag className="size-5" aria-hidden="true" />
          <Trans>The race is over</Trans>
        </p>
      ) : (
        question.again && (
          <p className="flex items-center justify-center gap-2 font-semibold text-soft">
            <RotateCcw className="size-4" aria-hidden="true" />
            <Trans>Once more</Trans>
          </p>
        )
      )}
    </div>
  );
}
