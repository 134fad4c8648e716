import type { LanguageId } from '@lexiroom/domain/languages';
import type { Sentence } from '@lexiroom/domain/sentences/sentence';
import { type SoundWord, useSound } from '../sound/index.ts';

/** The texts of a sentence that are spoken. */
export type SpokenType = 'target' | 'extra_target';

export interface SentenceSound {
  canSay: (sentence: Sentence, type: SpokenType) => boolean;
  /** Resolves when it was said, or could not be; never throws. */
  say: (sentence: Sentence, type: SpokenType) => Promise<unknown>;
  stop: () => void;
  /** Fetches what will be said. */
  preload: (sentences: readonly Sentence[]) => void;
}

/** Says sentences in the language of a study: by their sound files, else in the browser's own voice. */
export function useSentenceSound(language: LanguageId): SentenceSound {
  // The server has made the sounds when the sentences were written: its voice is asked for none later.
  const sound = useSound({ has_speech: false });
  return {
    canSay: (sentence, type) => textOf(sentence, type) !== '' && sound.canSay(spoken(sentence, type), language),
    say: (sentence, type) => sound.say(spoken(sentence, type), language),
    stop: sound.stop,
    preload: (sentences) =>
      void sound.preload(
        sentences.map((sentence) => spoken(sentence, 'target')),
        language,
      ),
  };
}

const textOf = (sentence: Sentence, type: SpokenType): string => (sentence[`${type}_translation`] ?? '').trim();

const spoken = (sentence: Sentence, type: SpokenType): SoundWord => ({
  word_id: sentence.sentence_id,
  target_translation: textOf(sentence, type),
  sound_path: type === 'target' ? sentence.sound_path : sentence.extra_sound_path,
});
