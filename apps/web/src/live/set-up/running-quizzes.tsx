import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LiveSummary } from '@lexiroom/contracts/live';
import { Radio } from 'lucide-react';
import { Button, buttonClass } from '../../design/button.tsx';
import { UserText } from '../../design/user-text.tsx';

export interface RunningQuizzesProps {
  running: readonly LiveSummary[];
  isBusy: boolean;
  isDisabled: boolean;
  /** Ends what runs, and opens this one. */
  onReplace: () => void;
  /** Opens this one beside what runs. */
  onOpen: () => void;
}

/** What the host has open already: a class sits in it. To go on there is the first choice, one beside it the last. */
export function RunningQuizzes({ running, isBusy, isDisabled, onReplace, onOpen }: RunningQuizzesProps) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Running quizzes`}
      aria-live="polite"
      className="flex flex-col gap-4 rounded-3xl border-2 border-brand bg-brand-wash p-4 sm:p-5"
    >
      <ul className="flex flex-col gap-3">
        {running.map(({ live_id, pin, deck_name }) => (
          <li key={live_id} className="flex flex-wrap items-center gap-3">
            <p className="flex min-w-0 flex-1 items-center gap-3 text-lg">
              <i aria-hidden="true" className="size-3 shrink-0 animate-breathe rounded-full bg-bad" />
              <span className="min-w-0">
                <Trans>
                  Your quiz with the pin{' '}
                  <b dir="ltr" className="whitespace-nowrap tabular-nums">
                    {pin.replace(/^(\d{3})/, '$1 ')}
                  </b>{' '}
                  is running:
                </Trans>{' '}
                <UserText className="font-semibold wrap-anywhere">{deck_name}</UserText>
              </span>
            </p>
            <a href={`/live/${pin}/projector`} className={buttonClass('brand')}>
              <Trans>Resume</Trans>
            </a>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          look="sun"
          busy={isBusy}
          disabled={isDisabled}
          icon={<Radio className="size-6" aria-hidden="true" />}
          onClick={onReplace}
        >
          <Plural value={running.length} one="End it and start this one" other="End them and start this one" />
        </Button>
        <Button disabled={isBusy || isDisabled} onClick={onOpen}>
          <Trans>Open this one as well</Trans>
        </Button>
      </div>
    </section>
  );
}
