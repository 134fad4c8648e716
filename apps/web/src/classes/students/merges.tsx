import { Trans } from '@lingui/react/macro';
import type { ClassDetails, StudentMerge } from '@lexiroom/contracts/classes';
import { Undo2 } from 'lucide-react';
import { Button } from '../../design/buttons/button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useMoment } from '../../i18n/dates.ts';

/** Rows that were merged into others, each of which can be taken apart again. */
export function Merges({ details, onUndo }: { details: ClassDetails; onUndo: (merge: StudentMerge) => unknown }) {
  const momentOf = useMoment();
  const { merges, students } = details;
  if (merges.length === 0) return null;
  const nameOf = (id: number) => students.find(({ student_id }) => student_id === id)?.student_name;
  return (
    <details className="rounded-2xl border border-line bg-card px-4 py-1">
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">
        <Trans>Merged students ({merges.length})</Trans>
      </summary>
      <ul className="flex flex-col gap-2 pb-3">
        {merges.map((merge) => {
          const into = nameOf(merge.into_student_id);
          return (
            <li key={merge.merge_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 wrap-anywhere">
                {into === undefined ? (
                  <UserText>{merge.from_name}</UserText>
                ) : (
                  <Trans>
                    <UserText>{merge.from_name}</UserText> is a part of <UserText>{into}</UserText>
                  </Trans>
                )}{' '}
                <span className="text-soft">{momentOf(merge.merged_at)}</span>
              </span>
              <Button
                size="small"
                icon={<Undo2 className="size-5 rtl:-scale-x-100" aria-hidden="true" />}
                onClick={() => onUndo(merge)}
              >
                <Trans>Separate</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
