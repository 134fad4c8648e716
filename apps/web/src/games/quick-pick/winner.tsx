import { Trans } from '@lingui/react/macro';
import { ArrowLeft, RotateCcw, Trophy } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { useKeys } from '../../study/modes/keys/keys.ts';
import { Confetti } from '../../design/feedback/confetti.tsx';

export interface WinnerProps {
  name: ReactNode;
  /** What either group has won so far, of a class. */
  children?: ReactNode;
  onRetry: () => void;
  onBack: () => void;
}

/** Over the board once somebody has won: who, and what comes next. */
export function Winner({ name, children, onRetry, onBack }: WinnerProps) {
  const again = useRef<HTMLElement>(null);
  useEffect(() => again.current?.focus(), []);
  useKeys({ confirm: onRetry });
  return (
    <>
      <Confetti />
      <section
        ref={again}
        tabIndex={-1}
        aria-labelledby="quick-pick-winner"
        className="fixed inset-0 z-40 grid place-content-center-safe justify-items-center gap-[min(1.5rem,3dvh)] overflow-y-auto bg-paper/90 p-4 text-center outline-none"
      >
        <Trophy className="size-[clamp(3rem,14dvh,8rem)] animate-pop text-sun-edge low:hidden" aria-hidden="true" />
        <h1 id="quick-pick-winner" className="font-display leading-tight font-extrabold wrap-anywhere">
          <span className="block text-[clamp(2rem,min(7vw,12dvh),7rem)]">{name}</span>{' '}
          <span className="block text-[clamp(1.75rem,min(6vw,10dvh),6rem)] text-good-ink">
            <Trans>Wins!</Trans>
          </span>
        </h1>
        {children}
        <div className="flex flex-wrap justify-center gap-3">
          <Button
            look="sun"
            size="large"
            aria-keyshortcuts="Enter"
            icon={<RotateCcw className="size-6" aria-hidden="true" />}
            onClick={onRetry}
          >
            <Trans>Retry</Trans>
          </Button>
          <Button
            size="large"
            icon={<ArrowLeft className="size-6 rtl:rotate-180" aria-hidden="true" />}
            onClick={onBack}
          >
            <Trans>Back</Trans>
          </Button>
        </div>
      </section>
    </>
  );
}
