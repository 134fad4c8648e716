import { read } from '../../browser/stored-values.ts';

/**
 * Under which the draft of a user lies on this device. By id, which stays when they change their name; whoever else logs in
 * here has a draft of their own.
 */
export const draftName = (user_id: number) => `create-deck-words-${user_id}` as const;

/** The draft of a user on this device, as text; null when there is none. */
export const readDraft = (user_id: number): string | null => read(draftName(user_id));

/** Keeps the draft of a user; false where the browser has no room for it. */
export function keepDraft(user_id: number, text: string): boolean {
  try {
    localStorage.setItem(draftName(user_id), text);
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(user_id: number): void {
  try {
    localStorage.removeItem(draftName(user_id));
  } catch {
    // Nothing was kept.
  }
}
