import type { AskedWord } from '@lexiroom/domain/games/type-hype';
import { withLetter, withoutLast } from '@lexiroom/domain/text';
import type { ReactNode } from 'react';
import type { GameBodyProps } from '../frame/game-screen.ts';
import { LetterKeys } from '../../study/letters/letter-keys.tsx';
import { TypingField } from './typing-field.tsx';
import { useLetters } from '../../study/letters/use-letters.ts';

export interface WordTypingProps {
  words: GameBodyProps['words'];
  asked: AskedWord;
  /** The asked word as it is written. */
  text: string;
  /** Another one with every word. */
  turn: number;
  /** The word is in sight from now on. */
  onSeen: () => void;
  /** The field has this text now; gives the text that it should have. */
  onType: (text: string, isComposing: boolean) => string;
  onGiveUp: () => void;
  /** What helps, below the field. */
  children: ReactNode;
}

/** What a word is typed with: the text field, and the letters to press. */
export function WordTyping({ words, asked, text, turn, onSeen, onType, onGiveUp, children }: WordTypingProps) {
  const { answer, typing, hints } = asked;
  const { language, count } = answer;
  const texts = words
    .filter(({ target_language }) => target_language === language)
    .map(({ target_translation }) => target_translation);
  const { areKeyboard, ...letters } = useLetters(texts, language, text);
  return (
    <>
      <TypingField
        language={language}
        count={count}
        turn={turn}
        hints={hints}
        typing={typing}
        hasKeyboard={!areKeyboard}
        onSeen={onSeen}
        onType={onType}
        onGiveUp={onGiveUp}
      />
      <LetterKeys
        language={language}
        {...letters}
        onPress={(letter) => onType(withLetter(typing.text, letter, language), false)}
        onDelete={() => onType(withoutLast(typing.text, language), false)}
      >
        {children}
      </LetterKeys>
    </>
  );
}
