import type { DeckWord } from '@lexiroom/contracts/decks';
import { useRef } from 'react';
import { useKeys } from '../../study/modes/keys/keys.ts';
import { FlyingPoints } from '../frame/score/flying-points.tsx';
import { type CardLook, PictureCard } from './picture-card.tsx';
import { useBelt } from './use-belt.ts';

export interface CardTableProps {
  cards: readonly DeckWord[];
  round: number;
  /** So many places a second. */
  speed: number;
  /** What was chosen, and what was right; undefined while the round is open. `chosen` is null when the time was up. */
  decided: { right: number; chosen: number | null; points: number } | undefined;
  onChoose: (word_id: number) => void;
}

/** Seven cards in two rows, six in two or three: as large as the window has room for. */
const layouts: Record<number, string> = {
  7: 'grid-cols-8 [&>*]:col-span-2 [&>:nth-child(5)]:col-start-2',
  6: 'grid-cols-2 sm:grid-cols-3 low:grid-cols-6',
};

/** The cards of a round, which move with its speed. The numbers on them are their keys. */
export function CardTable({ cards, round, speed, decided, onChoose }: CardTableProps) {
  const table = useRef<HTMLDivElement>(null);
  const isOpen = decided === undefined;
  useBelt(table, { speed, round, isMoving: isOpen });
  useKeys({
    choose: isOpen
      ? (place) => {
          const card = cards[place];
          if (card) onChoose(card.word_id);
        }
      : undefined,
  });
  const lookOf = (word_id: number): CardLook => {
    if (isOpen) return 'open';
    if (word_id === decided.right) return 'right';
    return word_id === decided.chosen ? 'wrong' : 'dimmed';
  };
  return (
    <div
      ref={table}
      className={`relative mx-auto grid min-h-0 w-full flex-1 auto-rows-fr gap-2.5 sm:gap-4 ${layouts[cards.length] ?? 'grid-cols-2 sm:grid-cols-3'}`}
    >
      {cards.map((card, place) => (
        <PictureCard
          key={card.word_id}
          word={card}
          place={place}
          look={lookOf(card.word_id)}
          onChoose={() => onChoose(card.word_id)}
        >
          {decided && decided.points > 0 && card.word_id === decided.right && <FlyingPoints points={decided.points} />}
        </PictureCard>
      ))}
    </div>
  );
}
