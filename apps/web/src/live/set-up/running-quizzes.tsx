import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LiveSummary } from '@lexiroom/contracts/live';
import { Radio } from 'lucide-react';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';

/** What the host has open already, with the way back to each: a class sits in it. Nothing when nothing is. */
export function RunningQuizzes({ running }: { running: readonly LiveSummary[] }) {
  const { t } = useLingui();
  if (running.length === 0) return null;
  return (
    <section aria-label={t`Running quizzes`} aria-live="polite">
      <ul className="flex flex-col gap-3 rounded-3xl border-2 border-brand bg-brand-wash p-4 sm:p-5">
        {running.map(({ live_id, pin, deck_name }) => (
          <li key={live_id} className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            <p className="flex min-w-[min(100%,14rem)] flex-1 items-center gap-3 text-lg">
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
    </section>
  );
}

export interface ReplaceButtonsProps {
  /** How many quizzes run. */
  count: number;
  isBusy: boolean;
  isDisabled: boolean;
  /** Ends what runs, and opens this one. */
  onReplace: () => void;
  /** Opens this one beside what runs. */
  onOpen: () => void;
}

/** In place of the button for the lobby while something runs: a second quiz opens only on purpose. Below each other on phones. */
export function ReplaceButtons({ count, isBusy, isDisabled, onReplace, onOpen }: ReplaceButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        look="sun"
        size="large"
        busy={isBusy}
        disabled={isDisabled}
        icon={<Radio className="size-6 shrink-0" aria-hidden="true" />}
        onClick={onReplace}
        className="flex-1 basis-72"
      >
        <Plural value={count} one="End it and start this one" other="End them and start this one" />
      </Button>
      <Button disabled={isBusy || isDisabled} onClick={onOpen} className="max-sm:flex-1">
        <Trans>Open this one as well</Trans>
      </Button>
    </div>
  );
}
