import { usualRecall } from '@lexiroom/domain/study/recall';
import { isKnown } from '@lexiroom/domain/today';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { streakOf } from '../answers/one-more-answer.ts';
import type { Study } from '../study.ts';
import { useRecall } from './use-recall.ts';

/** From so many known words on it is worth while to type them. */
export const offeredFrom = 5;

/** The words of a study that are known, in decks for which nobody has chosen yet how they are asked. */
export function wordsToType({ data, words, class_id }: Pick<Study, 'data' | 'words' | 'class_id'>) {
  const { calendar, recall = [] } = data;
  if (!calendar || class_id !== undefined) return [];
  const chosen = new Set(recall.map(({ deck_id }) => deck_id));
  return words.filter(
    ({ deck_id, due_dates, answers }) =>
      !chosen.has(deck_id) && due_dates !== null && isKnown({ streak: streakOf(answers, null, calendar) }),
  );
}

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
