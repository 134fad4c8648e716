// A table whose cells are gone through with keys, one of which has the focus: so its roles are those of a grid.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role */
import { Trans, useLingui } from '@lingui/react/macro';
import type { PrintedMarks, PrintedQuestion } from '@lexiroom/contracts/printed-quiz';
import {
  allSet,
  type Cell,
  type Mark,
  markAt,
  type MarkChange,
  type MarksTable,
  nextMark,
  totalOf,
} from '@lexiroom/domain/printed-quiz';
import { CheckCheck } from 'lucide-react';
import { type KeyboardEvent, memo, type MouseEvent, useEffect, useRef, useState } from 'react';
import { UserText } from '../../design/typography/user-text.tsx';
import { MarkSign, markLook, useMarkNames } from './mark-sign.tsx';
import { actionOf, cellAfter, cellBefore, type Place, rowBelow } from './marks-keys.ts';

export interface MarksGridProps {
  label: string;
  students: PrintedMarks['students'];
  questions: readonly PrintedQuestion[];
  /** The questions in the order of the sheet that is marked, by their places in the quiz. */
  order: readonly number[];
  table: MarksTable;
  /** Whose row has the focus first, as their sheet was scanned. */
  student_id: number | undefined;
  onMark: (changes: readonly MarkChange[]) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Which place is looked at: by the number on the sheet, from 0; undefined at a name. */
  onColumn: (column: number | undefined) => void;
}

/**
 * Students × questions: arrow keys go from cell to cell, 1 and X mark one and go on, a heading sets all of its row or
 * column.
 */
