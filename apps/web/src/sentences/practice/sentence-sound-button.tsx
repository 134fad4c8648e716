import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { useKeys } from '../../study/modes/keys/keys.ts';
import { PlayButton } from '../../study/modes/pages/word-sound.tsx';
import type { SentenceSound, SpokenType } from '../sentence-sound.ts';

interface SentenceSoundButtonProps {
  sentence: DeckSentence;
  type: SpokenType;
  sound: SentenceSound;
  /** The key S plays it: of two texts, the one that was shown last. */
  hasKey: boolean;
}

/** Plays a text of a sentence again; not there where nothing can say it. */
export function SentenceSoundButton({ sentence, type, sound, hasKey }: SentenceSoundButtonProps) {
  const canBeSaid = sound.canSay(sentence, type);
  const say = () => void sound.say(sentence, type);
  useKeys({ say: hasKey && canBeSaid ? say : undefined });
  return canBeSaid ? <PlayButton hasKey={hasKey} onPlay={say} /> : null;
}
