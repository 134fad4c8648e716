import { Trans, useLingui } from '@lingui/react/macro';
import { type Scheduler, schedulers } from '@lexiroom/contracts/decks';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Choice } from '../../design/choice.tsx';
import type { Study } from '../study.ts';
import { schedulerChange } from './scheduler-change.ts';
import { SchedulerPreview } from './scheduler-preview.tsx';

export interface SchedulerChoiceProps {
  study: Study;
  onSwitch: (scheduler: Scheduler) => void;
}

/** Which rule gives the words their dates; another one is looked at first, and then switched to. */
export function SchedulerChoice({ study: { data }, onSwitch }: SchedulerChoiceProps) {
  const { t } = useLingui();
  const { scheduler, calendar, words } = data;
  const [looked, look] = useState(scheduler);
  if (!calendar) return null;
  const names: Record<Scheduler, string> = { classic: t`Classic`, fsrs: t`FSRS` };
  const hints: Record<Scheduler, string> = {
    classic: t`Each right answer about doubles the time to the next.`,
    fsrs: t`Times are fitted to how each word is remembered.`,
  };
  const name = names[looked];
  return (
    <div className="flex flex-col gap-4">
      <Choice
        legend={t`When words come back`}
        look="cards"
        options={schedulers.map((value) => ({ value, label: names[value], hint: hints[value] }))}
        value={looked}
        onChange={look}
      />
      {looked !== scheduler && (
        <SchedulerPreview change={schedulerChange(words, calendar.today, scheduler, looked)} today={calendar.today}>
          <Button look="brand" onClick={() => onSwitch(looked)}>
            <Trans>Switch to {name}</Trans>
          </Button>
        </SchedulerPreview>
      )}
    </div>
  );
}
