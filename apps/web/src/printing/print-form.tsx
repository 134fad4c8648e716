import { Trans, useLingui } from '@lingui/react/macro';
import { printLimits, type SheetKind, sheetKinds, variantNames } from '@lexiroom/domain/printed-quiz';
import { Dices } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../design/buttons/button.tsx';
import { CheckboxGroup } from '../design/fields/checkbox-group.tsx';
import { RadioGroup } from '../design/fields/radio-group.tsx';
import { Select } from '../design/fields/select.tsx';
import { Switch } from '../design/fields/switch.tsx';
import { TextField } from '../design/fields/text-field.tsx';
import type { ChosenPrint } from './chosen-print.ts';

export interface PrintFormProps {
  chosen: ChosenPrint;
  onChange: (change: Partial<ChosenPrint>) => void;
  /** Those that the decks hold nothing for. */
  missing: ReadonlySet<SheetKind>;
  newSeed: () => number;
  /** What teachers choose besides, of decks of their own. */
  children?: ReactNode;
}

const questionCounts = [5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 100].filter(
  (count) => count >= printLimits.questions.least && count <= printLimits.questions.most,
);

/** What is printed, and how much of it. */
export function PrintForm({ chosen, onChange, missing, newSeed, children }: PrintFormProps) {
  const { t } = useLingui();
  const names: Record<SheetKind, string> = {
    choose_text: t`Choose the right word`,
    choose_picture: t`Choose the right picture`,
    match: t`Match words and pictures`,
    write: t`Write the word`,
    blanks: t`Fill in the gaps`,
    word_list: t`Word list`,
    cards: t`Cards, printed on both sides`,
  };
  return (
    <div className="flex flex-col gap-5">
      <CheckboxGroup
        legend={<Trans>Sheets</Trans>}
        options={sheetKinds.map((kind) => ({
          value: kind,
          label: names[kind],
          disabled: missing.has(kind),
          hint: missing.has(kind) && kind === 'blanks' ? t`No sentence here has a highlighted word` : undefined,
        }))}
        values={chosen.sheets}
        onChange={(sheets) => onChange({ sheets })}
      />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Select
          label={<Trans>Questions in each exercise</Trans>}
          value={chosen.questions}
          onChange={({ target }) => onChange({ questions: Number(target.value) })}
        >
          {questionCounts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Select>
        <RadioGroup
          legend={<Trans>Options</Trans>}
          options={([2, 3, 4] as const).map((value) => ({ value, label: value }))}
          value={chosen.option_count}
          onChange={(option_count) => onChange({ option_count })}
        />
        <RadioGroup
          legend={<Trans>Variants</Trans>}
          options={([1, 2, 3, 4] as const).map((value) => ({
            value,
            label: value === 1 ? 'A' : `A–${variantNames[value - 1]}`,
          }))}
          value={chosen.variants}
          onChange={(variants) => onChange({ variants })}
        />
        <RadioGroup
          legend={<Trans>Paper</Trans>}
          options={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: 'Letter' },
          ]}
          value={chosen.paper}
          onChange={(paper) => onChange({ paper })}
        />
      </div>
      <Switch
        label={<Trans>Print the key as well</Trans>}
        checked={chosen.has_keys}
        onChange={(has_keys) => onChange({ has_keys })}
      />
      {children}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t`Number of the sheets`}
          hint={t`Printed at the foot. The same number gives the same sheets.`}
          inputMode="numeric"
          value={chosen.seed}
          onChange={({ target }) => {
            const seed = Number(target.value.replaceAll(/\D/g, '').slice(-4));
            if (seed >= printLimits.seed.least) onChange({ seed });
          }}
        />
        <Button icon={<Dices className="size-5" aria-hidden="true" />} onClick={() => onChange({ seed: newSeed() })}>
          <Trans>Other questions</Trans>
        </Button>
      </div>
    </div>
  );
}
