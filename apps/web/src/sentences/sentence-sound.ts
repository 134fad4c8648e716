import type { DeckData } from '@lexiroom/contracts/decks';
import type { DeckSentence, SpokenType } from '@lexiroom/contracts/sentences';
import { isReadable } from '@lexiroom/domain/speech';
import { api } from '../api/client.ts';
import { isSoundOn, prefersOwnVoice, type SoundText, useSound } from '../sound/index.ts';

export type { SpokenType } from '@lexiroom/contracts/sentences';

/**
 * How it stands with the sound of a text: `none` where there is nothing to be heard, `unmade` until it is heard for the
 * first time, `failed` where none could be made when that was tried last.
 */
export type SoundState = 'none' | 'unmade' | 'ready' | 'failed';

export interface SentenceSound {
  canSay: (sentence: DeckSentence, type: SpokenType) => boolean;
  /** For its author, who is told of a sound that could not be made. */
  stateOf: (sentence: DeckSentence, type: SpokenType) => SoundState;
  /** Resolves when it was said, or could not be; never throws. */
  say: (sentence: DeckSentence, type: SpokenType) => Promise<unknown>;
  stop: () => void;
  /** Fetches what will be said of these sentences; the server makes what is missing. */
  preload: (sentences: readonly DeckSentence[]) => void;
}

const spokenTypes: readonly SpokenType[] = ['target', 'extra_target'];

/**
 * Says sentences of a study, as its words are said: by their sound files, which the server makes when they are heard for the
 * first time, else in the browser's own voice.
 */
export function useSentenceSound({
  target_language: language,
  has_speech,
}: Pick<DeckData, 'target_language' | 'has_speech'>): SentenceSound {
  const sound = useSound({ has_speech });
  const spoken = (sentence: DeckSentence, type: SpokenType): SoundText => ({
    target_translation: textOf(sentence, type),
    // Nobody has chosen it: a better voice goes before it.
    sound_path: prefersOwnVoice(language) ? null : pathOf(sentence, type),
    server: serverSoundOf(sentence, type),
  });
  const canSay: SentenceSound['canSay'] = (sentence, type) =>
    textOf(sentence, type) !== '' && sound.canSay(spoken(sentence, type), language);
  return {
    canSay,
    stateOf: (sentence, type) => {
      if (textOf(sentence, type) === '') return 'none';
      if (pathOf(sentence, type) === null && sentence.failed_sounds?.includes(type)) return 'failed';
      if (!isSoundOn()) return 'none';
      if (pathOf(sentence, type) !== null) return 'ready';
      if (has_speech && isReadable(textOf(sentence, type), language)) return 'unmade';
      return canSay(sentence, type) ? 'ready' : 'failed';
    },
    say: (sentence, type) => sound.say(spoken(sentence, type), language),
    stop: sound.stop,
    preload: (sentences) =>
      void sound.preload(
        sentences.flatMap((sentence) =>
          spokenTypes.filter((type) => textOf(sentence, type) !== '').map((type) => spoken(sentence, type)),
        ),
        language,
      ),
  };
}

const textOf = (sentence: DeckSentence, type: SpokenType): string => (sentence[`${type}_translation`] ?? '').trim();

const pathOf = (sentence: DeckSentence, type: SpokenType): string | null =>
  type === 'target' ? sentence.sound_path : sentence.extra_sound_path;

/** By its text as well: another text has another sound. */
const serverSoundOf = (sentence: DeckSentence, sentence_type: SpokenType): SoundText['server'] => {
  const { sentence_id } = sentence;
  return {
    name: `sentence ${sentence_id} ${sentence_type} ${textOf(sentence, sentence_type)}`,
    ask: (signal) => api.sentenceSound({ params: { sentence_id, sentence_type } }, signal),
  };
};
