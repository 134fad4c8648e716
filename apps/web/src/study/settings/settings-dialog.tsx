import { Trans, useLingui } from '@lingui/react/macro';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { Switch } from '../../design/fields/switch.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { ClassChoice } from '../class/class-choice.tsx';
import { RecallChoice } from '../recall/recall-choice.tsx';
import type { Study } from '../study.ts';
import { chunkSizes, keepLocalSettings } from './local-settings.ts';
import { DailyNumberChoice } from './daily-number-choice.tsx';
import { SchedulerChoice } from './scheduler-choice.tsx';
import { type SettingName, type Settings, useSettings } from './settings.ts';

const counts = [2, 3, 4] as const satisfies readonly Settings['option_count'][];

export interface SettingsDialogProps {
  study: Study;
  /** What the settings of this study are called. */
  title: string;
  onClose: () => void;
}

/** How a study asks: options, translations, and for an own deck the scheduler (specification 2 section 2.2). */
export function SettingsDialog({ study, title, onClose }: SettingsDialogProps) {
  const { t } = useLingui();
  const { data, isOwnDeck } = study;
  const { change, failed } = useSettings(study);
  const failures: Record<SettingName, string> = {
    option_count: t`Option change failed`,
    show_translation: t`Translation change failed`,
    scheduler: t`Scheduler change failed`,
    daily_new_words: t`New words a day could not be changed`,
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <RadioGroup
        legend={t`Options per question`}
        options={counts.map((value) => ({ value, label: String(value) }))}
        value={counts.find((count) => count === data.option_count) ?? 4}
        onChange={(count) => void change('option_count', count)}
      />
      {data.source_language && (
        <Switch
          label={t`Show translations`}
          checked={data.show_translation}
          onChange={(isShown) => void change('show_translation', isShown)}
        />
      )}
      <RecallChoice study={study} />
      {study.isTeacher && <ClassChoice study={study} />}
      {isOwnDeck && <SchedulerChoice study={study} onSwitch={(scheduler) => void change('scheduler', scheduler)} />}
      {isOwnDeck && (
        <DailyNumberChoice
          value={data.daily_new_words ?? null}
          onChoose={(number) => void change('daily_new_words', number)}
        />
      )}
      {failed && <Notice tone="bad">{failures[failed]}</Notice>}
      {isOwnDeck && (
        <p className="text-soft">
          <Trans>Saved with the deck.</Trans>
        </p>
      )}
      <RadioGroup
        legend={t`New words at a time`}
        options={chunkSizes.map((value) => ({
          value,
          label: value === 'all' ? t({ message: 'All', context: 'new words at a time' }) : String(value),
        }))}
        value={study.chunk_size}
        onChange={(chunk_size) => keepLocalSettings({ ...study.address, selection: study.selection }, { chunk_size })}
      />
      <p className="text-soft">
        <Trans>Saved in this browser, for this study only.</Trans>
      </p>
    </Dialog>
  );
}
