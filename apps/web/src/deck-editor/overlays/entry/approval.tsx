import { Trans } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import { useSession } from '../../../session/session.ts';

export interface ApprovalProps {
  isApproved: boolean;
  submitter: string | null;
}

/** Whether admins have approved an entry; that they have not is told to them, and to whoever added it. */
export function Approval({ isApproved, submitter }: ApprovalProps) {
  const { user } = useSession();
  if (isApproved) {
    return (
      <span className="inline-flex shrink-0 text-good-ink">
        <BadgeCheck className="size-5" aria-hidden="true" />
        <span className="sr-only">
          <Trans>Approved</Trans>
        </span>
      </span>
    );
  }
  if (!user?.is_admin && user?.username !== submitter) return null;
  return (
    <span className="shrink-0 rounded-full bg-sun-wash px-2.5 text-sm font-semibold">
      <Trans>Not approved</Trans>
    </span>
  );
}
