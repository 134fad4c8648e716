import { Trans, useLingui } from '@lingui/react/macro';
import { isLanguageId, type LanguageId } from '@lexiroom/domain/languages';
import { ChevronDown } from 'lucide-react';
import { NamedWords } from '../../decks/named-words.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { sourcesOf, sourcesToChoose, useLanguageList } from '../study-languages.tsx';
import type { Study } from '../study.ts';
import { chooseSource } from './choose-source.ts';

/**
 * 'Spanish from [German]', where decks of one target language can be read from other languages than their own; and how many
 * words have a name in it, where some have none.
 */
export function SourceChoice({ study, target: language }: { study: Study; target: LanguageId }) {
  const target = useLanguageName()(language);
  return (
    <>
      <Trans>
        {target} from <SourceSelect study={study} />
      </Trans>
      <MissingNames data={study.data} />
    </>
  );
}

function SourceSelect({ study: { address, data } }: { study: Study }) {
  const { t, i18n } = useLingui();
  const languageName = useLanguageName();
  const list = useLanguageList();
  const { read_from, source_language, words } = data;
  const own = data.studyDeckIds.length === 1 ? (data.own_source_language ?? null) : null;
  const { compare } = new Intl.Collator(i18n.locale);
  const options = sourcesToChoose(data)
    .map((id) => ({ id, name: languageName(id) }))
    .toSorted((one, other) => compare(one.name, other.name));
  // One deck is called by its own language, several by those of all.
  const asTheyAre = read_from ? t`As in the deck` : list(sourcesOf(words)) || t`no language`;
  return (
    <span className="relative inline-flex max-w-full align-middle">
      <select
        aria-label={t`Language you learn from`}
        value={read_from ?? (own === null ? 'own' : source_language!)}
        onChange={(event) => chooseSource(address, sourceFrom(event.target.value, own))}
        className="min-h-11 max-w-full appearance-none truncate rounded-full border-2 border-edge bg-card ps-4 pe-10 text-lg font-semibold text-ink"
      >
        {own === null && <option value="own">{asTheyAre}</option>}
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-soft"
        aria-hidden="true"
      />
    </span>
  );
}

/** The deck's own language is chosen as such, so that it stays when its owner gives it another one. */
const sourceFrom = (value: string, own: LanguageId | null) => (isLanguageId(value) && value !== own ? value : 'own');

function MissingNames({ data: { words, read_from } }: Pick<Study, 'data'>) {
  const read = words.filter(({ source_language }) => source_language === read_from);
  const named = read.filter(({ source_translation }) => source_translation !== null);
  if (read_from === undefined || named.length === read.length) return null;
  return (
    <span className="block text-lg">
      <NamedWords language={read_from} named={named.length} words={read.length} />
    </span>
  );
}
