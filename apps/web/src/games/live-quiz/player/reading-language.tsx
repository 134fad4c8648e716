import { Trans } from '@lingui/react/macro';
import { type LanguageId, languageIds } from '@lexiroom/domain/languages';
import { useState } from 'react';
import { asTheDeck, chooseReadingLanguage, readingLanguage } from '../../../connection/reading-language.ts';
import { Select } from '../../../design/fields/select.tsx';
import { useLanguageName } from '../../../i18n/language-name.ts';

/** In which language this phone says what words mean, where the library knows it. */
export function ReadingLanguage({ onChange }: { onChange: () => void }) {
  const nameOf = useLanguageName();
  const [chosen, setChosen] = useState<LanguageId | typeof asTheDeck>(() => readingLanguage() ?? asTheDeck);
  return (
    <Select
      label={<Trans>What words mean, in</Trans>}
      value={chosen}
      onChange={({ target }) => {
        const choice = target.value as typeof chosen;
        setChosen(choice);
        chooseReadingLanguage(choice);
        onChange();
      }}
    >
      <option value={asTheDeck}>
        <Trans>The deck’s language</Trans>
      </option>
      {languageIds.map((id) => (
        <option key={id} value={id}>
          {nameOf(id)}
        </option>
      ))}
    </Select>
  );
}
