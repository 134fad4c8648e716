import type { DeckWord } from '@lexiroom/contracts/decks';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../design/buttons/button.tsx';
import { asksMore, recallOf } from '../../recall/recall-of.ts';
import type { Study } from '../../study.ts';

interface DontKnowProps {
  study: Study;
  word: DeckWord;
  onPress: () => void;
}

/** 'I don't know': an answer, and a wrong one; where a deck asks for more than pictures and texts to choose from. */
export function DontKnow({ study, word, onPress }: DontKnowProps) {
  if (!asksMore(recallOf(study.data, word.deck_id))) return null;
  return (
    <Button className="max-sm:w-full" onClick={onPress}>
      <Trans>I don’t know</Trans>
    </Button>
  );
}
