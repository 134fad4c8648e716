import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { dateFormat } from '../i18n/dates.ts';
import { SettingRadioGroup, SettingSelect } from './setting-fields.tsx';
import { timeZones } from './time-zones.ts';
import { dailyNumbers } from '../today/daily-numbers.ts';

const optionCounts = [2, 3, 4] as const;

/** What new decks begin with, and where and when the user's day begins. */
export function StudySettings({ user: { settings } }: { user: SessionUser }) {
  const { t, i18n } = useLingui();
  const clock = dateFormat(i18n.locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const numbers = new Intl.NumberFormat(i18n.locale);
  return (
    <>
      <SettingRadioGroup
        legend={t`Options per question, in new decks`}
        value={settings.option_count}
        options={optionCounts.map((value) => ({ value, label: value }))}
        changeTo={(option_count) => ({ option_count })}
      />
      <SettingRadioGroup
        legend={t`When words come back, in new decks`}
        look="cards"
        value={settings.scheduler}
        options={[
          {
            value: 'classic',
            label: t`Classic`,
            hint: t`Each right answer roughly doubles the time until the word comes back.`,
          },
          { value: 'fsrs', label: t`FSRS`, hint: t`Adapts to how well you remember each word.` },
        ]}
        changeTo={(scheduler) => ({ scheduler })}
      />
      <SettingRadioGroup
        legend={t`Reading help during questions (articles, kana, pinyin …)`}
        look="cards"
        value={settings.reading_help}
        options={[
          { value: 'always', label: t`Always` },
          { value: 'later', label: t`After a moment` },
          { value: 'press', label: t`When I press` },
        ]}
        changeTo={(reading_help) => ({ reading_help })}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <SettingSelect
          label={t`New words a day`}
          value={String(settings.daily_new_words)}
          options={dailyNumbers(settings.daily_new_words).map((number) => ({
            value: String(number),
            name: numbers.format(number),
          }))}
          changeTo={(number) => ({ daily_new_words: Number(number) })}
        />
        <SettingSelect
          label={t`Time zone`}
          value={settings.time_zone}
          options={timeZones(settings.time_zone)}
          changeTo={(time_zone) => ({ time_zone })}
        />
        <SettingSelect
          label={t`A new day starts at`}
          value={String(settings.day_boundary)}
          options={Array.from({ length: 24 }, (_, hour) => ({
            value: String(hour),
            name: clock.format(Date.UTC(2026, 0, 1, hour)),
          }))}
          changeTo={(hour) => ({ day_boundary: Number(hour) })}
        />
      </div>
      <p className="-mt-3 text-soft">
        <Trans>Due words appear when the new day starts. Past days stay as they are.</Trans>
      </p>
    </>
  );
}
