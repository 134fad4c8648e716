import { read } from '../../browser/stored-values.ts';

/**
 * The name under which a user's draft is stored on this device. It goes by the id of the user, which stays when they change
 * their name; whoever else logs in here has a draft of their own.
 */
export const draftStorageKey = (user_id: number) => `create-deck-words-${user_id}` as const;

/** The draft of a user on this device, as text; null when there is none. */
export const readDraft = (user_id: number): string | null => read(draftStorageKey(user_id));

/** Stores the draft of a user; false where the browser has no room for it. */
export function storeDraft(user_id: number, text: string): boolean {
  try {
    localStorage.setItem(draftStorageKey(user_id), text);
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(user_id: number): void {
  try {
    localStorage.removeItem(draftStorageKey(user_id));
  } catch {
    // Where nothing can be stored nothing is to be removed.
  }
}
