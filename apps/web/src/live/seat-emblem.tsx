import { type Emblem, emblemOf } from '@lexiroom/domain/live-session';

const hues = [288, 18, 160, 60, 255, 340] as const;

interface SeatEmblemProps {
  seat: { seat_id: number; emblem?: Emblem | undefined };
  className?: string;
}

/** The animal of a seat on its colour. The name stands beside it: nobody hears of the picture. */
export function SeatEmblem({ seat, className = 'size-9' }: SeatEmblemProps) {
  const { emblem, colour } = emblemOf(seat);
  return (
    <span
      aria-hidden="true"
      data-emblem={emblem}
      className={`grid shrink-0 place-items-center rounded-full ${className}`}
      style={{ background: `oklch(0.82 0.12 ${hues[colour]})` }}
    >
      <svg className="size-[90%]">
        <use href={`/emblems.svg#${emblem}`} />
      </svg>
    </span>
  );
}
