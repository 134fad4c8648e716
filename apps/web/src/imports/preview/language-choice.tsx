import type { ImportChoice } from '@lexiroom/contracts/imports';
import { isLanguageId } from '@lexiroom/domain/languages';
import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../design/feedback/notice.tsx';
import { Select } from '../../design/fields/select.tsx';
import { useSortedLanguages } from '../../i18n/sorted-languages.ts';

/** In which languages the words are: guessed, and asked for where nobody can tell. */
export function LanguageChoice({
  choice,
  onChange,
}: {
  choice: ImportChoice;
  onChange: (choice: ImportChoice) => void;
}) {
  const { t } = useLingui();
  const options = useSortedLanguages();
  const { target_language, source_language } = choice;
  const chooseTarget = (value: string) => {
    if (!isLanguageId(value)) return;
    // Choosing the other side's language swaps the two.
    const source = value === source_language ? target_language : source_language;
    onChange({ ...choice, target_language: value, source_language: source });
  };
  const chooseSource = (value: string) => {
    if (!isLanguageId(value)) return onChange({ ...choice, source_language: null });
    const target = value === target_language ? source_language : target_language;
    onChange({ ...choice, target_language: target, source_language: value });
  };
  const hasTranslations = choice.tables.some(({ is_included, fields }) => is_included && fields.includes('source'));
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t`Language of the words`}
          value={target_language ?? ''}
          onChange={({ target }) => chooseTarget(target.value)}
        >
          {target_language === null && <option value="">{t`Choose a language`}</option>}
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
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {target_language === null && (
        <Notice>
          <Trans>Which language the words are in could not be told for sure. Please choose it.</Trans>
        </Notice>
      )}
      {target_language !== null && source_language === null && hasTranslations && (
        <Notice>
          <Trans>There are translations, but not in a language that could be told for sure. Please choose it.</Trans>
        </Notice>
      )}
    </div>
  );
}
