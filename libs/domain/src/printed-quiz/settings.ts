/**
 * What can be printed of a deck: exercises with a choice of texts or pictures, to match, to write and with blanks to fill
 * in; and the list of its words, and cards with a word on each side.
 */
export const sheetKinds = ['choose_text', 'choose_picture', 'match', 'write', 'blanks', 'word_list', 'cards'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** Those that are exercises: each variant has its own, with a key. */
export const exerciseKinds = ['choose_text', 'choose_picture', 'match', 'write', 'blanks'] as const;
export type ExerciseKind = (typeof exerciseKinds)[number];

/** Neighbours in a row of tables get different variants. */
export const variantNames = ['A', 'B', 'C', 'D'] as const;
export type VariantName = (typeof variantNames)[number];

export interface PrintSettings {
  sheets: readonly SheetKind[];
  /** How many questions each exercise has, as far as there are words. */
  questions: number;
  option_count: 2 | 3 | 4;
  variants: 1 | 2 | 3 | 4;
  /** Chance begins with it: printed on every sheet, it gives the same sheets again. */
  seed: number;
}

export const printLimits = { questions: { least: 1, most: 100 }, seed: { least: 1, most: 9999 } } as const;

export const usualPrint: Omit<PrintSettings, 'seed'> = {
  sheets: ['choose_text', 'write'],
  questions: 10,
  option_count: 4,
  variants: 1,
};
