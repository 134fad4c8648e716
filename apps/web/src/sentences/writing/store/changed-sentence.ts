import type { DeckSentence, SpokenType } from '@lexiroom/contracts/sentences';
import type { Highlight, SentenceImage, SentenceType } from '@lexiroom/domain/sentences/sentence';
import type { UnsentText } from './unsent-texts.ts';

type Written = Pick<UnsentText, 'sentence_type' | 'translation'>;

/**
 * A sentence with another text: its highlights, its cuts and its sound told of the one before. Highlights that are still on
 * their way, whose ids are below zero, are of the new text ({@link withoutPending}).
 */
export function withText(sentence: DeckSentence, { sentence_type, translation }: Written): DeckSentence {
  return {
    ...sentence,
    [`${sentence_type}_translation`]: translation,
    [`${sentence_type}_highlights`]: sentence[`${sentence_type}_highlights`].filter(isPending),
    ...(sentence_type === 'target' && { sound_id: null, sound_path: null, target_cuts: null }),
    ...(sentence_type === 'extra_target' && { extra_sound_id: null, extra_sound_path: null, extra_target_cuts: null }),
    failed_sounds: withoutFailure(sentence, sentence_type),
  };
}

const isPending = ({ highlight_id }: Highlight): boolean => highlight_id < 0;

/** A sentence whose text is being changed for another: what was being highlighted in it so far is no more. */
export const withoutPending = (sentence: DeckSentence, sentence_type: SentenceType): DeckSentence =>
  withHighlights(sentence, sentence_type, (highlights) => highlights.filter((one) => !isPending(one)));

/** A sentence with the sound that the server has made of a text. */
export function withSound(
  sentence: DeckSentence,
  sentence_type: SentenceType,
  { sound_id, sound_path }: Pick<DeckSentence, 'sound_id' | 'sound_path'>,
): DeckSentence {
  const failed_sounds = withoutFailure(sentence, sentence_type);
  if (sentence_type === 'target') return { ...sentence, sound_id, sound_path, failed_sounds };
  if (sentence_type === 'extra_target')
    return { ...sentence, extra_sound_id: sound_id, extra_sound_path: sound_path, failed_sounds };
  return sentence;
}

const withoutFailure = ({ failed_sounds = [] }: DeckSentence, sentence_type: SentenceType): SpokenType[] =>
  failed_sounds.filter((type) => type !== sentence_type);

/** A sentence as its author sees it: with the texts on top that the server does not have yet. */
export const withUnsent = (sentence: DeckSentence, unsent: readonly UnsentText[]): DeckSentence =>
  unsent
    .filter(({ sentence_id, status }) => sentence_id === sentence.sentence_id && status !== 'stale')
    .reduce(withText, sentence);

/** A sentence without its second pair. */
export const withoutExtra = (sentence: DeckSentence): DeckSentence =>
  (['extra_target', 'extra_source'] as const).reduce(
    (changed, sentence_type) => withText(withoutPending(changed, sentence_type), { sentence_type, translation: null }),
    sentence,
  );

/** A sentence with another list of highlights of one text. */
export function withHighlights(
  sentence: DeckSentence,
  sentence_type: SentenceType,
  change: (highlights: readonly Highlight[]) => readonly Highlight[],
): DeckSentence {
  const field = `${sentence_type}_highlights` as const;
  return { ...sentence, [field]: change(sentence[field]) };
}

/** A sentence with another list of pictures. */
export const withImages = (
  sentence: DeckSentence,
  change: (images: readonly SentenceImage[]) => readonly SentenceImage[],
): DeckSentence => ({ ...sentence, images: [...change(sentence.images)] });
