import type { DeckWord } from '@lexiroom/contracts/decks';
import type { Given } from '@lexiroom/domain/games/word-rush';
import type { QuestionKind } from '@lexiroom/domain/study/question';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isMotionReduced } from '../../design/styles/display.ts';
import { useKeys } from '../../study/modes/keys/keys.ts';
import { useStopwatch } from '../../study/modes/pages/page-props.ts';
import { FlyingPoints } from '../frame/score/flying-points.tsx';
import { type CardLook, RushCard } from './rush-card.tsx';
import { useBelt } from './use-belt.ts';

export interface CardTableProps {
  cards: readonly DeckWord[];
  kind: QuestionKind;
  round: number;
  /** So many places a second. */
  speed: number;
  /** The word of the right card. */
  right: number;
  /** Null while the round is open. */
  given: Given | null;
  /** `ms`: after the cards were shown. */
  onChoose: (word_id: number, ms: number) => void;
}

/** Seven cards in two rows, six in two or three; fewer where a deck has no more that can be told apart. */
const layouts: Record<number, string> = {
  7: 'grid-cols-2 sm:grid-cols-4 lg:grid-cols-8 lg:[&>*]:col-span-2 lg:[&>:nth-child(5)]:col-start-2',
  5: 'grid-cols-2 sm:grid-cols-6 sm:[&>*]:col-span-2 sm:[&>:nth-child(4)]:col-start-2',
  4: 'grid-cols-2 low:grid-cols-4',
};
const usual = 'grid-cols-2 sm:grid-cols-3 low:grid-cols-6';

/** Width by height of cards that move: pictures are nearly square, texts have their room beside each other. */
export const ratios: Record<QuestionKind, number> = { text_to_picture: 10 / 9, picture_to_text: 1.7 };

/**
 * The cards of a round, which move with its speed. The numbers on them are their keys. From round to round the cards stay,
 * and only what is on them changes: so a round begins without the page being built anew.
 */
export function CardTable({ cards, kind, round, speed, right, given, onChoose }: CardTableProps) {
  const table = useRef<HTMLDivElement>(null);
  const isOpen = given === null;
  const elapsed = useStopwatch(round);
  const choose = (word_id: number) => onChoose(word_id, elapsed());
  useBelt(table, { speed, round, ratio: ratios[kind], isMoving: isOpen });
  useArrival(table, round);
  useKeys({
    choose: isOpen
      ? (place) => {
          const card = cards[place];
          if (card) choose(card.word_id);
        }
      : undefined,
  });
  const lookOf = (word_id: number): CardLook => {
    if (isOpen) return 'open';
    if (word_id === right) return 'right';
    return word_id === given.chosen_word_id ? 'wrong' : 'dimmed';
  };
  return (
    <div
      ref={table}
      data-round={round}
      className={`relative mx-auto grid min-h-32 w-full flex-1 auto-rows-[minmax(0,1fr)] gap-2.5 sm:gap-4 low:gap-2 ${layouts[cards.length] ?? usual}`}
    >
      {cards.map((card, place) => (
        <RushCard
          key={place}
          word={card}
          kind={kind}
          round={round}
          place={place}
          look={lookOf(card.word_id)}
          onChoose={() => choose(card.word_id)}
        >
          {given !== null && given.points > 0 && card.word_id === right && <FlyingPoints points={given.points} />}
        </RushCard>
      ))}
    </div>
  );
}

/** Lets the cards of a round rise into their places. */
function useArrival(table: RefObject<HTMLElement | null>, round: number): void {
  useLayoutEffect(() => {
    if (isMotionReduced()) return;
    const rise = [{ transform: 'translateY(0.75rem)', opacity: 0 }, {}];
    table.current?.animate?.(rise, { id: `round ${round}`, duration: 350, easing: 'ease' });
  }, [table, round]);
}
