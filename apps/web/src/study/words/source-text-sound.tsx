import { useLingui } from '@lingui/react/macro';
import type { DeckWord } from '@lexiroom/contracts/decks';
import { sourceTextOf, type SpokenDeck } from '../../sound/index.ts';
import { TextSound } from './text-sound.tsx';

/** Says what a word means, beside the text that tells it. */
export function SourceTextSound({ deck, word }: { deck: SpokenDeck; word: DeckWord }) {
  const { t } = useLingui();
  const label = t`Play the translation`;
  return <TextSound deck={deck} text={sourceTextOf(word)} language={word.source_language} label={label} />;
}
