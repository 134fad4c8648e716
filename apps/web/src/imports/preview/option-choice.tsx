import type { ImportChoice, ImportView } from '@lexiroom/contracts/imports';
import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { Switch } from '../../design/fields/switch.tsx';

export interface OptionChoiceProps {
  view: ImportView;
  choice: ImportChoice;
  onChange: (choice: ImportChoice) => void;
}

/** What else is done with the words: pictures, what was learned before, what they are for. */
export function OptionChoice({ view, choice, onChange }: OptionChoiceProps) {
  const { t } = useLingui();
  const hasAnswers = !choice.with_answers || view.counts.answers > 0 || view.rows.some((row) => row.answer_count > 0);
  return (
    <div className="flex flex-col gap-5">
      <Switch
        label={t`Find pictures in the library`}
        hint={t`For words that have none.`}
        checked={choice.finds_pictures}
        onChange={(finds_pictures) => onChange({ ...choice, finds_pictures })}
      />
      {hasAnswers && (
        <Switch
          label={t`Take the learning history along`}
          hint={t`Answers count on the days they were given, and words come back when they are due.`}
          checked={choice.with_answers}
          onChange={(with_answers) => onChange({ ...choice, with_answers })}
        />
      )}
      {choice.target?.kind !== 'deck' && (
        <RadioGroup
          legend={t`What is it for?`}
          look="cards"
          options={[
            { value: 'study', label: t`To share or teach` },
            { value: 'learn', label: t`For me to learn` },
          ]}
          value={choice.purpose}
          onChange={(purpose) => onChange({ ...choice, purpose })}
        />
      )}
    </div>
  );
}
