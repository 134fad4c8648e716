import { useLingui } from '@lingui/react/macro';
import type { LiveSettings, QuestionKind } from '@lexiroom/domain/games/live-quiz';
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

type Asked = 'both' | QuestionKind;

/** What nearly every host looks at: how many questions, how long, which way round, and for what there are points. */
export function CommonChoices({ settings, words, onChange }: CommonChoicesProps) {
  const { t } = useLingui();
  const asked: Asked = settings.kinds.length > 1 ? 'both' : (settings.kinds[0] ?? 'both');
  const kindsOf = (choice: Asked): QuestionKind[] =>
    choice === 'both' ? ['text_to_picture', 'picture_to_text'] : [choice];
  return (
    <>
      <RadioGroup
        legend={t`Questions`}
        options={questionCounts(words).map((count) => ({
          value: count,
          label: count === words ? t`All ${count}` : String(count),
        }))}
        value={settings.questions}
        onChange={(questions) => onChange({ questions })}
      />
      <RadioGroup
        legend={t`Seconds to answer`}
        options={[
          ...secondsOffered.map((seconds) => ({ value: seconds as number, label: String(seconds) })),
          { value: untimed, label: t`No limit` },
        ]}
        value={settings.seconds ?? untimed}
        onChange={(seconds) => onChange({ seconds: seconds === untimed ? null : seconds })}
      />
      <RadioGroup<Asked>
        legend={t`What is asked`}
        options={[
          { value: 'both', label: t`Mixed` },
          { value: 'picture_to_text', label: t`Picture, find the word` },
          { value: 'text_to_picture', label: t`Word, find the picture` },
        ]}
        value={asked}
        onChange={(choice) => onChange({ kinds: kindsOf(choice) })}
      />
      <RadioGroup
        legend={t`Points`}
        look="cards"
        options={[
          { value: 'accuracy', label: t`For being right`, hint: t`Everybody may take their time` },
          { value: 'speed', label: t`For being right and fast`, hint: t`Up to 1000 for the fastest` },
        ]}
        value={settings.scoring}
        onChange={(scoring) => onChange({ scoring })}
      />
    </>
  );
}
