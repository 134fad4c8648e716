import type { ImportView, TextReading } from '@lexiroom/contracts/imports';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Select } from '../../design/fields/select.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { useEncodingWords } from '../words/encoding-words.ts';

export interface ReadingChoiceProps {
  /** How the text was read. */
  readAs: NonNullable<ImportView['read_as']>;
  reading: TextReading;
  /** Pasted text is in no encoding. */
  hasEncoding: boolean;
  onChange: (reading: TextReading) => void;
}

const lineEnd = '\n';

/** How a text is taken apart: what stands between its cells and its rows, and in which letters it was saved. */
export function ReadingChoice({ readAs, reading, hasEncoding, onChange }: ReadingChoiceProps) {
  const { t } = useLingui();
  const encodings = useEncodingWords();
  const encoding = reading.encoding ?? readAs.encoding;
  const separators: Record<string, string> = {
    '\t': t`Tab`,
    ',': t`Comma ,`,
    ';': t`Semicolon ;`,
    '|': t`Vertical bar |`,
    ' - ': t`Dash -`,
    ':': t`Colon :`,
    '=': t`Equals sign =`,
  };
  const rowSeparators: Record<string, string> = {
    [lineEnd]: t`New line`,
    '\n\n': t`Empty line`,
    ';': t`Semicolon ;`,
  };
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-brand-ink underline underline-offset-4">
        <Trans>Does it look wrong? Change how the text is read</Trans>
      </summary>
      <div className="grid gap-4 pt-3 sm:grid-cols-2 lg:grid-cols-3">
        <SignChoice
          label={t`Between the columns`}
          signs={separators}
          value={reading.separator ?? readAs.separator}
          onChange={(separator) => onChange({ ...reading, separator })}
        />
        <SignChoice
          label={t`Between the rows`}
          signs={rowSeparators}
          value={reading.row_separator ?? readAs.row_separator.replace('\r\n', lineEnd)}
          onChange={(row_separator) =>
            onChange({ ...reading, row_separator: row_separator === lineEnd ? null : row_separator })
          }
        />
        {hasEncoding && (
          <Select
            label={t`Letters (encoding)`}
            value={encoding}
            onChange={({ target }) => onChange({ ...reading, encoding: target.value })}
          >
            {!(encoding in encodings) && <option value={encoding}>{encoding}</option>}
            {Object.entries(encodings).map(([label, name]) => (
              <option key={label} value={label}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
    </details>
  );
}

interface SignChoiceProps {
  label: string;
  /** What can be chosen, by the sign itself. */
  signs: Record<string, string>;
  value: string;
  onChange: (sign: string) => void;
}

/** A sign out of a few, or another that is typed. */
function SignChoice({ label, signs, value, onChange }: SignChoiceProps) {
  const { t } = useLingui();
  const [isOther, setOther] = useState(!(value in signs));
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={label}
        value={isOther ? 'other' : value}
        onChange={({ target }) => {
          setOther(target.value === 'other');
          if (target.value !== 'other') onChange(target.value);
        }}
      >
        {Object.entries(signs).map(([sign, name]) => (
          <option key={sign} value={sign}>
            {name}
          </option>
        ))}
        <option value="other">{t`Another sign…`}</option>
      </Select>
      {isOther && (
        <TextField
          label={t`The sign`}
          defaultValue={value in signs ? '' : value}
          maxLength={10}
          autoComplete="off"
          onChange={({ target }) => target.value !== '' && onChange(target.value)}
        />
      )}
    </div>
  );
}
