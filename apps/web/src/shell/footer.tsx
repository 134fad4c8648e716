import { useLingui } from '@lingui/react/macro';
import { type InterfaceLanguage, interfaceLanguages } from '@lexiroom/domain/languages';
import { useState } from 'react';
import { Select } from '../design/fields/select.tsx';
import { applyTheme, chosenTheme, themes } from '../design/styles/theme.ts';
import { changeLanguage } from '../i18n/language-provider.tsx';
import { Link } from '../navigation/index.ts';

const linkLook = 'flex min-h-12 items-center font-semibold text-brand-ink underline underline-offset-4';

/** The language and the colours of the interface, and the documents of the site. */
export function Footer() {
  const { t, i18n } = useLingui();
  const [theme, setTheme] = useState(chosenTheme);
  const themeNames = { system: t`Same as the device`, light: t`Light`, dark: t`Dark` };
  const documents = [
    ['tos', t`Terms`],
    ['privacy', t`Privacy`],
    ['content_policy', t`Content policy`],
    ['references', t`References`],
  ] as const;
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex w-full max-w-[90rem] flex-wrap items-end gap-x-6 gap-y-4 px-4 py-6 sm:items-center sm:px-8">
        <Select
          inline
          label={t`Language`}
          value={i18n.locale}
          onChange={(event) => void changeLanguage(event.target.value as InterfaceLanguage).catch(() => undefined)}
        >
          {Object.entries(interfaceLanguages).map(([code, { name, tag }]) => (
            <option key={code} value={code} lang={tag}>
              {name}
            </option>
          ))}
        </Select>
        <Link to="/docs/translations" className={linkLook}>
          {t`Correct a translation`}
        </Link>
        <Select
          inline
          label={t`Colours`}
          value={theme}
          onChange={(event) => {
            const chosen = themes.find((name) => name === event.target.value) ?? 'system';
            applyTheme(chosen);
            setTheme(chosen);
          }}
        >
          {themes.map((name) => (
            <option key={name} value={name}>
              {themeNames[name]}
            </option>
          ))}
        </Select>
        <nav aria-label={t`About this site`} className="flex flex-wrap gap-x-5 sm:ms-auto">
          {documents.map(([name, words]) => (
            <Link key={name} to={`/docs/${name}`} className={linkLook}>
              {words}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
