/** What of the library somebody wants to change. */
export type EntryKind = 'image' | 'translation' | 'sound';
/**
 * What can be reported: entries of the library, words by the texts that their owners wrote, and decks and stories as a
 * whole: by what they are called, what they are about, how they are read aloud.
 */
export type ReportedKind = EntryKind | 'word' | 'item';
export type EntryRefusal =
  | 'NOT_YOURS'
  | 'IMAGE_VERIFIED'
  | 'SOUND_VERIFIED'
  | 'TRANSLATION_APPROVED_EDIT'
  | 'TRANSLATION_APPROVED_DELETE'
  | 'IMAGE_DELETED'
  | 'SOUND_DELETED'
  | 'TRANSLATION_SELECTED';

export interface Entry {
  kind: EntryKind;
  /** The user who added it; null for what came with the program. */
  submitted_by: number | null;
  is_approved: boolean;
  is_deleted: boolean;
  /** A translation that stands in the word it is looked at from. */
  is_selected?: boolean;
}

export interface Editor {
  user_id: number;
  is_admin: boolean;
}

/**
 * Why somebody may not edit or delete an entry of the library, or undefined when they may (specification 3 section 6):
 * an admin may always; the submitter until it is approved; nobody what is deleted; others never. A selected translation
 * cannot be deleted, by anybody.
 */
export function entryRefusal(editor: Editor, entry: Entry, change: 'edit' | 'delete'): EntryRefusal | undefined {
  if (entry.kind === 'translation' && change === 'delete' && entry.is_selected) return 'TRANSLATION_SELECTED';
  if (entry.is_deleted && entry.kind !== 'translation')
    return entry.kind === 'image' ? 'IMAGE_DELETED' : 'SOUND_DELETED';
  if (editor.is_admin) return undefined;
  if (entry.submitted_by !== editor.user_id) return 'NOT_YOURS';
  if (!entry.is_approved) return undefined;
  if (entry.kind === 'translation')
    return change === 'edit' ? 'TRANSLATION_APPROVED_EDIT' : 'TRANSLATION_APPROVED_DELETE';
  return entry.kind === 'image' ? 'IMAGE_VERIFIED' : 'SOUND_VERIFIED';
}
