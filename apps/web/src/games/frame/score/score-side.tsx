import type { ComboStep } from '@lexiroom/domain/scoring';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, buttonClass } from '../../../design/buttons/button.tsx';
import { useKeys } from '../../../study/modes/keys/keys.ts';
import { ComboMeter } from './combo-meter.tsx';

export interface ScoreSideProps {
  score: number;
  combo: readonly ComboStep[];
  streak: number;
  /** The game has ended: what is said of it, and on to the next. */
  over?: { news: ReactNode; onRetry: () => void; onBack: () => void } | undefined;
  /** On a phone that lies it stands beside the game too: for a game that needs the height. */
  isBesideWhenLow?: boolean;
  /** What the game shows besides, such as the life that is left. */
  children?: ReactNode;
}

/**
 * The score beside a game, or above it on a narrow screen; once it is over, with the ways on from there (specification 2
 * section 2.5). Points fly to the element with `data-score`.
 */
export function ScoreSide({ score, combo, streak, over, isBesideWhenLow = false, children }: ScoreSideProps) {
  return (
    <aside
      className={`flex shrink-0 gap-x-4 gap-y-2 rounded-3xl border border-line bg-card px-4 py-2 sm:px-5 lg:w-72 lg:flex-col lg:self-start lg:gap-5 lg:p-6 xl:w-80 ${over ? 'flex-wrap items-center justify-between max-lg:order-last max-lg:py-4 lg:items-stretch lg:justify-start' : 'items-center justify-between lg:items-stretch lg:justify-start'} ${isBesideWhenLow ? 'low:order-none low:w-40 low:flex-col low:flex-nowrap low:items-stretch low:self-start low:px-3 low:[&>div]:flex-col' : ''}`}
    >
      <p className="flex items-baseline gap-2 lg:flex-col lg:items-start lg:gap-0">
        <span className="font-semibold text-soft">
          <Trans>Score</Trans>
        </span>
        <span
          key={score}
          data-score
          className={`inline-block font-display text-3xl font-extrabold tabular-nums lg:text-6xl ${score > 0 ? 'animate-pop' : ''}`}
        >
          {score}
        </span>
      </p>
      {over ? <Over {...over} /> : <ComboMeter steps={combo} streak={streak} />}
      {children}
    </aside>
  );
}

function Over({ news, onRetry, onBack }: NonNullable<ScoreSideProps['over']>) {
  const retry = useRef<HTMLButtonElement>(null);
  useKeys({ confirm: onRetry });
  // What had the focus, a card of the game, is of no more use.
  useEffect(() => retry.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className="min-w-0 max-lg:basis-full max-lg:order-first">
        <h2 className="font-display text-2xl font-bold">
          <Trans>Game over</Trans>
        </h2>
        <div className="text-soft">{news}</div>
      </div>
      <div className="flex gap-3 max-lg:grow lg:flex-col">
        <button
          ref={retry}
          type="button"
          aria-keyshortcuts="Enter"
          onClick={onRetry}
          className={`${buttonClass('sun')} max-lg:flex-1`}
        >
          <RotateCcw className="size-5" aria-hidden="true" />
          <Trans>Retry</Trans>
        </button>
        <Button
          icon={<ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />}
          className="max-lg:flex-1"
          onClick={onBack}
        >
          <Trans>Back</Trans>
        </Button>
      </div>
    </>
  );
}
