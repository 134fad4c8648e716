import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClassDetails, RosterStudent } from '@lexiroom/contracts/classes';
import { dividedAtRandom } from '@lexiroom/domain/classes';
import { namesToldApart } from '@lexiroom/domain/names';
import { ClipboardPaste, Dices, Download } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { csvSeparator, download } from '../../browser/csv-file.ts';
import { Button } from '../../design/buttons/button.tsx';
import { type DragOptions, useDrag } from '../../design/dragging/use-drag.ts';
import { cardAtKey } from '../../design/keyboard/card-at-key.ts';
import { useKeptFocus } from '../../design/keyboard/use-kept-focus.ts';
import { UserText } from '../../design/typography/user-text.tsx';
import { PasteDialog } from '../adding/paste-dialog.tsx';
import { rosterCsv, rosterFileName, useGroupWords } from '../adding/roster-csv.ts';
import { useSession } from '../../session/session.ts';
import type { ClassActions } from '../changes/class-actions.tsx';
import { FirstSteps } from './first-steps.tsx';
import { AddStudent } from './add-student.tsx';
import { type Box, boxes, boxOf, GroupBox, groupOf } from './group-box.tsx';
import { Merges } from './merges.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { actionOfKey, type KeyAction } from './roster-keys.ts';
import type { StudentCardActions } from './student-card.tsx';
import { type StudentAction, StudentMenu } from './student-menu.tsx';
import { UnlinkDialog } from './unlink-dialog.tsx';

/** What is open above the roster. */
type Open = { type: 'paste'; pasted?: string } | { type: 'move' | 'merge' | 'unlink'; student_id: number };

