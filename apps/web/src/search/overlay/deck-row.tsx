import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeckResult } from '@lexiroom/contracts/decks';
import { DeckLanguages } from '../../decks/deck-languages.tsx';
import { Picture } from '../../design/picture.tsx';
import { UserText } from '../../design/user-text.tsx';
import { deckPath, Link } from '../../navigation/index.ts';
import { resultClass } from './result-list.tsx';

/** A deck that was found; opens in a new tab (specification 1 section 2). */
export function DeckRow({ deck }: { deck: DeckResult }) {
  const { t } = useLingui();
  return (
    <li>
      <Link data-result to={deckPath(deck.owner, deck.item_id)} target="_blank" rel="noopener" className={resultClass}>
        <span className="w-18 shrink-0">
          <Picture src={deck.image_path} alt="" shape="square" canRetry={false} className="rounded-xl" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-display text-lg leading-tight font-bold wrap-anywhere hyphens-auto">
            <UserText>{deck.item_name}</UserText>
          </span>
          <span className="block text-soft">
            <DeckLanguages deck={deck} />
          </span>
          <span className="block text-soft">
            <Plural value={deck.word_count} one="# word" other="# words" />
            {' · '}
            {deck.sentence_count > 0 && (
              <>
                <Plural value={deck.sentence_count} one="# sentence" other="# sentences" />
                {' · '}
              </>
            )}
            <Trans>
              by <UserText>{deck.owner}</UserText>
            </Trans>
          </span>
          <span className="sr-only">{t`(opens in a new tab)`}</span>
        </span>
      </Link>
    </li>
  );
}
