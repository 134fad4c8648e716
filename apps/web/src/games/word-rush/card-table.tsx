import type { DeckWord } from '@lexiroom/contracts/decks';
import type { Given } from '@lexiroom/domain/games/word-rush';
import type { QuestionKind } from '@lexiroom/domain/study/question';
import { useRef } from 'react';
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

/** The cards of a round, which move with its speed. The numbers on them are their keys. */
export function CardTable({ cards, kind, round, speed, right, given, onChoose }: CardTableProps) {
  const table = useRef<HTMLDivElement>(null);
  const isOpen = given === null;
  const elapsed = useStopwatch();
  const choose = (word_id: number) => onChoose(word_id, elapsed());
  useBelt(table, { speed, round, isMoving: isOpen });
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
      className={`relative mx-auto grid min-h-0 w-full flex-1 animate-rise auto-rows-[minmax(0,1fr)] gap-2.5 sm:gap-4 low:gap-2 ${layouts[cards.length] ?? usual}`}
    >
      {cards.map((card, place) => (
        <RushCard
          key={card.word_id}
          word={card}
          kind={kind}
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
