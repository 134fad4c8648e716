import { useLingui } from '@lingui/react/macro';
import type { LiveSettings } from '@lexiroom/domain/games/live-quiz';
import { RadioGroup } from '../../../design/fields/radio-group.tsx';

export interface CommonChoicesProps {
  settings: LiveSettings;
  /** How many words can be asked. */
  words: number;
  onChange: (settings: Partial<LiveSettings>) => void;
}

/** Few enough to tap; all words are always among them. */
function questionCounts(words: number): number[] {
  const counts = [5, 10, 15, 20, 30].filter((count) => count < words);
  return [...counts, Math.max(1, words)];
}
const secondsOffered = [10, 20, 30, 60] as const;
const untimed = 0;

/** What nearly every host looks at: how many questions, how long, and for what there are points. */
export function CommonChoices({ settings, words, onChange }: CommonChoicesProps) {
  const { t } = useLingui();
  // In a race no question has a time of its own; with points for speed, they fall to a half within it.
  const isTimed = settings.pace === 'host' || settings.scoring === 'speed';
  return (
    <>
      <RadioGroup
        legend={settings.pace === 'player' ? t`Words` : t`Questions`}
        options={questionCounts(words).map((count) => ({
          value: count,
          label: count === words ? t`All ${count}` : String(count),
        }))}
        value={settings.questions}
        onChange={(questions) => onChange({ questions })}
      />
      {isTimed && (
        <RadioGroup
          legend={t`Seconds to answer`}
          options={[
            ...secondsOffered.map((seconds) => ({ value: seconds as number, label: String(seconds) })),
            { value: untimed, label: t`No limit, wait for all` },
          ]}
          value={settings.seconds ?? untimed}
          onChange={(seconds) => onChange({ seconds: seconds === untimed ? null : seconds })}
        />
      )}
      <RadioGroup
        legend={t`Points`}
        look="cards"
        options={[
          { value: 'accuracy', label: t`For being right`, hint: t`Everybody can take their time` },
          { value: 'speed', label: t`For being right and fast`, hint: t`Up to 1000 for the fastest` },
        ]}
        value={settings.scoring}
        onChange={(scoring) => onChange({ scoring })}
      />
    </>
  );
}
