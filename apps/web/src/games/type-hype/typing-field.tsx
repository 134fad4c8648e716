import type { Typing } from '@lexiroom/domain/games/type-hype';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTypingKeys } from './use-typing-keys.ts';

export interface TypingFieldProps {
  language: LanguageId;
  /** How many letters there are to type. */
  count: number;
  /** Another one with every word. */
  turn: number;
  /** How many hints were taken for it: after each, one goes on typing. */
  hints: number;
  typing: Typing;
  /** The keyboard of a phone opens for it; otherwise the letters beside it are the keyboard. */
  hasKeyboard: boolean;
  /** The word is in sight from now on. */
  onSeen: () => void;
  /** The field has this text now; gives the text that it should have. */
  onType: (text: string, isComposing: boolean) => string;
  onGiveUp: () => void;
}

/** What browsers give as the code of a key that an input method has taken. */
const codeOfInputMethods = 229;

/**
 * The text field that everything is typed into, with the keyboard, input method or dictation that a person has. What the
 * rules make of its text goes back into it at once, unless it is the same: an input method at work is left alone.
 */
export function TypingField(props: TypingFieldProps) {
  const { language, count, turn, hints, typing, hasKeyboard, onSeen, onType, onGiveUp } = props;
  const { t } = useLingui();
  const { tag, direction, name } = languageOf(language);
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const put = (text: string) => {
    const element = field.current;
    if (element && element.value !== text) element.value = text;
  };
  useLayoutEffect(() => put(typing.text));
  const goOn = useEffectEvent((_turn: number, _hints: number) => {
    // What an input method still composes belongs to the word before.
    if (isComposing.current) field.current?.blur();
    field.current?.focus({ preventScroll: true });
    onSeen();
  });
  useEffect(() => goOn(turn, hints), [turn, hints]);
  const comeToAgain = useEffectEvent((_hasKeyboard: boolean) => {
    if (document.activeElement !== field.current) return;
    // A phone shows or hides its keyboard only for a field that is come to.
    field.current?.blur();
    field.current?.focus({ preventScroll: true });
  });
  useEffect(() => comeToAgain(hasKeyboard), [hasKeyboard]);
  useTypingKeys(field, onGiveUp);
  const take = (element: HTMLInputElement, composing: boolean) => put(onType(element.value, composing));
  return (
    <input
      ref={field}
      type="text"
      lang={tag}
      dir={direction}
      aria-label={t`The word in ${name}, ${count} letters`}
      aria-invalid={typing.is_wrong}
      autoCapitalize="none"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      inputMode={hasKeyboard ? 'text' : 'none'}
      enterKeyHint="done"
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={({ currentTarget }) => {
        isComposing.current = false;
        take(currentTarget, false);
      }}
      onInput={({ currentTarget }) => take(currentTarget, isComposing.current)}
      onKeyDown={(event) => {
        // The key that ends a composition in Safari comes after its end, with the code of input methods.
        if (event.key !== 'Escape' || isComposing.current || event.keyCode === codeOfInputMethods) return;
        event.preventDefault();
        if (!event.repeat) onGiveUp();
      }}
      className={`w-full max-w-md rounded-2xl border-2 bg-card px-4 py-2.5 text-center text-2xl font-semibold ${typing.is_wrong ? 'border-bad-ink' : 'border-edge'}`}
    />
  );
}
