import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { interfaceLanguages, isInterfaceLanguage, isLanguageId, type LanguageId } from '@lexiroom/domain/languages';
import { useSortedLanguages } from '../i18n/sorted-languages.ts';
import { Link } from '../navigation/index.ts';
import { SettingRadioGroup, SettingSelect } from './setting-fields.tsx';

const chosen = (value: string): LanguageId | null => (isLanguageId(value) ? value : null);

/** What the pages speak, and the languages that new decks and the search begin with. */
export function LanguageSettings({ user: { settings } }: { user: SessionUser }) {
  const { t } = useLingui();
  const languages = useSortedLanguages().map(({ id, name }) => ({ value: id, name }));
  const options = [{ value: '', name: t`Last used` }, ...languages];
  return (
    <>
      <SettingSelect
        label={t`Interface language`}
        value={settings.interface_language ?? ''}
        options={[
          { value: '', name: t`Same as the browser` },
          ...Object.entries(interfaceLanguages).map(([value, { name, tag }]) => ({ value, name, lang: tag })),
        ]}
        changeTo={(value) => ({ interface_language: isInterfaceLanguage(value) ? value : null })}
      />
      <Link
        to="/docs/translations"
        className="-mt-3 flex min-h-12 items-center self-start font-semibold text-brand-ink underline underline-offset-4"
      >
        <Trans>Correct a translation</Trans>
      </Link>
      <div className="grid gap-6 sm:grid-cols-2">
        <SettingSelect
          label={t`I teach or learn`}
          value={settings.target_language ?? ''}
          options={options}
          changeTo={(value) => ({ target_language: chosen(value) })}
        />
        <SettingSelect
          label={t`From`}
          value={settings.source_language ?? ''}
          options={options}
          changeTo={(value) => ({ source_language: chosen(value) })}
        />
      </div>
      <SettingRadioGroup
        legend={t`New decks are`}
        look="cards"
        value={settings.purpose}
        options={[
          { value: 'study', label: t`To share or teach`, hint: t`Public: everybody can find them` },
          { value: 'learn', label: t`For me to learn`, hint: t`Private; due words are on your home page` },
        ]}
        changeTo={(purpose) => ({ purpose })}
      />
    </>
  );
}
