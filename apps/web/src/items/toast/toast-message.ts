/** What a toast says of the tree: what was done, with the function that undoes it; or what was not, with one that tries again. */
export type ToastMessage =
  | { type: 'deleted'; names: readonly string[]; undo: () => void }
  | { type: 'moved'; names: readonly string[]; to: string | null; undo?: () => void }
  | { type: 'copied'; names: readonly string[]; to: string | null }
  | { type: 'restored'; names: readonly string[] }
  | { type: 'address_copied'; isCopied: boolean; address: string }
  /** Still under way: what takes its time. */
  | { type: 'copying'; names: readonly string[] }
  | { type: 'refused'; words: string; retry?: () => void }
  /** Somebody else, or another tab, was faster. */
  | { type: 'overtaken'; typed: string; now: string; useMine: () => void };

/** Whether it goes by itself: what can be undone does after a while; what failed waits to be read. */
export const isTransient = ({ type }: ToastMessage): boolean =>
  type !== 'refused' && type !== 'overtaken' && type !== 'copying';
