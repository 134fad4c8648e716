/** How a question is asked: what is shown first, and what the options are. */
export const questionKinds = ['text_to_picture', 'picture_to_text'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** What follows a right choice, in milliseconds from the choice (specification 1 section 4). */
export const questionDelays = {
  /** The right option is highlighted. */
  highlightMs: 1000,
  /** The next page comes. */
  advanceMs: 2000,
} as const;
