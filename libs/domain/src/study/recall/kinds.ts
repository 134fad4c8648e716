/** How words of a deck are asked besides by pictures and texts to choose from. */
export interface RecallSettings {
  /** Also by their sound, once they were answered right. */
  listening: boolean;
  /** By typing, once they are known. */
  typing: boolean;
  /** What is typed with a slip, an accent or an article that differs, is wrong. */
  strict: boolean;
}

/** As long as nothing was chosen. */
export const usualRecall: RecallSettings = { listening: false, typing: false, strict: false };

/** Kinds of question in which less of a word is shown: its sound and pictures, its picture, its sound alone. */
export const recallKinds = ['sound_to_picture', 'typed', 'sound_to_typed'] as const;
export type RecallKind = (typeof recallKinds)[number];

/** Whether an answer to a question of this kind is a text that was typed. */
export const isTypedKind = (kind: string): kind is TypedKind => kind === 'typed' || kind === 'sound_to_typed';
export type TypedKind = Exclude<RecallKind, 'sound_to_picture'>;

/** The same question for whoever cannot listen now. */
export const readInstead = { sound_to_picture: 'text_to_picture', sound_to_typed: 'typed' } as const;
