import { Trans, useLingui } from '@lingui/react/macro';
import { type ListReading, type Separator, separators, type ThirdColumn } from '@lexiroom/domain/deck-editor';
import { ArrowLeftRight } from 'lucide-react';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Select } from '../../design/fields/select.tsx';
import { Switch } from '../../design/fields/switch.tsx';

export interface ReadingControlsProps {
  reading: ListReading;
  onReading: (reading: ListReading) => void;
  /** Lines begin with numbers or bullets, which are cut off unless somebody keeps them. */
  hasMarks: boolean;
  /** What the third column is read as; undefined in a list that has none. */
  thirdColumn: ThirdColumn | undefined;
  /** Whether translations stand first in the list; undefined in a list that has none. */
  isSwapped: boolean | undefined;
  /** That they do was found out, and nobody has said so. */
  isGuess: boolean;
  onSwap: (isSwapped: boolean) => void;
}

/** How a pasted list is read: what parts its lines, whether numbers in front belong to the words, which column is which. */
export function ReadingControls(props: ReadingControlsProps) {
  const { reading, onReading, hasMarks, thirdColumn, isSwapped, isGuess, onSwap } = props;
  const { t } = useLingui();
  const names: Record<Separator, string> = {
    tab: t`Tab`,
    semicolon: t`Semicolon ;`,
    comma: t`Comma ,`,
    dash: t`Dash –`,
    colon: t`Colon :`,
    equals: t`Equals sign =`,
  };
  return (
    <>
      <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2">
        <Select
          label={t`Between word and translation`}
          value={reading.separator ?? ''}
          onChange={({ target: { value } }) => {
            const chosen = separators.find((separator) => separator === value);
            onReading({ ...reading, separator: value === 'none' ? value : chosen });
          }}
        >
          <option value="">{t`Found by itself`}</option>
          {separators.map((separator) => (
            <option key={separator} value={separator}>
              {names[separator]}
            </option>
          ))}
          <option value="none">{t`Nothing: only words`}</option>
        </Select>
        {isSwapped !== undefined && (
          <Button
            aria-pressed={isSwapped}
            icon={<ArrowLeftRight className="size-5" aria-hidden="true" />}
            className="min-h-13 aria-pressed:border-brand aria-pressed:bg-brand-wash aria-pressed:text-brand-ink"
            onClick={() => onSwap(!isSwapped)}
          >
            <Trans>Swap columns</Trans>
          </Button>
        )}
        {thirdColumn !== undefined && (
          <Select
            label={t`Third column`}
            value={thirdColumn}
            onChange={({ target: { value } }) =>
              onReading({ ...reading, thirdColumn: value === 'ignored' ? 'ignored' : 'second text' })
            }
          >
            <option value="second text">{t`Second text: article, plural, reading`}</option>
            <option value="ignored">{t`Left out`}</option>
          </Select>
        )}
      </div>
      {hasMarks && (
        <Switch
          label={t`Remove numbers and bullets`}
          checked={!reading.keepsMarks}
          onChange={(isCut) => onReading({ ...reading, keepsMarks: !isCut })}
        />
      )}
      {isSwapped && isGuess && (
        <Notice>
          <Trans>The translations come first in this list, so the columns were swapped.</Trans>
        </Notice>
      )}
    </>
  );
}
