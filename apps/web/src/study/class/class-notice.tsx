import { Trans } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { Notice } from '../../design/feedback/notice.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useStudents } from '../questioner/use-students.ts';
import { Link } from '../../navigation/index.ts';
import type { Study } from '../study.ts';

/** With which class the study goes on; or that the one that was chosen is not there any more. */
export function ClassNotice({ study }: { study: Study }) {
  const { class_id } = study;
  if (class_id === undefined) {
    return (
      <Notice tone="bad">
        <Trans>Something went wrong while getting students...</Trans>{' '}
        <Trans>This class was archived or deleted. You are now studying without a class.</Trans>
      </Notice>
    );
  }
  return <WithClass study={study} class_id={class_id} />;
}

function WithClass({ study, class_id }: { study: Study; class_id: number }) {
  const { data, isError } = useStudents({ study: study.address, class_id, atOnce: true });
  if (isError && !data) {
    return (
      <Notice tone="bad">
        <Trans>Something went wrong while getting students...</Trans>
      </Notice>
    );
  }
  if (!data) return <p className="min-h-7" />;
  const class_name = (
    <Link to={`/class/${class_id}`} className="underline">
      <UserText>{data.classDetails.class_name}</UserText>
    </Link>
  );
  return (
    <p className="flex items-center gap-2.5 font-semibold text-soft">
      <Users className="size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        <Trans>With class {class_name}: what is due depends on the answers of this class</Trans>
      </span>
    </p>
  );
}
