import { Trans, useLingui } from '@lingui/react/macro';
import type { DeckData, DeckWord } from '@lexiroom/contracts/decks';
import { Image, Info } from 'lucide-react';
import { useId, useState } from 'react';
import { Card } from '../design/card.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { IconButton } from '../design/icon-button.tsx';
import { Picture } from '../design/picture.tsx';
import { UserText } from '../design/user-text.tsx';
import { PictureCredits } from './picture-credits.tsx';

/** The words of a deck in their order, each with its picture. */
export function DeckWords({ deck }: { deck: DeckData }) {
  const { t } = useLingui();
  if (deck.words.length === 0) {
    return (
      <div className="mt-8">
        <EmptyState icon={<Image className="size-8" />} title={t`This study has no words`} />
      </div>
    );
  }
  return (
    <section aria-labelledby="words" className="mt-8 sm:mt-12">
      <h2 id="words" className="mb-4 font-display text-2xl font-bold">
        <Trans>Words</Trans>
      </h2>
      <ol className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 min-[100rem]:grid-cols-6">
        {deck.words.map((word) => (
          <li key={word.word_id} className="min-w-0">
            <WordCard word={word} deck={deck} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function WordCard({ word, deck }: { word: DeckWord; deck: DeckData }) {
  const { t } = useLingui();
  const [areCreditsShown, showCredits] = useState(false);
  const id = useId();
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <div className="relative">
        <Picture src={word.thumbnail_path ?? word.image_path} alt="" />
        {word.image_id !== null && (
          <IconButton
            label={t`Image details: ${word.target_translation}`}
            title={t`Image details`}
            aria-expanded={areCreditsShown}
            aria-controls={id}
            onClick={() => showCredits(!areCreditsShown)}
            icon={<Info className="size-5" />}
            className="absolute end-0 bottom-0 rounded-none rounded-ss-2xl bg-tile/85 !text-[oklch(0.4_0.03_285)] hover:!bg-white aria-expanded:!bg-white"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-0.5 p-3 sm:p-4">
        <p className="text-xl leading-snug font-bold break-words sm:text-2xl">
          <UserText language={deck.target_language}>{word.target_translation}</UserText>
        </p>
        {word.extra_target_translation && (
          <p className="text-soft">
            <UserText language={deck.target_language}>{word.extra_target_translation}</UserText>
          </p>
        )}
        {deck.source_language && (
          <p className="text-base break-words text-soft sm:text-lg">
            {word.source_translation ? (
              <UserText language={deck.source_language}>{word.source_translation}</UserText>
            ) : (
              <Trans>No translation</Trans>
            )}
          </p>
        )}
      </div>
      <div id={id} hidden={!areCreditsShown}>
        {areCreditsShown && word.image_id !== null && <PictureCredits imageId={word.image_id} />}
      </div>
    </Card>
  );
}
