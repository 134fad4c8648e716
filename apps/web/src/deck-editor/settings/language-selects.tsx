import { useLingui } from '@lingui/react/macro';
import { isLanguageId } from '@lexiroom/domain/languages';
import { Select } from '../../design/fields/select.tsx';
import { useSortedLanguages } from '../../i18n/sorted-languages.ts';
import type { EditorLanguages } from '../row.ts';

export interface LanguageSelectsProps {
  languages: EditorLanguages;
  onChange: (languages: EditorLanguages) => void;
}

/** The language that is learned and the one that explains; choosing the other side's language swaps the two. */
export function LanguageSelects({ languages, onChange }: LanguageSelectsProps) {
  const { t } = useLingui();
  const options = useSortedLanguages();
  const { target_language, source_language } = languages;
  const chooseTarget = (value: string) => {
    if (!isLanguageId(value)) return;
    onChange({
      target_language: value,
      source_language: value === source_language ? target_language : source_language,
    });
  };
  const chooseSource = (value: string) => {
    if (!isLanguageId(value)) return onChange({ target_language, source_language: null });
    const isSwap = value === target_language;
    if (isSwap && source_language === null) return undefined;
    return onChange({ target_language: isSwap ? source_language! : target_language, source_language: value });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t`Language of the words`}
        value={target_language}
        onChange={({ target }) => chooseTarget(target.value)}
      >
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={t`Translated into`}
        value={source_language ?? ''}
        onChange={({ target }) => chooseSource(target.value)}
      >
        <option value="">{t`No translations`}</option>
        {options
          .filter(({ id }) => source_language !== null || id !== target_language)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Select>
    </div>
  );
}
