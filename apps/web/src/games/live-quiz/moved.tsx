import { Plural } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';

export interface MovedProps {
  rank: number;
  previous_rank: number | null;
  /** The class of its letters. */
  size?: string;
}

/** By how many places somebody climbed or fell; nothing for who stayed, or had no place before. */
export function Moved({ rank, previous_rank, size = 'text-lg' }: MovedProps) {
  if (previous_rank === null || previous_rank === rank) return null;
  const places = Math.abs(previous_rank - rank);
  const Icon = previous_rank > rank ? ArrowUp : ArrowDown;
  return (
    <span className={`flex items-center gap-1 tabular-nums ${size}`}>
      <Icon className="size-[1em]" strokeWidth={3} aria-hidden="true" />
      <span aria-hidden="true">{places}</span>
      <span className="sr-only">
        {previous_rank > rank ? (
          <Plural value={places} one="up # place" other="up # places" />
        ) : (
          <Plural value={places} one="down # place" other="down # places" />
        )}
      </span>
    </span>
  );
}