export function MarksGrid(props: MarksGridProps) {
  const { label, students, questions, order, table, student_id, onMark, onUndo, onRedo, onColumn } = props;
  const element = useRef<HTMLTableElement>(null);
  const first = Math.max(0, students.findIndex((student) => student.student_id === student_id)); // prettier-ignore
  const [place, setPlace] = useState<Place>({ row: first, column: 0 });
  const [wasScanned, setScanned] = useState(student_id);
  if (wasScanned !== student_id) {
    setScanned(student_id);
    setPlace({ row: first, column: 0 });
  }
  // Whoever has scanned a sheet, or come from its code, types at once.
  useEffect(() => {
    if (student_id !== undefined) focusOn(element.current, { row: first, column: 0 });
  }, [student_id, first]);

  const cellAt = ({ row, column }: Place): Cell => ({
    student_id: students[row]!.student_id,
    question: order[column]!,
  });
  const cellsOf = ({ row, column }: Place): Cell[] =>
    column < 0
      ? order.map((_, each) => cellAt({ row, column: each }))
      : students.map((_, each) => cellAt({ row: each, column }));
  const change = (at: Place) => {
    if (at.row < 0 || at.column < 0) return onMark(allSet(table, cellsOf(at)));
    const cell = cellAt(at);
    return onMark([{ ...cell, mark: nextMark(markAt(table, cell)) }]);
  };
  const go = (to: Place) => {
    setPlace(to);
    focusOn(element.current, to);
  };
  const size = { rows: students.length, columns: order.length };

  function act(event: KeyboardEvent<HTMLTableElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (altKey) return;
    const pressed = { key, code, shiftKey, hasControl: ctrlKey || metaKey };
    const action = actionOf(pressed, place, { ...size, isRightToLeft });
    if (!action) return;
    event.preventDefault();
    switch (action.type) {
      case 'go':
        return go(action.to);
      case 'mark':
        onMark([{ ...cellAt(place), mark: action.mark }]);
        return go(cellAfter(place, size));
      case 'change':
        return change(place);
      case 'clear':
        return onMark([{ ...cellAt(place), mark: null }]);
      case 'erase': {
        const before = cellBefore(place, size);
        onMark([{ ...cellAt(before), mark: null }]);
        return go(before);
      }
      case 'row_right':
        onMark(cellsOf({ row: place.row, column: -1 }).map((cell) => ({ ...cell, mark: 'right' })));
        return go(rowBelow(place, size));
      case 'undo':
        return onUndo();
      default:
        return onRedo();
    }
  }

  function press(event: MouseEvent<HTMLTableElement>) {
    const at = placeOf(event.target as HTMLElement);
    if (!at) return;
    go(at);
    change(at);
  }

  const headings = (column: number) => place.row === -1 && place.column === column;
  return (
    <div className="relative max-h-[calc(100dvh-8rem)] overflow-auto overscroll-contain rounded-2xl border-2 border-line bg-card">
      <table
        ref={element}
        role="grid"
        aria-label={label}
        className="border-separate border-spacing-0 tabular-nums"
        onKeyDown={act}
        onClick={press}
        onFocus={(event) => {
          const at = placeOf(event.target);
          if (!at) return;
          setPlace(at);
          onColumn(at.column < 0 ? undefined : at.column);
        }}
      >
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky start-0 top-0 z-20 w-48 max-w-48 min-w-48 border-e-2 border-b-2 border-line bg-card p-2 text-start align-bottom"
            >
              <Trans>Student</Trans>
            </th>
            {order.map((question, column) => (
              <QuestionHeading
                key={question}
                question={questions[question]!}
                column={column}
                isFirstOfKind={column > 0 && questions[order[column - 1]!]!.kind !== questions[question]!.kind}
                isFocusable={headings(column)}
              />
            ))}
            <th
              scope="col"
              className="sticky end-0 top-0 z-20 border-s-2 border-b-2 border-line bg-card px-3 pb-2 text-end align-bottom"
            >
              <Trans>Total</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {students.map((student, row) => (
            <StudentRow
              key={student.student_id}
              row={row}
              name={student.student_name}
              marks={order.map((question) => signOf(markAt(table, { student_id: student.student_id, question }))).join('')} // prettier-ignore
              starts={startsOf(questions, order)}
              right={rightIn(table, cellsOf({ row, column: -1 }))}
              focusable={place.row === row ? place.column : undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where another exercise begins, as one text, so that rows are drawn anew only when it changes. */
const startsOf = (questions: readonly PrintedQuestion[], order: readonly number[]): string =>
  order
    .map((question, column) =>
      column > 0 && questions[order[column - 1]!]!.kind !== questions[question]!.kind ? '|' : '.',
    )
    .join('');

const signs = { right: '+', wrong: '-' } as const;
const signOf = (mark: Mark | null): string => (mark ? signs[mark] : '.');
const markOfSign = (sign: string): Mark | null => (sign === '+' ? 'right' : sign === '-' ? 'wrong' : null);

/** How many of these are right; undefined while none has a mark. */
function rightIn(table: MarksTable, cells: readonly Cell[]): number | undefined {
  const { right, marked } = totalOf(table, cells);
  return marked === 0 ? undefined : right;
}

const placeOf = (element: HTMLElement): Place | undefined => {
  const [row, column] = (element.closest<HTMLElement>('[data-place]')?.dataset.place ?? '').split('/').map(Number);
  return column === undefined ? undefined : { row: row!, column };
};

/** The cell comes wholly into sight, from under the headings that stay. */
function focusOn(table: HTMLTableElement | null, { row, column }: Place) {
  const cell = table?.querySelector<HTMLElement>(`[data-place="${row}/${column}"]`);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

interface QuestionHeadingProps {
  question: PrintedQuestion;
  column: number;
  isFirstOfKind: boolean;
  isFocusable: boolean;
}

const line = 'border-s-2 border-s-edge';

function QuestionHeading({ question, column, isFirstOfKind, isFocusable }: QuestionHeadingProps) {
  const { text, target_language } = question;
  return (
    <th
      scope="col"
      data-place={`-1/${column}`}
      tabIndex={isFocusable ? 0 : -1}
      aria-label={`${column + 1}. ${text}`}
      title={text}
      className={`sticky top-0 z-10 h-36 w-11 min-w-11 scroll-ms-49 scroll-me-20 cursor-pointer border-b-2 border-line bg-card px-1 pt-2 pb-1.5 align-bottom font-semibold hover:bg-brand-wash focus-visible:z-20 focus-visible:-outline-offset-3 ${isFirstOfKind ? line : ''}`}
    >
      <span className="flex flex-col items-center gap-1">
        <span className="max-h-26 truncate [writing-mode:vertical-rl]">
          <UserText language={target_language}>{text}</UserText>
        </span>
        <span className="text-base font-bold">{column + 1}</span>
      </span>
    </th>
  );
}

interface StudentRowProps {
  row: number;
  name: string;
  /** One sign for each question. */
  marks: string;
  starts: string;
  /** How many of them are right; undefined while none has a mark. */
  right: number | undefined;
  /** The column that takes the focus; undefined in the rows without it. */
  focusable: number | undefined;
}

const isSameRow = (before: StudentRowProps, after: StudentRowProps): boolean =>
  before.row === after.row &&
  before.name === after.name &&
  before.marks === after.marks &&
  before.starts === after.starts &&
  before.focusable === after.focusable;

const StudentRow = memo(function StudentRow({ row, name, marks, starts, right, focusable }: StudentRowProps) {
  const { t } = useLingui();
  const nameOf = useMarkNames();
  const count = marks.length;
  return (
    <tr>
      <th
        scope="row"
        data-place={`${row}/-1`}
        tabIndex={focusable === -1 ? 0 : -1}
        title={t`All right`}
        className="group sticky start-0 z-10 w-48 max-w-48 min-w-48 cursor-pointer border-e-2 border-b border-line bg-card px-2 text-start font-semibold scroll-mt-40 scroll-mb-24 hover:bg-brand-wash focus-visible:-outline-offset-3"
      >
        <span className="flex items-center gap-2">
          <UserText className="min-w-0 flex-1 truncate">{name}</UserText>
          <CheckCheck className="size-5 shrink-0 text-soft group-hover:text-brand-ink" aria-hidden="true" />
        </span>
      </th>
      {Array.from(marks, (sign, column) => {
        const mark = markOfSign(sign);
        return (
          <td
            key={column}
            data-place={`${row}/${column}`}
            tabIndex={focusable === column ? 0 : -1}
            className={`h-11 min-w-11 cursor-pointer scroll-ms-49 scroll-me-20 scroll-mt-40 scroll-mb-24 border-s border-b border-line select-none focus-visible:-outline-offset-3 ${markLook(mark)} ${starts[column] === '|' ? line : ''}`}
          >
            <span className="grid place-items-center">
              <MarkSign mark={mark} />
              <span className="sr-only">{nameOf(mark)}</span>
            </span>
          </td>
        );
      })}
      <td className="sticky end-0 z-10 border-s-2 border-b border-line bg-card px-3 text-end font-bold">
        {right !== undefined && (
          <>
            <span aria-hidden="true" dir="ltr">
              {right}/{count}
            </span>
            <span className="sr-only">
              <Trans>
                {right} of {count}
              </Trans>
            </span>
          </>
        )}
      </td>
    </tr>
  );
}, isSameRow);
