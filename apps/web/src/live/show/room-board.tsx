import { Plural, Trans } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { UserText } from '../../design/typography/user-text.tsx';

interface RoomBoardProps {
  top: ProjectorView['room_top'];
  /** How many of the best are named. */
  most?: number;
  /** `board`: to be read from the last row. */
  look: 'board' | 'card';
}

/** In a room of several quizzes: who is best in all of them together. */
export function RoomBoard({ top = [], most = 10, look }: RoomBoardProps) {
  if (top.length === 0) return null;
  const size = look === 'board' ? 'text-back leading-tight' : 'text-lg';
  return (
    <section className={look === 'board' ? 'rounded-3xl bg-card px-5 py-3' : ''}>
      <h2 className={`font-display font-bold ${size}`}>
        <Trans>All quizzes together</Trans>
      </h2>
      <ol className={`flex flex-wrap gap-x-8 gap-y-1 ${size}`}>
        {top.slice(0, most).map(({ seat_id, name, score, rank }) => (
          <li key={seat_id} className="flex max-w-full min-w-0 gap-3">
            <b className="tabular-nums">{rank}</b>
            <span className="min-w-0 truncate font-semibold">
              <UserText>{name}</UserText>
            </span>
            <span className="shrink-0 tabular-nums">
              <Plural value={score} one="# point" other="# points" />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
