import { useLingui } from '@lingui/react/macro';
import { isLanguageId } from '@lexiroom/domain/languages';
import { Select } from '../../design/fields/select.tsx';
import { useSortedLanguages } from '../../i18n/sorted-languages.ts';
import type { TranslatingLanguages } from './translating-languages.ts';

/** The language that names are to be given in, and the one they are shown in; the other side's swaps the two. */
export function TranslatingLanguageSelects({
  gaps,
  onChange,
}: {
  gaps: TranslatingLanguages;
  onChange: (gaps: TranslatingLanguages) => void;
}) {
  const { t } = useLingui();
  const options = useSortedLanguages();
  const side = (name: keyof TranslatingLanguages, other: keyof TranslatingLanguages, label: string) => (
    <Select
      label={label}
      value={gaps[name]}
      onChange={({ target: { value } }) => {
        if (isLanguageId(value))
          onChange({ ...gaps, [name]: value, [other]: value === gaps[other] ? gaps[name] : gaps[other] });
      }}
    >
      {options.map(({ id, name: shown }) => (
        <option key={id} value={id}>
          {shown}
        </option>
      ))}
    </Select>
  );
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2">
      {side('source_language', 'target_language', t`From`)}
      {side('target_language', 'source_language', t`Into`)}
    </div>
  );
}
