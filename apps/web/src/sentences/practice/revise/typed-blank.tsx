import type { Blank } from '@lexiroom/domain/sentences/blanks';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { graphemes } from '@lexiroom/domain/text';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';

interface TypedBlankProps {
  blank: Blank;
  /** Which of the sentence it is, from 1. */
  number: number;
  language: LanguageId;
  look: string;
  /** The first that is open has the focus, so that one types on. */
  takesFocus: boolean;
  value: string;
  onChange: (value: string) => void;
  onCheck: () => void;
}

/** A blank that is typed into; Enter checks it, and what is wrong stays to be corrected. */
export function TypedBlank(props: TypedBlankProps) {
  const { blank, number, language, look, takesFocus, value, onChange, onCheck } = props;
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const check = (event: KeyboardEvent<HTMLInputElement>) => {
    // The Enter that ends the writing of a Japanese or Chinese word is none of ours.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.select();
    onCheck();
  };
  return (
    <input
      ref={field}
      type="text"
      lang={languageOf(language).tag}
      dir="auto"
      aria-label={t`Blank ${number}`}
      aria-invalid={blank.is_missed}
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={check}
      style={{ inlineSize: `${graphemes(blank.text).length * 0.8 + 1.5}em` }}
      className={`${look} max-w-full min-w-16 rounded-xl border-2 bg-paper px-2 text-center decoration-transparent! ${blank.is_missed ? 'border-bad' : 'border-edge'}`}
    />
  );
}
