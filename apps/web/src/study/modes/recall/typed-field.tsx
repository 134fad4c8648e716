import type { DeckWord } from '@lexiroom/contracts/decks';
import { languageOf } from '@lexiroom/domain/languages';
import { withLetter, withoutLast } from '@lexiroom/domain/text';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../../design/buttons/button.tsx';
import { LetterKeys } from '../../letters/letter-keys.tsx';
import { useLetters } from '../../letters/use-letters.ts';
import type { Study } from '../../study.ts';
import { DontKnow } from './dont-know.tsx';
import { useKeyboardHeight } from './use-keyboard-height.ts';

export interface TypedFieldProps {
  study: Study;
  word: DeckWord;
  /** The ids of what is asked, and of the source text. */
  labelledBy: string;
  describedBy: string;
  onCheck: (text: string) => void;
  onDontKnow: () => void;
}

/** What browsers give as the code of a key that an input method has taken. */
const codeOfInputMethods = 229;

/**
 * Whether a field was typed into on this page already. Before that a phone's keyboard does not come over the question by
 * itself; whoever has typed one word goes on typing.
 */
let hasTyped = false;

/** Where the word is typed, by keyboard, input method or the letters to press; Enter checks it, and so does the button. */
export function TypedField({ study, word, labelledBy, describedBy, onCheck, onDontKnow }: TypedFieldProps) {
  const { target_language: language, target_translation } = word;
  const { tag, direction } = languageOf(language);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const keyboard = useKeyboardHeight();
  const texts = study.data.words
    .filter(({ target_language }) => target_language === language)
    .map((other) => other.target_translation);
  const { areKeyboard, ...letters } = useLetters(texts, language, target_translation);
  useEffect(() => {
    if (hasTyped || !matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (keyboard > 0 && document.activeElement === field.current) field.current?.scrollIntoView({ block: 'nearest' });
  }, [keyboard]);
  const check = () => {
    if (text.trim() === '') field.current?.focus();
    else onCheck(text);
  };
  const press = (change: (before: string) => string) => {
    setText(change);
    field.current?.focus({ preventScroll: true });
  };
  const hearKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // The Enter that ends the writing of a Japanese or Chinese word is none of ours; in Safari it comes after its end.
    if (isComposing.current || event.nativeEvent.isComposing || event.keyCode === codeOfInputMethods) return;
    // From here on the keys of the page are heard, of which Escape leaves it.
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key === 'Escape' || event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter' && !event.repeat) check();
  };
  return (
    <form
      className="flex flex-col items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComposing.current) check();
      }}
    >
      <input
        ref={field}
        type="text"
        lang={tag}
        dir={direction}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        inputMode={areKeyboard ? 'none' : 'text'}
        enterKeyHint="done"
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          hasTyped = true;
          setText(target.value);
        }}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={() => {
          isComposing.current = false;
        }}
        onKeyDown={hearKey}
        className="w-full scroll-mb-24 rounded-2xl border-2 border-edge bg-card px-4 py-3 text-center text-2xl font-semibold sm:text-3xl"
      />
      <div className="flex w-full flex-wrap-reverse justify-end gap-3 max-sm:flex-col-reverse">
        <DontKnow study={study} word={word} onPress={onDontKnow} />
        <button
          type="submit"
          aria-disabled={text.trim() === ''}
          className={`${buttonClass('sun')} aria-disabled:opacity-60 max-sm:w-full sm:min-w-44`}
        >
          <Trans>Check</Trans>
        </button>
      </div>
      <LetterKeys
        language={language}
        {...letters}
        onPress={(letter) => press((before) => withLetter(before, letter, language))}
        onDelete={() => press((before) => withoutLast(before, language))}
      >
        {null}
      </LetterKeys>
    </form>
  );
}
