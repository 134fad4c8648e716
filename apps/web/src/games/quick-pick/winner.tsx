import { Trans } from '@lingui/react/macro';
import { ArrowLeft, RotateCcw, Trophy } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Confetti } from './confetti.tsx';

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
  return (
    <>
      <Confetti />
      <section
        ref={again}
        tabIndex={-1}
        aria-labelledby="quick-pick-winner"
        className="absolute inset-0 z-40 grid place-content-center justify-items-center gap-6 bg-paper/85 p-4 text-center outline-none"
      >
        <Trophy className="size-20 animate-pop text-sun-edge sm:size-28" aria-hidden="true" />
        <h1 id="quick-pick-winner" className="font-display leading-tight font-extrabold wrap-anywhere">
          <span className="block text-[clamp(2rem,7vw,5rem)]">{name}</span>{' '}
          <span className="block text-[clamp(2rem,6vw,4rem)] text-good-ink">
            <Trans>Wins!</Trans>
          </span>
        </h1>
        {children}
        <div className="flex flex-wrap justify-center gap-3">
          <Button look="sun" size="large" icon={<RotateCcw className="size-6" aria-hidden="true" />} onClick={onRetry}>
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
