import type { SessionUser } from '@lexiroom/contracts/accounts';
import { type EntryKind, type EntryRefusal, entryRefusal } from '@lexiroom/domain/library';

/** An entry of the library as an overlay shows it: people by their names. */
export interface ShownEntry {
  kind: EntryKind;
  submitter: string | null;
  is_approved: boolean;
  is_deleted: boolean;
  is_selected?: boolean;
}

/** Why the viewer may not change an entry, or undefined; the rule of the server (specification 3 section 6). */
export function changeRefusal(
  user: SessionUser | null,
  { submitter, ...entry }: ShownEntry,
  change: 'edit' | 'delete',
): EntryRefusal | undefined {
  const editor = { user_id: user?.user_id ?? 0, is_admin: user?.is_admin ?? false };
  const submitted_by = user && submitter === user.username ? user.user_id : null;
  return entryRefusal(editor, { ...entry, submitted_by }, change);
}
