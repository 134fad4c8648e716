/** What a study and its sentences may hold (specification 2 section 9). Lengths count letters as a reader does. */
export const sentenceLimits = { sentences: 100, textLength: 100, images: 3, imageTextLength: 30 } as const;

/** The four texts that a sentence can have. */
export const sentenceTypes = ['target', 'source', 'extra_target', 'extra_source'] as const;
export type SentenceType = (typeof sentenceTypes)[number];

/** What a part of a sentence can be highlighted with (specification 2 section 3). */
export const highlightColors = ['black', 'gray', 'red', 'orange', 'brown', 'green', 'blue', 'purple'] as const;
export type HighlightColor = (typeof highlightColors)[number];
/** The colour of whoever has chosen none yet. */
export const defaultHighlightColor: HighlightColor = 'red';

/** A part of a text, from `start_index` up to, but not including, `end_index`, in UTF-16 units. */
export interface Highlight {
  highlight_id: number;
  start_index: number;
  end_index: number;
  highlight_color: HighlightColor;
  sentence_type: SentenceType;
}

/** A picture of a sentence. */
export interface SentenceImage {
  sentence_image_id: number;
  image_id: number;
  image_path: string;
  /** At most 30 letters; null or empty where there is none. */
  sentence_image_text: string | null;
  submitted_by: string | null;
  highlighted: boolean;
}

/** A sentence of a deck, as it is written, shown and practised. */
export interface Sentence {
  sentence_id: number;
  target_translation: string | null;
  source_translation: string | null;
  extra_target_translation: string | null;
  extra_source_translation: string | null;
  sound_id: number | null;
  /** Null where there is no text, where it was not heard so far, or where no sound could be made of it. */
  sound_path: string | null;
  extra_sound_id: number | null;
  extra_sound_path: string | null;
  target_highlights: readonly Highlight[];
  source_highlights: readonly Highlight[];
  extra_target_highlights: readonly Highlight[];
  extra_source_highlights: readonly Highlight[];
  images: readonly SentenceImage[];
  /** Where its author cuts the target text into words, in UTF-16 units; otherwise its language says where. */
  target_cuts?: readonly number[] | null;
  extra_target_cuts?: readonly number[] | null;
}

/** Whether a text is in the language that is learned: it has a sound, and may be cut into words. */
export function isTargetType(sentence_type: SentenceType): sentence_type is 'target' | 'extra_target' {
  return sentence_type === 'target' || sentence_type === 'extra_target';
}
