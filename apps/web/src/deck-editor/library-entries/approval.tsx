import { Trans } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { type EntryKind, type EntryRefusal, entryRefusal } from '@lexiroom/domain/library';
import { useSession } from '../../session/session.ts';

export interface ApprovalProps {
  isApproved: boolean;
  submitter: string | null;
}

/** Shows that an entry was approved by admins. That it was not is shown to admins and to whoever added it only. */
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

/** An entry of the library as an overlay knows it, which names people by their user names. */
export interface ShownEntry {
  kind: EntryKind;
  submitter: string | null;
  is_approved: boolean;
  is_deleted: boolean;
  is_selected?: boolean;
}

/** Why the viewer may not change an entry, by the rule that the server has (specification 3 section 6); undefined when they may. */
export function changeRefusal(
  user: SessionUser | null,
  { submitter, ...entry }: ShownEntry,
  change: 'edit' | 'delete',
): EntryRefusal | undefined {
  const editor = { user_id: user?.user_id ?? 0, is_admin: user?.is_admin ?? false };
  const submitted_by = user && submitter === user.username ? user.user_id : null;
  return entryRefusal(editor, { ...entry, submitted_by }, change);
}
