import type { DeckWord } from '@lexiroom/contracts/decks';
import type { AskedWord, Tally } from '@lexiroom/domain/games/type-hype';
import { Trans } from '@lingui/react/macro';
import { UserText } from '../../design/typography/user-text.tsx';

export interface HypeNewsProps {
  asked: AskedWord;
  word: DeckWord;
  tally: Tally;
  isTyped: boolean;
  isRevealed: boolean;
}

/** What screen readers hear: the next word's meaning, a wrong letter, a word that is there, the answer at the end. */
export function HypeNews({ asked, word, tally, isTyped, isRevealed }: HypeNewsProps) {
  const answer = <UserText language={word.target_language}>{word.target_translation}</UserText>;
  const life = Math.ceil(tally.life);
  return (
    <output aria-live="assertive" className="sr-only">
      {isRevealed ? (
        <Trans>The word was: {answer}</Trans>
      ) : isTyped ? (
        <Trans>
          Right: {answer}. Score {tally.score}
        </Trans>
      ) : asked.typing.is_wrong ? (
        <Trans>
          Wrong: {asked.typing.next}. Life {life}
        </Trans>
      ) : asked.typing.right === 0 && word.source_translation !== null ? (
        <UserText language={word.source_language}>{word.source_translation}</UserText>
      ) : null}
    </output>
  );
}

/** How a game came to its end. */
export function OverNews({ life }: { life: number }) {
  return life > 0 ? <Trans>You gave up.</Trans> : <Trans>You have no life left.</Trans>;
}
