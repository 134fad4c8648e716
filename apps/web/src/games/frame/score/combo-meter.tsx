import { comboMultiplier, type ComboStep } from '@lexiroom/domain/scoring';
import { Trans } from '@lingui/react/macro';
import { Flame } from 'lucide-react';

export interface ComboMeterProps {
  steps: readonly ComboStep[];
  streak: number;
}

/** How a streak multiplies points, and how far the next step is: the number, a flame that is lit, and a bar. */
export function ComboMeter({ steps, streak }: ComboMeterProps) {
  const multiplier = comboMultiplier(steps, streak);
  const from = steps.findLast(([least]) => streak >= least)?.[0] ?? 0;
  const next = steps.find(([least]) => streak < least);
  const share = next ? (streak - from) / (next[0] - from) : 1;
  const isLit = multiplier > 1;
  return (
    <div className="flex items-center gap-2 lg:flex-col lg:items-stretch lg:gap-3">
      <p
        key={multiplier}
        className={`flex items-center gap-1.5 rounded-xl px-2.5 py-1 font-display text-xl font-extrabold tabular-nums lg:self-start lg:px-4 lg:py-2 lg:text-3xl ${isLit ? 'animate-pop bg-sun text-on-sun' : 'bg-paper text-soft'}`}
      >
        <Flame className="size-[1em]" aria-hidden="true" fill={isLit ? 'currentColor' : 'none'} />
        <span className="sr-only">
          <Trans>Combo</Trans>
        </span>
        <span dir="ltr">×{multiplier}</span>
      </p>
      <span className="block h-2.5 w-12 overflow-hidden rounded-full bg-line sm:w-24 lg:w-full" aria-hidden="true">
        <span
          className="block size-full origin-left rounded-full bg-sun transition-transform duration-200 rtl:origin-right"
          style={{ transform: `scaleX(${share})` }}
        />
      </span>
      {next && (
        <p className="text-soft max-lg:sr-only">
          <Trans>
            In a row: {streak} of {next[0]} for <bdi dir="ltr">×{next[1]}</bdi>
          </Trans>
        </p>
      )}
    </div>
  );
}
