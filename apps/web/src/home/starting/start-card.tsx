import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeckResult } from '@lexiroom/contracts/decks';
import { Play } from 'lucide-react';
import { DeckLevel } from '../../decks/deck-languages.tsx';
import { NamedWords } from '../../decks/named-words.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { deckPath, Link } from '../../navigation/index.ts';

export interface StartCardProps {
  deck: DeckResult;
  onStart: () => void;
  isStarting: boolean;
}

/** A topic with the button that asks its first question; its name leads to its page. */
export function StartCard({ deck, onStart, isStarting }: StartCardProps) {
  const { t } = useLingui();
  const { item_name, owner, item_id, image_path, level, word_count, read_from, named } = deck;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-3xl border border-line bg-card shadow-xs">
      <Picture src={image_path} alt="" canRetry={false} />
      <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
        <Link
          to={deckPath(owner, item_id, read_from ?? named?.language)}
          className="font-display text-lg leading-tight font-bold wrap-anywhere hyphens-auto after:absolute after:inset-0 group-hover:text-brand-ink sm:text-xl"
        >
          <UserText>{item_name}</UserText>
        </Link>
        <p className="text-sm text-soft sm:text-base">
          {level && (
            <>
              <DeckLevel level={level} />{' '}
            </>
          )}
          {named ? (
            <NamedWords language={named.language} named={named.words} words={word_count} />
          ) : (
            <Plural value={word_count} one="# word" other="# words" />
          )}
        </p>
        <Button
          look="brand"
          size="small"
          busy={isStarting}
          icon={<Play className="size-4 rtl:rotate-180" aria-hidden="true" />}
          aria-label={t`Start: ${item_name}`}
          onClick={onStart}
          className="relative mt-auto w-full"
        >
          <Trans>Start</Trans>
        </Button>
      </div>
    </article>
  );
}