/** The students of a class in their groups: added, dragged, named, set aside, merged, removed. */
export function StudentsSection({ details, actions }: { details: ClassDetails; actions: ClassActions }) {
  const { t } = useLingui();
  const { user } = useSession();
  const groupWords = useGroupWords();
  const list = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useState('');
  const [open, setOpen] = useState<Open>();
  const [menu, openMenu] = useState<{ student_id: number; beside: HTMLElement }>();
  const [renamed, setRenamed] = useState<number>();
  const [focused, setFocused] = useState<number>();
  const keepFocusOn = useKeptFocus(list);
  const { class_id, students } = details;
  const studentOf = (id: number | undefined) => students.find(({ student_id }) => student_id === id);
  const inOrder = boxes.flatMap((box) => students.filter((student) => boxOf(student) === box));
  const reached = (studentOf(focused) ?? inOrder[0])?.student_id;
  const shownNames = new Map(namesToldApart(students).map((student) => [student.student_id, student.student_name]));
  const names = students.map(({ student_name }) => student_name);

  function putInto(box: Box, moved: readonly RosterStudent[]) {
    actions.regroup(moved, () => groupOf(box));
    const [first] = moved;
    if (!first) return;
    const { student_name } = first;
    const told: Record<Box, string> = {
      first: t`${student_name}: first group`,
      second: t`${student_name}: second group`,
      none: t`${student_name}: no group`,
    };
    announce(told[box]);
    keepFocusOn(first.student_id);
  }

  const { drag, preview, onPointerDown } = useDrag<Box, Box>({
    pressedId,
    idsWith: (id) => [id],
    spotAt: boxAt,
    dropTargetAt: (ids, box) => (ids.some((id) => studentOf(id) && boxOf(studentOf(id)!) !== box) ? box : undefined),
    onDrop: (ids, box) => putInto(box, students.filter(({ student_id }) => ids.includes(student_id))), // prettier-ignore
  });

  function perform(action: StudentAction | KeyAction, student: RosterStudent) {
    const { student_id, student_name, is_absent } = student;
    switch (action.type) {
      case 'rename':
        return setRenamed(student_id);
      case 'box':
        return putInto(action.box, [student]);
      case 'absent':
        keepFocusOn(student_id);
        announce(is_absent ? t`${student_name} is here today` : t`${student_name} is absent today`);
        return actions.setAbsent(student, !is_absent);
      case 'remove': {
        const at = inOrder.indexOf(student);
        keepFocusOn((inOrder[at + 1] ?? inOrder[at - 1])?.student_id);
        return actions.remove(student);
      }
      case 'move':
      case 'merge':
      case 'unlink':
        return setOpen({ type: action.type, student_id });
    }
  }

  function onKey(event: KeyboardEvent<HTMLDivElement>) {
    const card = (event.target as HTMLElement).closest<HTMLElement>('[data-card]');
    const student = studentOf(Number(card?.closest<HTMLElement>('[data-item]')?.dataset.item));
    if (!card || !student || !list.current) return;
    const action = actionOfKey(event);
    const next = event.altKey ? undefined : cardAtKey(list.current, card, event.key);
    if (action) perform(action, student);
    else if (next) next.focus();
    else return;
    event.preventDefault();
  }

  const cardActions: StudentCardActions = {
    onMenu: (student_id, beside) => openMenu({ student_id, beside }),
    onFocus: setFocused,
    onName: (student, student_name) => {
      keepFocusOn(student.student_id);
      setRenamed(undefined);
      if (student_name !== undefined) void actions.rename(student, student_name);
    },
  };

  const menuStudent = studentOf(menu?.student_id);
  const openStudent = open?.type === 'paste' ? undefined : studentOf(open?.student_id);
  const dragged = studentOf(drag?.ids[0]);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_auto]">
        <AddStudent names={names} onAdd={actions.add} onList={(pasted) => setOpen({ type: 'paste', pasted })} />
        <Button
          look={students.length === 0 ? 'sun' : 'brand'}
          className="lg:mt-7.5"
          icon={<ClipboardPaste className="size-5" aria-hidden="true" />}
          onClick={() => setOpen({ type: 'paste' })}
        >
          <Trans>Add a list…</Trans>
        </Button>
      </div>
      {students.length === 0 && <FirstSteps class_id={class_id} />}
      {students.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="font-display text-xl font-bold">
            <Plural value={students.length} one="# student" other="# students" />
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              size="small"
              icon={<Dices className="size-5" aria-hidden="true" />}
              onClick={() => {
                const groups = dividedAtRandom(students.map(({ student_id }) => student_id), Math.random); // prettier-ignore
                actions.regroup(students, ({ student_id }) => groups.get(student_id) ?? null);
              }}
            >
              <Trans>Divide at random</Trans>
            </Button>
            <Button
              size="small"
              icon={<Download className="size-5" aria-hidden="true" />}
              onClick={() =>
                download(rosterFileName(details), rosterCsv(students, groupWords, csvSeparator(navigator.language)))
              }
            >
              <Trans>Download as CSV</Trans>
            </Button>
          </div>
        </div>
      )}
      <output className="sr-only">{announcement}</output>
      {students.length > 0 && (
        <>
          <p className="-mt-3 text-soft max-md:hidden">
            <Trans>
              Drag a name into a group, or press <kbd>1</kbd>, <kbd>2</kbd> or <kbd>0</kbd> on it. Press a name for all
              that can be done.
            </Trans>
          </p>
          <div
            ref={list}
            role="presentation"
            onPointerDown={onPointerDown}
            onKeyDown={onKey}
            className="grid grid-cols-1 gap-4 select-none [-webkit-touch-callout:none] lg:grid-cols-2"
          >
            {boxes.map((box) => (
              <GroupBox
                key={box}
                box={box}
                students={students.filter((student) => boxOf(student) === box)}
                shownNames={shownNames}
                actions={cardActions}
                renamed={renamed}
                dragged={drag?.ids ?? nobody}
                isMarked={drag?.drop === box}
                reached={reached}
              />
            ))}
          </div>
        </>
      )}
      <Merges details={details} onUndo={actions.undoMerge} />
      {menu && menuStudent && (
        <StudentMenu
          student={menuStudent}
          beside={menu.beside}
          canMerge={students.length > 1}
          onAction={perform}
          onClose={() => openMenu(undefined)}
        />
      )}
      {drag && dragged && (
        <div
          ref={preview}
          aria-hidden="true"
          className="pointer-events-none fixed top-0 left-0 z-50 max-w-72 truncate rounded-2xl bg-night px-4 py-2 font-semibold text-white shadow-lg"
        >
          <UserText>{dragged.student_name}</UserText>
        </div>
      )}
      {open?.type === 'paste' && user && (
        <PasteDialog
          class_id={class_id}
          teacher_id={user.user_id}
          pasted={open.pasted}
          names={names}
          onAdd={actions.add}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.type === 'move' && openStudent && (
        <MoveDialog
          student={openStudent}
          class_id={class_id}
          onMove={actions.move}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.type === 'merge' && openStudent && (
        <MergeDialog
          class_id={class_id}
          student_id={openStudent.student_id}
          students={students}
          onMerge={actions.merge}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.type === 'unlink' && openStudent && (
        <UnlinkDialog student={openStudent} onUnlink={actions.unlink} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

const nobody: readonly number[] = [];

/** Whose card is pressed to be dragged: a mouse or pen anywhere on it, a finger at its handle, as it scrolls elsewhere. */
const pressedId: DragOptions<Box, Box>['pressedId'] = ({ target, button, pointerType }) => {
  const element = target as Element;
  const card = element.closest<HTMLElement>('[data-item]');
  if (!card || button !== 0 || element.closest('input')) return undefined;
  return pointerType !== 'touch' || element.closest('[data-handle]') ? Number(card.dataset.item) : undefined;
};

const boxAt = (x: number, y: number): Box | undefined =>
  boxes.find((box) => box === document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-box]')?.dataset.box);
