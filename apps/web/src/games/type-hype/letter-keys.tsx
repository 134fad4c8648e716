import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { useLingui } from '@lingui/react/macro';

export interface LetterKeysProps {
  letters: readonly string[];
  language: LanguageId;
  onPress: (letter: string) => void;
}

/**
 * The letters that a keyboard may lack, to be pressed. The focus stays in the text field, and so the keyboard of a phone
 * stays open; on a narrow screen the row is moved sideways.
 */
export function LetterKeys({ letters, language, onPress }: LetterKeysProps) {
  const { t } = useLingui();
  if (letters.length === 0) return null;
  const { tag, direction } = languageOf(language);
  return (
    <fieldset
      aria-label={t`Letters to press`}
      lang={tag}
      dir={direction}
      className="flex min-w-0 max-w-full gap-1.5 pb-1 max-sm:self-stretch max-sm:overflow-x-auto sm:max-w-3xl sm:flex-wrap sm:justify-center"
    >
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPress(letter)}
          className="min-h-11 min-w-11 shrink-0 rounded-xl border-2 border-edge bg-card px-2 text-xl font-semibold hover:bg-brand-wash hover:text-brand-ink"
        >
          {/^\p{M}/u.test(letter) ? `\u25CC${letter}` : letter}
        </button>
      ))}
    </fieldset>
  );
}
