import type { LiveQuestion } from './questions.ts';
import type { QuizKind } from './settings.ts';

/** What an option shows: its text or its picture, by the kind of the question. */
export interface OptionView {
  text?: string;
  image_path?: string;
}

/**
 * What a question asks by: a text, a picture, or a sound. Nothing in it tells the right option. The text is the word's own
 * where a picture is to be found, and what the word means, in the source language, where it is to be typed.
 */
export interface PromptView {
  kind: QuizKind;
  text?: string;
  image_path?: string;
  sound_path?: string;
}

/** A word as it is to be remembered. */
export interface WordView {
  target_translation: string;
  source_translation: string | null;
  image_path: string | null;
  /** Of its sound, where it has one. */
  sound_path?: string;
}

const asksByText = ({ kind }: LiveQuestion): boolean => kind === 'text_to_picture';

/** What is asked, without the options. */
export function promptView(question: LiveQuestion): PromptView {
  const { kind, word } = question;
  switch (kind) {
    case 'text_to_picture':
      return { kind, text: word.target_translation };
    case 'picture_to_text':
      return { kind, image_path: word.image_path };
    case 'sound_to_text':
      return { kind, sound_path: word.sound_path ?? '' };
    case 'typed':
      return word.image_id === null
        ? { kind, text: word.source_translation ?? '' }
        : { kind, image_path: word.image_path };
  }
}

/** What there is to choose from, in the order of the question. */
export function optionViews(question: LiveQuestion): OptionView[] {
  return question.options.map(({ text, image_path }) => (asksByText(question) ? { image_path } : { text }));
}

/** The pictures that come with the options, in the order of their addresses, which tells no place and no right one. */
export function optionPictures(question: LiveQuestion): string[] {
  return asksByText(question) ? question.options.map(({ image_path }) => image_path).toSorted() : [];
}

/** A word as it is shown once it is no secret any more. */
export function wordView({
  target_translation,
  source_translation,
  image_path,
  sound_path,
}: LiveQuestion['word']): WordView {
  return { target_translation, source_translation, image_path, ...(sound_path ? { sound_path } : {}) };
}
