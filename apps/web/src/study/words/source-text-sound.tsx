import { useLingui } from '@lingui/react/macro';
import type { DeckWord } from '@lexiroom/contracts/decks';
import type { SpokenDeck } from '../../sound/index.ts';
import { sourceTextOf } from '../../sound/texts-of-word.ts';
import { TextSound } from './text-sound.tsx';

export interface SourceTextSoundProps {
  deck: SpokenDeck;
  word: DeckWord;
}

/** Says what a word means, beside the text that tells it. */
export function SourceTextSound({ deck, word }: SourceTextSoundProps) {
  const { t } = useLingui();
  const label = t`Play the translation`;
  return <TextSound deck={deck} text={sourceTextOf(word)} language={word.source_language} label={label} />;
}
