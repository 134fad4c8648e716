/** What follows a thumb, in milliseconds from the thumb (specification 1 section 4). */
export const flashcardDelays = {
  /** The next page comes. */
  advanceMs: 700,
} as const;
