import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UserSettings } from '@lexiroom/contracts/accounts';
import type { Progress } from '@lexiroom/contracts/today';
import { goalDone } from '@lexiroom/domain/today';

export interface GoalLineProps {
  settings: Pick<UserSettings, 'daily_goal_kind' | 'daily_goal'>;
  progress: Progress;
}

/** How much of today's goal is done; nothing for whoever has none. */
export function GoalLine({ settings: { daily_goal_kind: kind, daily_goal: amount }, progress }: GoalLineProps) {
  const { t } = useLingui();
  if (!kind) return null;
  const done = goalDone({ kind }, progress.done);
  return (
    <div className="flex flex-col gap-1.5">
      <progress
        aria-label={t`Today’s goal`}
        max={amount}
        value={Math.min(done, amount)}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-good-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-good-ink"
      />
      <p className="font-semibold">
        {kind === 'words' ? (
          <Plural
            value={amount}
            one={<Trans>{done} of # word today</Trans>}
            other={<Trans>{done} of # words today</Trans>}
          />
        ) : (
          <Plural
            value={amount}
            one={<Trans>{done} of # minute today</Trans>}
            other={<Trans>{done} of # minutes today</Trans>}
          />
        )}
      </p>
    </div>
  );
}
