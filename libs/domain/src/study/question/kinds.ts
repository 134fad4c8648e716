/** How a question is asked: what is shown first, and what the options are. */
export const questionKinds = ['text_to_picture', 'picture_to_text'] as const;
export type QuestionKind = (typeof questionKinds)[number];
