import { Trans, useLingui } from '@lingui/react/macro';
import type { WordStatistics } from '@lexiroom/domain/statistics';
import type { CSSProperties } from 'react';

/** A function that writes a share of right answers in percent; never rounded up, so that 100 % are all. */
export function usePercent(): (figures: { right: number; answers: number }) => string {
  const { i18n } = useLingui();
  const format = new Intl.NumberFormat(i18n.locale, { style: 'percent' });
  return ({ right, answers }) => format.format(Math.floor((right * 100) / answers) / 100);
}

/** The success of a word as a number, what it is made of, and a bar; says so when the word was not reviewed. */
export function SuccessRate({ figures }: { figures: WordStatistics }) {
  const percent = usePercent();
  const { answers, right, success } = figures;
  if (success === null) {
    return (
      <span className="text-soft">
        <Trans>not reviewed</Trans>
      </span>
    );
  }
  return (
    <span className="flex min-w-28 flex-col gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-semibold tabular-nums">{percent(figures)}</span>
        <span className="text-sm text-soft tabular-nums">
          <Trans>
            {right} of {answers}
          </Trans>
        </span>
      </span>
      <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-line">
        <span
          className={`block h-full w-(--share) rounded-full ${right * 5 < answers * 4 ? 'bg-bad' : 'bg-good'}`}
          style={{ '--share': `${success * 100}%` } as CSSProperties}
        />
      </span>
    </span>
  );
}
