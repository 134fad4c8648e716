import type { LetterPage } from '@lexiroom/domain/text';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { Trans, useLingui } from '@lingui/react/macro';
import { Delete, Keyboard } from 'lucide-react';
import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { cardAtKey } from '../../design/keyboard/card-at-key.ts';

export interface LetterKeysProps {
  pages: readonly LetterPage[];
  language: LanguageId;
  /** The page that is shown; null while they are hidden. */
  shown: LetterPage['name'] | null;
  onShow: (page: LetterPage['name'] | null) => void;
  onPress: (letter: string) => void;
  onDelete: () => void;
  /** What else there is to press, in the line of the button that shows the letters. */
  children: ReactNode;
}

/** The focus stays in the text field, and so does its caret. */
const keepFocus = (event: PointerEvent) => event.preventDefault();
const keyLook =
  'grid min-h-11 min-w-10 shrink-0 place-items-center rounded-xl border-2 border-edge bg-card px-1 text-xl font-semibold hover:bg-brand-wash hover:text-brand-ink sm:min-w-11 sm:px-2';

/** Marks that are drawn on the letter before, and what stands for them on a key. */
const shownMarks: Readonly<Record<string, string>> = { '\u3099': '\u309B', '\u309A': '\u309C' };
const keyLabel = (letter: string) => shownMarks[letter] ?? (/^\p{M}/u.test(letter) ? `\u25CC${letter}` : letter);

/**
 * The letters of a language, to be pressed by whoever lacks its keyboard; with the keyboard they are one stop, in which the
 * arrows go from letter to letter. The marked letters of a keyboard of a–z are one line on a phone, which is moved sideways,
 * as the phone's keyboard stands below it; a whole alphabet is broken into lines, and that keyboard stays away.
 */
export function LetterKeys({ pages, language, shown, onShow, onPress, onDelete, children }: LetterKeysProps) {
  const { t } = useLingui();
  const list = useId();
  const [at, setAt] = useState(0);
  const { tag, direction } = languageOf(language);
  const page = pages.find(({ name }) => name === shown);
  const names = {
    own: t`Special letters`,
    alphabet: t`Alphabet`,
    hiragana: t`Hiragana`,
    katakana: t`Katakana`,
    characters: t`Characters`,
  };
  return (
    <div className="flex w-full min-w-0 flex-col items-center gap-2 sm:max-w-3xl sm:gap-3 xl:max-w-4xl">
      <div className="flex max-w-full flex-wrap justify-center gap-2 sm:gap-3">
        {children}
        <Button
          size="small"
          icon={<Keyboard className="size-5" aria-hidden="true" />}
          aria-expanded={page !== undefined}
          aria-controls={list}
          onPointerDown={keepFocus}
          onClick={() => onShow(page ? null : pages[0]!.name)}
        >
          <Trans>Letters</Trans>
        </Button>
      </div>
      {page && pages.length > 1 && (
        <div className="flex max-w-full flex-wrap justify-center gap-1.5">
          {pages.map(({ name }) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === shown}
              onPointerDown={keepFocus}
              onClick={() => onShow(name)}
              className="min-h-11 rounded-xl border-2 border-transparent px-3 font-semibold text-soft hover:text-brand-ink aria-pressed:border-brand-ink aria-pressed:bg-brand-wash aria-pressed:text-brand-ink"
            >
              {names[name]}
            </button>
          ))}
        </div>
      )}
      <div
        id={list}
        role="toolbar"
        tabIndex={-1}
        aria-label={t`Letters to press`}
        hidden={!page}
        lang={tag}
        dir={direction}
        onKeyDown={(event) => {
          const next = cardAtKey(event.currentTarget, event.target as HTMLElement, event.key);
          if (!next) return;
          event.preventDefault();
          next.focus();
        }}
        className={`min-w-0 max-w-full gap-1 not-[[hidden]]:flex sm:flex-wrap sm:justify-center sm:gap-1.5 ${page?.name === 'own' ? 'pb-1 max-sm:overflow-x-auto' : 'flex-wrap justify-center'}`}
      >
        {page?.letters.map((letter, place) => (
          <button
            key={letter}
            type="button"
            data-card
            tabIndex={place === Math.min(at, page.letters.length - 1) ? 0 : -1}
            onFocus={() => setAt(place)}
            onPointerDown={keepFocus}
            onClick={() => onPress(letter)}
            className={keyLook}
          >
            {keyLabel(letter)}
          </button>
        ))}
        {page && (
          <button
            type="button"
            data-card
            tabIndex={-1}
            aria-label={t`Delete the last letter`}
            onPointerDown={keepFocus}
            onClick={onDelete}
            className={keyLook}
          >
            <Delete className={`size-6 ${direction === 'rtl' ? 'rotate-180' : ''}`} aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  );
}
