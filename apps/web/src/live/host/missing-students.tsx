import { Trans } from '@lingui/react/macro';
import type { Report } from '@lexiroom/contracts/live';
import { Card } from '../../design/layout/card.tsx';
import { UserText } from '../../design/typography/user-text.tsx';

/** Who of the class did not play, and who of those was absent that day. Nothing when everybody did. */
export function MissingStudents({ missing }: Pick<Report, 'missing'>) {
  if (missing.length === 0) return null;
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h2 className="font-display text-2xl font-bold">
        <Trans>Did not play</Trans>
      </h2>
      <ul className="flex flex-wrap gap-2">
        {missing.map(({ student_id, student_name, is_absent }) => (
          <li key={student_id} className="rounded-full border border-line px-4 py-1.5 font-semibold wrap-anywhere">
            <UserText>{student_name}</UserText>
            {is_absent && (
              <span className="ms-2 font-normal text-soft">
                <Trans>absent</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
