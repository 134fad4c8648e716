import { usualRecall } from '@lexiroom/domain/study/recall';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import type { Study } from '../study.ts';
import { useRecall } from './use-recall.ts';
import { offeredFrom, wordsToType } from './words-to-type.ts';

/** Offers once to type the words that are known; whatever is answered, it is not asked again for these decks. */
export function TypingOffer({ study }: { study: Study }) {
  const { choose } = useRecall(study);
  const [chosen, setChosen] = useState<boolean>();
  const known = wordsToType(study);
  const deck_ids = [...new Set(known.map(({ deck_id }) => deck_id))];
  if (chosen) {
    return (
      <output className="rounded-2xl bg-good-wash px-4 py-3 font-semibold text-good-ink">
        <Trans>You will type them from now on. The settings of the deck change it back.</Trans>
      </output>
    );
  }
  if (chosen === false || known.length < offeredFrom) return null;
  const answer = (typing: boolean) => {
    setChosen(typing);
    void choose({ ...usualRecall, typing }, deck_ids);
  };
  return (
    <section className="flex w-full max-w-2xl flex-wrap items-center justify-center gap-3 rounded-3xl border-2 border-line bg-card px-4 py-3">
      <p className="text-lg font-semibold">
        <Plural
          value={known.length}
          one="You know # word well. Type it next time?"
          other="You know # words well. Type them next time?"
        />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" look="brand" onClick={() => answer(true)}>
          <Trans>Type them</Trans>
        </Button>
        <Button size="small" onClick={() => answer(false)}>
          <Trans>No, thanks</Trans>
        </Button>
      </div>
    </section>
  );
}
