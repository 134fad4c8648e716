import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { RadioGroup } from '../../../design/fields/radio-group.tsx';
import { Switch } from '../../../design/fields/switch.tsx';
import type { CommonChoicesProps } from './common-choices.tsx';

/** What is right for most as it is: folded away. */
export function MoreChoices({ settings, onChange }: Omit<CommonChoicesProps, 'words'>) {
  const { t } = useLingui();
  return (
    <details className="group rounded-3xl border border-line bg-card">
      <summary className="flex min-h-14 list-none items-center justify-between gap-3 rounded-3xl px-5 font-semibold [&::-webkit-details-marker]:hidden">
        <Trans>More choices</Trans>
        <ChevronDown className="size-5 text-soft transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="flex flex-col gap-5 px-5 pb-5">
        <RadioGroup
          legend={t`Options for each question`}
          options={([2, 3, 4] as const).map((count) => ({ value: count, label: String(count) }))}
          value={settings.option_count}
          onChange={(option_count) => onChange({ option_count })}
        />
        {settings.pace === 'host' && (
          <>
            <RadioGroup
              legend={t`Phones show`}
              options={[
                { value: 'question_and_options', label: t`Question and options` },
                { value: 'options', label: t`Only the options` },
              ]}
              value={settings.phones}
              onChange={(phones) => onChange({ phones })}
            />
            <RadioGroup
              legend={t`Leaderboard`}
              options={[
                { value: 'every', label: t`After every question` },
                { value: 'every_5th', label: t`After every 5th` },
                { value: 'end', label: t`Only at the end` },
              ]}
              value={settings.leaderboard}
              onChange={(leaderboard) => onChange({ leaderboard })}
            />
          </>
        )}
        <Switch
          label={t`Combo`}
          hint={t`A run of right answers multiplies the points`}
          checked={settings.combo}
          onChange={(combo) => onChange({ combo })}
        />
        <Switch
          label={t`Late join`}
          hint={t`Latecomers can still join`}
          checked={settings.late_join}
          onChange={(late_join) => onChange({ late_join })}
        />
        <Switch
          label={t`Words that were confused`}
          hint={t`Appear more often as wrong options because your class or many others mixed them up`}
          checked={settings.uses_confusions}
          onChange={(uses_confusions) => onChange({ uses_confusions })}
        />
        <Switch
          label={t`Record answers`}
          hint={t`For statistics and due dates of those who are logged in`}
          checked={settings.records_answers}
          onChange={(records_answers) => onChange({ records_answers })}
        />
      </div>
    </details>
  );
}
