import { Trans } from '@lingui/react/macro';
import type { Report } from '@lexiroom/contracts/live';
import { type ReactNode, useId } from 'react';
import { Card } from '../../design/layout/card.tsx';
import { UserText } from '../../design/typography/user-text.tsx';

/** Who of the class did not play, and who of those was absent that day. Nothing when everybody did. */
export function MissingStudents({ missing }: Pick<Report, 'missing'>) {
  if (missing.length === 0) return null;
  const absent = missing.filter(({ is_absent }) => is_absent);
  const others = missing.filter(({ is_absent }) => !is_absent);
  return (
    <Card className="flex flex-col gap-5 p-5">
      {others.length > 0 && <Names title={<Trans>Did not play</Trans>} students={others} />}
      {absent.length > 0 && <Names title={<Trans>Absent that day</Trans>} students={absent} />}
    </Card>
  );
}

function Names({ title, students }: { title: ReactNode; students: Report['missing'] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="font-display text-2xl font-bold">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {students.map(({ student_id, student_name }) => (
          <li key={student_id} className="rounded-full border border-line px-4 py-1.5 font-semibold wrap-anywhere">
            <UserText>{student_name}</UserText>
          </li>
        ))}
      </ul>
    </section>
  );
}
