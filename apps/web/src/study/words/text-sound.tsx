import type { LanguageId } from '@lexiroom/domain/languages';
import { Volume2 } from 'lucide-react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { type SoundText, type SpokenDeck, useSound } from '../../sound/index.ts';

export interface TextSoundProps {
  deck: SpokenDeck;
  text: SoundText | undefined;
  language: LanguageId | null;
  label: string;
}

/** Says a text that stands beside it; not there where there is none, or nothing can say it. */
export function TextSound({ deck, text, language, label }: TextSoundProps) {
  const sound = useSound(deck);
  if (!text || !language || !sound.canSay(text, language)) return null;
  return (
    <IconButton
      label={label}
      icon={<Volume2 className="size-5" aria-hidden="true" />}
      onClick={() => void sound.say(text, language)}
      className="-my-3 inline-grid align-middle"
    />
  );
}
