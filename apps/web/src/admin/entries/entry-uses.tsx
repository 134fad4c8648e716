import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { QueuedEntry } from '@lexiroom/contracts/admin';
import { UserText } from '../../design/typography/user-text.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { deckPath, Link } from '../../navigation/index.ts';

/** What the picture of an entry is called, and words that have the entry, with the decks that everybody may open. */
export function EntryUses({ entry }: { entry: QueuedEntry }) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const { names, words, uses } = entry;
  return (
    <div className="flex flex-col gap-2 text-base">
      {names.length > 0 && (
        <ul aria-label={t`Names of the picture`} className="flex flex-wrap gap-1.5">
          {names.map(({ language, text, approved }) => (
            <li
              key={`${language} ${text}`}
              title={languageName(language)}
              className={`rounded-full border px-2.5 wrap-anywhere ${approved ? 'border-line' : 'border-dashed border-edge'}`}
            >
              <UserText language={language}>{text}</UserText>
              <span className="sr-only">, {languageName(language)}</span>
            </li>
          ))}
        </ul>
      )}
      {words.length > 0 && (
        <ul aria-label={t`Words that have it`} className="flex flex-col gap-0.5">
          {words.map(({ text, meaning, deck }, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className="wrap-anywhere text-soft">
              <UserText>{[text, meaning].filter(Boolean).join(' – ')}</UserText>
              {': '}
              {deck ? (
                <Link
                  to={deckPath(deck.username, deck.item_id)}
                  target="_blank"
                  rel="noopener"
                  className="inline-block py-0.5 font-semibold text-brand-ink underline underline-offset-2"
                >
                  <UserText>{deck.item_name}</UserText>
                  <span className="sr-only"> {t`(opens in a new tab)`}</span>
                </Link>
              ) : (
                <Trans>in a deck that is not public</Trans>
              )}
            </li>
          ))}
          {uses > words.length && (
            <li className="text-soft">
              <Plural value={uses - words.length} one="and in # more" other="and in # more" />
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
