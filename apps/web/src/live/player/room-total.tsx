import { Plural, Trans } from '@lingui/react/macro';
import type { SeatView } from '@lexiroom/contracts/live';

/** The first places are an honour in a room of any size; nobody is told that they are last. */
const honoured = 3;

/** In a room of several quizzes: what one has in all of them together. */
export function RoomTotal({ seat }: { seat: SeatView | null }) {
  const total = seat?.room_total;
  if (!total) return null;
  const { score, rank } = total;
  return (
    <p className="rounded-2xl bg-card px-4 py-2 text-lg font-semibold tabular-nums">
      <Trans>All quizzes together:</Trans> <Plural value={score} one="# point" other="# points" />
      {rank !== null && rank <= honoured && (
        <>
          {' · '}
          <Trans>place {rank}</Trans>
        </>
      )}
    </p>
  );
}
