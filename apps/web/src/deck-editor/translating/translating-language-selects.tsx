import { useLingui } from '@lingui/react/macro';
import { isLanguageId, languageIds } from '@lexiroom/domain/languages';
import { Select } from '../../design/fields/select.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import type { TranslatingLanguages } from './translating-languages.ts';

/** The language that names are to be given in, and the one they are shown in; the other side's swaps the two. */
export function TranslatingLanguageSelects({
  gaps,
  onChange,
}: {
  gaps: TranslatingLanguages;
  onChange: (gaps: TranslatingLanguages) => void;
}) {
  const { t, i18n } = useLingui();
  const languageName = useLanguageName();
  const { compare } = new Intl.Collator(i18n.locale);
  const options = languageIds
    .map((id) => ({ id, name: languageName(id) }))
    .toSorted((one, other) => compare(one.name, other.name));
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
