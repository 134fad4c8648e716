import { Trans } from '@lingui/react/macro';
import {
  cardsInSight,
  type CardsPerPage,
  hasThumbs,
  offersThumbs,
  type ReviseEvent,
  type ReviseProgress,
} from '@lexiroom/domain/study/revise-mode';
import { useState, useSyncExternalStore } from 'react';
import { useSound } from '../../../sound/index.ts';
import type { Study } from '../../study.ts';
import { useKeys } from '../keys/keys.ts';
import { ContinueButton } from '../pages/page-layout.tsx';
import { FlipCard } from '../pages/flip-card.tsx';
import { useFocusOnArrival, useStopwatch } from '../pages/page-props.ts';
import { Thumbs } from '../pages/thumbs.tsx';
import type { WordOf } from '../word-of.ts';

export interface CardPageProps {
  study: Study;
  progress: ReviseProgress;
  wordOf: WordOf;
  /** The last thumb was given: the next page comes by itself. */
  isLeaving: boolean;
  send: (event: ReviseEvent) => void;
}

/** The cards in sight, side by side. Its key is its first card, so that each page begins with a state of its own. */
export function CardPage({ study, progress, wordOf, isLeaving, send }: CardPageProps) {
  const heading = useFocusOnArrival();
  const elapsed = useStopwatch();
  const sound = useSound(study.data);
  const inSight = cardsInSight(progress);
  const [shownBefore] = useState(() => inSight.filter((card) => progress.cards[card]!.is_shown));
  const isAlone = progress.cards_per_page === 1;
  const show = (card: number) => send({ type: 'SHOW', card });
  const judge = (card: number, is_correct: boolean) => send({ type: 'JUDGE', card, is_correct, ms: elapsed() });
  const hidden = inSight.find((card) => !progress.cards[card]!.is_shown);
  const open = inSight.filter((card) => offersThumbs(progress, card));
  const shown = inSight.filter((card) => progress.cards[card]!.is_shown);
  const judgeByKey = (is_correct: boolean) => {
    const card = focusedOf(open);
    if (card !== undefined) judge(card, is_correct);
  };
  const sayByKey = () => {
    const card = focusedOf(shown);
    if (card === undefined) return;
    const word = wordOf(progress.cards[card]!.word_id);
    void sound.say(word, word.target_language);
  };
  const next = () => send({ type: 'NEXT' });
  const isDone = hidden === undefined && open.length === 0 && !isLeaving;
  useKeys({
    choose: (place) => {
      const card = inSight[place];
      if (card !== undefined) show(card);
    },
    confirm: hidden === undefined ? undefined : () => show(hidden),
    thumb_up: open.length === 0 ? undefined : () => judgeByKey(true),
    thumb_down: open.length === 0 ? undefined : () => judgeByKey(false),
    say: isAlone || shown.length === 0 ? undefined : sayByKey,
  });
  return (
    <div className="flex flex-1 flex-col gap-3">
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        <Trans>Cards</Trans>
      </h1>
      <ol className={`flex flex-1 gap-6 ${isAlone ? 'mx-auto w-full max-w-[min(48rem,85dvh)] low:max-w-3xl' : ''}`}>
        {inSight.map((card, place) => {
          const { word_id, is_shown, given } = progress.cards[card]!;
          const isJudged = hasThumbs(progress, card);
          return (
            <li
              key={card}
              className={`flex min-w-0 flex-col justify-center gap-3 ${isAlone ? 'flex-1' : 'max-w-[calc((100%-3rem)/3)] basis-1/3'}`}
              data-card={card}
            >
              <div
                className={`flex flex-1 flex-col ${isAlone ? 'max-h-[46rem]' : 'max-h-[min(40rem,calc(62dvh-var(--asked)))]'}`}
              >
                <FlipCard
                  study={study}
                  word={wordOf(word_id)}
                  isShown={is_shown}
                  onShow={() => show(card)}
                  wasShown={shownBefore.includes(card)}
                  hasKeys={isAlone}
                  digit={isAlone ? undefined : place + 1}
                />
              </div>
              {isJudged && (
                <div className="flex min-h-14">
                  {is_shown && (
                    <Thumbs
                      given={given}
                      isOfClass={study.class_id !== undefined}
                      onJudge={(isCorrect) => judge(card, isCorrect)}
                    />
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <div className="flex min-h-14 items-start justify-center">{isDone && <ContinueButton onContinue={next} />}</div>
    </div>
  );
}

/** The card, among these, that has the focus; else the first of them. */
function focusedOf(cards: readonly number[]): number | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card;
  return cards.find((card) => String(card) === focused) ?? cards[0];
}

/** Narrow, portrait or short screens show one card (specification 1 section 4). */
const room = '(min-width: 56rem) and (min-height: 30rem) and (orientation: landscape)';

function listen(onChange: () => void): () => void {
  const query = matchMedia(room);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** How many cards of Revise this window has room for, now. */
export function useCardsPerPage(): CardsPerPage {
  return useSyncExternalStore(listen, () => (matchMedia(room).matches ? 3 : 1));
}
