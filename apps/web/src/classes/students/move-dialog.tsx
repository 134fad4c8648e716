import { Plural, Trans } from '@lingui/react/macro';
import type { RosterStudent } from '@lexiroom/contracts/classes';
import { useQuery } from '@tanstack/react-query';
import { statusOf } from '../../api/client.ts';
import { Loading } from '../../design/feedback/loading.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { classesQuery } from '../class-queries.ts';
import { rowClass } from './merge-dialog.tsx';

export interface MoveDialogProps {
  student: RosterStudent;
  /** The class they are in. */
  class_id: number;
  onMove: (student: RosterStudent, to: { class_id: number; class_name: string }) => void;
  onClose: () => void;
}

/** Asks into which other class a student goes. */
export function MoveDialog({ student, class_id, onMove, onClose }: MoveDialogProps) {
  const { data, error, refetch } = useQuery(classesQuery(false));
  const others = data?.filter((row) => row.class_id !== class_id);
  const name = <UserText>{student.student_name}</UserText>;
  return (
    <Dialog title={<Trans>Move {name} to…</Trans>} onClose={onClose}>
      <p className="text-soft">
        <Trans>Their answers move with them; the statistics of this class stay as they are.</Trans>
      </p>
      {error && !data && <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {others?.length === 0 && (
        <p>
          <Trans>There is no other class yet.</Trans>
        </p>
      )}
      <ul className="flex flex-col gap-1">
        {others?.map((row) => (
          <li key={row.class_id}>
            <button
              type="button"
              className={rowClass}
              onClick={() => {
                onClose();
                onMove(student, row);
              }}
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                <UserText>{row.class_name}</UserText>
              </span>
              <span className="text-soft">
                <Plural value={row.student_count} one="# student" other="# students" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
