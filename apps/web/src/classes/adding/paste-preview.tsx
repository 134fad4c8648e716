import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CheckedStudent, classLimits, classNameLimits } from '@lexiroom/domain/classes';
import { CircleAlert, Users } from 'lucide-react';
import type { RefObject } from 'react';
import { UserText } from '../../design/typography/user-text.tsx';
import { useProblemWords } from '../naming/name-problem.ts';
import type { RosterWords } from './roster-csv.ts';

/** More lines than a class has room for are told of by their number: a wrong file may have a hundred thousand. */
const mostShown = 2 * classLimits.students;
/** What is far too long for a name is shown as far as it takes to see what it is. */
const mostOfName = 4 * classNameLimits.student;

export interface PastePreviewProps {
  students: readonly CheckedStudent[];
  words: RosterWords;
  list?: RefObject<HTMLOListElement | null>;
}

/** Who would be added, with line and group. What cannot be added stands on top, then names that occur already. */
export function PastePreview({ students, words, list }: PastePreviewProps) {
  const { t } = useLingui();
  const problemWords = useProblemWords();
  if (students.length === 0) {
    return (
      <p className="grid min-h-32 content-center justify-items-center gap-2 rounded-2xl border-2 border-dashed border-line p-4 text-center text-soft">
        <Users className="size-8" aria-hidden="true" />
        <Trans>Names that you type or paste appear here before anything is added.</Trans>
      </p>
    );
  }
  const inOrder = students.toSorted((one, other) => rank(one) - rank(other) || one.line - other.line);
  return (
    <ol
      ref={list}
      aria-label={t`Students of the list`}
      // A region that scrolls is reached by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative flex max-h-88 min-w-0 scroll-mt-20 flex-col divide-y divide-line overflow-y-auto rounded-2xl border-2 border-line"
    >
      {inOrder.slice(0, mostShown).map((student) => {
        const { line, student_name, group, problem, is_repeated } = student;
        return (
          <li key={line} className="flex min-h-11 shrink-0 items-baseline gap-3 px-3 py-1.5">
            <span className="w-8 shrink-0 text-end text-sm text-soft tabular-nums">
              <span className="sr-only">{t`Line`} </span>
              {line}
            </span>
            <span className="min-w-0 flex-1">
              <span className={`font-semibold wrap-anywhere ${problem ? 'text-soft line-through' : ''}`}>
                <UserText>{student_name.slice(0, mostOfName)}</UserText>
              </span>
              {problem && (
                <span className="flex items-start gap-1.5 text-sm font-medium text-bad-ink">
                  <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
                  {problemWords(problem)}
                </span>
              )}
              {is_repeated && (
                <span className="block text-sm text-soft">
                  <Trans>This name is already there; both are kept.</Trans>
                </span>
              )}
            </span>
            {group && (
              <span className="shrink-0 rounded-full bg-brand-wash px-2.5 text-sm text-brand-ink">{words[group]}</span>
            )}
          </li>
        );
      })}
      {students.length > mostShown && (
        <li className="px-3 py-2 font-medium text-soft">
          <Plural
            value={students.length - mostShown}
            one="and # more line, which is not shown"
            other="and # more lines, which are not shown"
          />
        </li>
      )}
    </ol>
  );
}

/** What wants to be looked at comes first. */
const rank = ({ problem, is_repeated }: CheckedStudent) => (problem ? 0 : is_repeated ? 1 : 2);
