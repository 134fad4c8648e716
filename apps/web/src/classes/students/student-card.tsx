import { useLingui } from '@lingui/react/macro';
import type { RosterStudent } from '@lexiroom/contracts/classes';
import { CircleSlash, EllipsisVertical, GripVertical } from 'lucide-react';
import { memo } from 'react';
import { UserText } from '../../design/typography/user-text.tsx';
import { RenameBox } from '../naming/rename-box.tsx';

/** What can be done with a card; the same functions as long as the class is open. */
export interface StudentCardActions {
  /** Opens the student's menu beside the card. */
  onMenu: (student_id: number, beside: HTMLElement) => void;
  onFocus: (student_id: number) => void;
  onName: (student: RosterStudent, student_name: string | undefined) => void;
}

export interface StudentCardProps {
  student: RosterStudent;
  /** With a number, when another is called the same. */
  shownName: string;
  actions: StudentCardActions;
  isRenamed: boolean;
  isDragged: boolean;
  /** Of all cards one is reached by the tab key; the arrow keys go on from there. */
  isReached: boolean;
}

/** A student in a group: dragged by mouse anywhere and by finger at its handle; pressed, it opens what can be done. */
export const StudentCard = memo(function StudentCard(props: StudentCardProps) {
  const { student, shownName, actions, isRenamed, isDragged, isReached } = props;
  const { t } = useLingui();
  const { student_id, student_name, is_absent, linked_to } = student;
  return (
    <li
      data-item={student_id}
      className={`flex min-w-0 items-center rounded-2xl border border-line bg-card [content-visibility:auto] [contain-intrinsic-size:auto_3.5rem] hover:border-edge ${isDragged ? 'opacity-40' : ''}`}
    >
      <span
        data-handle=""
        aria-hidden="true"
        className="grid h-12 w-9 shrink-0 cursor-grab touch-none place-items-center text-soft"
      >
        <GripVertical className="size-5" />
      </span>
      {isRenamed ? (
        <RenameBox of="student" name={student_name} onEnd={(name) => actions.onName(student, name)} />
      ) : (
        <button
          type="button"
          data-card=""
          tabIndex={isReached ? 0 : -1}
          aria-haspopup="menu"
          aria-keyshortcuts="1 2 0 F2 Delete"
          onFocus={() => actions.onFocus(student_id)}
          onClick={({ currentTarget }) => actions.onMenu(student_id, currentTarget)}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-xl py-1.5 pe-1 text-start"
        >
          <span className="min-w-0 flex-1">
            <span className={`block font-semibold wrap-anywhere ${is_absent ? 'text-soft line-through' : ''}`}>
              <UserText>{shownName}</UserText>
            </span>
            {linked_to && (
              <span className="block text-sm text-soft wrap-anywhere">
                <span className="sr-only">{t`joined as`} </span>
                <bdi>@{linked_to.username}</bdi>
              </span>
            )}
          </span>
          {is_absent && (
            <span className="inline-flex shrink-0 items-center gap-1 text-sm text-soft">
              <CircleSlash className="size-4" aria-hidden="true" />
              {t`absent`}
            </span>
          )}
          <EllipsisVertical className="size-5 shrink-0 text-soft" aria-hidden="true" />
        </button>
      )}
    </li>
  );
});
