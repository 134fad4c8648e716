import { Trans, useLingui } from '@lingui/react/macro';
import type { RosterStudent } from '@lexiroom/contracts/classes';
import {
  ArrowRightLeft,
  CircleCheck,
  CircleSlash,
  Merge,
  TextCursorInput,
  Trash2,
  Unlink,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, menuItemClass, MenuSeparator } from '../../design/overlays/menu.tsx';
import { type Box, boxes, boxNames, boxOf } from './group-box.tsx';

/** What a line of the menu asks for. */
export type StudentAction =
  { type: 'rename' | 'absent' | 'move' | 'merge' | 'unlink' | 'remove' } | { type: 'box'; box: Box };

export interface StudentMenuProps {
  student: RosterStudent;
  beside: HTMLElement;
  /** There is another student whom this one may be. */
  canMerge: boolean;
  onAction: (action: StudentAction, student: RosterStudent) => void;
  onClose: () => void;
}

/** All that can be done with a student. */
export function StudentMenu({ student, beside, canMerge, onAction, onClose }: StudentMenuProps) {
  const { t } = useLingui();
  const { student_name, is_absent, linked_to } = student;
  const line = (action: StudentAction, Icon: typeof Merge, words: ReactNode) => (
    <button type="button" role="menuitem" className={menuItemClass} onClick={() => onAction(action, student)}>
      <Icon className="size-5 shrink-0 text-soft" aria-hidden="true" />
      {words}
    </button>
  );
  return (
    <Menu label={t`More for ${student_name}`} beside={beside} onClose={onClose}>
      {line({ type: 'rename' }, TextCursorInput, <Trans>Rename</Trans>)}
      {boxes
        .filter((box) => box !== boxOf(student))
        .map((box) => (
          <div key={box} role="presentation">
            {line({ type: 'box', box }, UsersRound, boxNames[box])}
          </div>
        ))}
      {is_absent
        ? line({ type: 'absent' }, CircleCheck, <Trans>Here today</Trans>)
        : line({ type: 'absent' }, CircleSlash, <Trans>Absent today</Trans>)}
      {line({ type: 'move' }, ArrowRightLeft, <Trans>Move to another class…</Trans>)}
      {canMerge && line({ type: 'merge' }, Merge, <Trans>Merge with…</Trans>)}
      {linked_to && line({ type: 'unlink' }, Unlink, <Trans>Unlink the account…</Trans>)}
      <MenuSeparator />
      {line({ type: 'remove' }, Trash2, <Trans>Remove</Trans>)}
    </Menu>
  );
}
