import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ChangeSettings, SessionUser, UserSettings } from '@lexiroom/contracts/accounts';
import type { Progress } from '@lexiroom/contracts/today';
import { useQueryClient } from '@tanstack/react-query';
import { refetchAfterChange } from '../../api/query-client.ts';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { Select } from '../../design/fields/select.tsx';
import { SavingState, useSaving } from '../../settings/setting-fields.tsx';
import { GoalLine } from '../../today/goal-line.tsx';
import { ProgressPart } from './progress-part.tsx';

type GoalKind = NonNullable<UserSettings['daily_goal_kind']>;

const amounts: Record<GoalKind, number[]> = {
  words: [5, 10, 20, 30, 50, 100],
  minutes: [5, 10, 15, 20, 30, 60],
};

/** The days in a row and what was done today, with the goal of a day and the rest days of a week to be chosen. */
export function GoalPanel({ user: { settings }, progress }: { user: SessionUser; progress: Progress }) {
  const { t, i18n } = useLingui();
  const cache = useQueryClient();
  const saving = useSaving();
  const numbers = new Intl.NumberFormat(i18n.locale);
  const { daily_goal_kind: kind, daily_goal, rest_days } = settings;
  const { streak } = progress;
  const save = (change: ChangeSettings) =>
    saving.mutate(change, { onSuccess: () => void refetchAfterChange(cache, ['today']) });
  return (
    <ProgressPart title={<Trans>Day by day</Trans>}>
      <p className="font-display text-3xl leading-tight font-extrabold">
        <Plural value={streak} _0="No days in a row yet" one="# day in a row" other="# days in a row" />
      </p>
      <p className="-mt-2 text-soft">
        {rest_days === 0 ? (
          <Trans>Missing a day starts the count again. What you know stays.</Trans>
        ) : (
          <Plural
            value={rest_days}
            one="You can miss # day a week without losing them."
            other="You can miss # days a week without losing them."
          />
        )}
      </p>
      <GoalLine settings={settings} progress={progress} />
      <RadioGroup<GoalKind | 'none'>
        legend={t`Daily goal`}
        value={kind ?? 'none'}
        options={[
          { value: 'none', label: t`No goal` },
          { value: 'words', label: t`Words` },
          { value: 'minutes', label: t`Minutes` },
        ]}
        onChange={(chosen) => save({ daily_goal_kind: chosen === 'none' ? null : chosen })}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        {kind && (
          <Select
            label={kind === 'words' ? t`Words a day` : t`Minutes a day`}
            value={String(daily_goal)}
            onChange={({ target }) => save({ daily_goal: Number(target.value) })}
          >
            {[...new Set([...amounts[kind], daily_goal])]
              .toSorted((one, other) => one - other)
              .map((amount) => (
                <option key={amount} value={amount}>
                  {numbers.format(amount)}
                </option>
              ))}
          </Select>
        )}
        <Select
          label={t`Rest days a week`}
          value={String(rest_days)}
          onChange={({ target }) => save({ rest_days: Number(target.value) })}
        >
          {Array.from({ length: 7 }, (_, days) => (
            <option key={days} value={days}>
              {numbers.format(days)}
            </option>
          ))}
        </Select>
      </div>
      <SavingState of={saving} />
    </ProgressPart>
  );
}
