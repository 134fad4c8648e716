import { useLingui } from '@lingui/react/macro';
import type { Role } from '@lexiroom/contracts/accounts';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Select } from '../design/fields/select.tsx';
import { useSortedLanguages } from '../i18n/sorted-languages.ts';
import type { LanguageFilterState } from './language-filter.ts';

/** Two lists of languages: what is taught or learnt, and from which. */
export function LanguageSelects({ filter, role }: { filter: LanguageFilterState; role?: Role | undefined }) {
  const { t } = useLingui();
  const options = useSortedLanguages();
  const target = { teacher: t`I teach`, learner: t`I learn` };
  const source = { teacher: t`From`, learner: t`I speak` };
  const side = (name: 'target_language' | 'source_language', label: string) => (
    <Select
      label={label}
      value={filter[name] ?? ''}
      onChange={(event) => filter.change(name, (event.target.value || undefined) as LanguageId | undefined)}
    >
      <option value="">{t`All`}</option>
      {options.map(({ id, name: shown }) => (
        <option key={id} value={id}>
          {shown}
        </option>
      ))}
    </Select>
  );
  return (
    <>
      {side('target_language', role ? target[role] : t`I teach or learn`)}
      {side('source_language', role ? source[role] : t`From`)}
    </>
  );
}
