import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeckResult } from '@lexiroom/contracts/decks';
import { CalendarClock } from 'lucide-react';
import { Picture } from '../design/graphics/picture.tsx';
import { UserText } from '../design/typography/user-text.tsx';
import { deckPath, Link } from '../navigation/index.ts';
import { DeckLanguages } from './deck-languages.tsx';
import { NamedWords } from './named-words.tsx';
import { SharedMark } from './shared-mark.tsx';

/** A deck in a list; with `due_count` it is the viewer's own. */
export type ListedDeck = DeckResult & { due_count?: number | null };

/** A deck in a list: picture, name, languages, count, and what is due. The link is named by the deck. */
export function DeckCard({ deck, opensNewTab }: { deck: ListedDeck; opensNewTab: boolean }) {
  const { t } = useLingui();
  return (
    <Link
      to={deckPath(deck.owner, deck.item_id, deck.read_from ?? deck.named?.language)}
      {...(opensNewTab ? { target: '_blank', rel: 'noopener' } : {})}
      className="group flex h-full flex-col overflow-hidden rounded-3xl border border-line bg-card shadow-xs transition hover:-translate-y-0.5 hover:border-edge hover:shadow-lg"
    >
      <Picture src={deck.image_path} alt="" canRetry={false} />
      <span className="flex flex-1 flex-col gap-0.5 p-3 sm:p-4">
        <span className="font-display text-lg leading-tight font-bold wrap-anywhere hyphens-auto group-hover:text-brand-ink sm:text-xl">
          <UserText>{deck.item_name}</UserText>
        </span>
        <span className="text-sm text-soft sm:text-base">
          <DeckLanguages deck={deck} />
        </span>
        <span className="mt-auto pt-1.5 text-sm text-soft sm:text-base">
          <Plural value={deck.word_count} one="# word" other="# words" />
          {deck.sentence_count > 0 && (
            <>
              {' · '}
              <Plural value={deck.sentence_count} one="# sentence" other="# sentences" />
            </>
          )}
          {typeof deck.due_count !== 'number' && (
            <>
              {' · '}
              <Trans>
                by <UserText>{deck.owner}</UserText>
              </Trans>
            </>
          )}
        </span>
        {deck.named && (
          <span className="text-sm font-semibold text-ink sm:text-base">
            <NamedWords language={deck.named.language} named={deck.named.words} words={deck.word_count} />
          </span>
        )}
        {deck.is_shared && <SharedMark />}
        {typeof deck.due_count === 'number' && deck.due_count > 0 && (
          <span className="mt-1.5 inline-flex items-center gap-1.5 self-start rounded-full bg-sun-wash px-3 py-1 font-semibold text-ink">
            <CalendarClock className="size-4 shrink-0" aria-hidden="true" />
            <Plural value={deck.due_count} one="# due today" other="# due today" />
          </span>
        )}
        {opensNewTab && <span className="sr-only">{t`(opens in a new tab)`}</span>}
      </span>
    </Link>
  );
}
