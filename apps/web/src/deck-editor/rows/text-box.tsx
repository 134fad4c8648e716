import { useLingui } from '@lingui/react/macro';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { extraTextProblem, translationProblem } from '@lexiroom/domain/library';
import { tidyLine } from '@lexiroom/domain/text';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { loadFont } from '../../design/typography/fonts.ts';
import { useTextProblemWords } from '../library-entries/text-problem-words.ts';
import { useAskBeforeClosing } from '../unsaved/ask-before-closing.ts';

export interface TextBoxProps {
  label: string;
  /** Which of the row's texts; found by it when something is missing there. */
  part: 'target' | 'source' | 'extra';
  text: string;
  /** The text may be taken away. */
  canBeEmpty?: boolean;
  /** Stands there while there is none. */
  placeholder?: string | undefined;
  language: LanguageId;
  /** Nothing is chosen, and something has to be. */
  isMissing: boolean;
  onConfirm: (text: string) => void;
  /** The writing has ended, whatever came of it. */
  onEnd?: () => void;
  /** Opens the other names of the picture; undefined where there is none. */
  onPanel: (() => void) | undefined;
}

const problemsOf = { target: translationProblem, source: translationProblem, extra: extraTextProblem };
const looks = { target: 'text-lg font-semibold', source: 'text-lg text-soft', extra: 'text-base text-soft' };

/**
 * A text of a row, changed in its place: Enter or leaving takes it, Escape gives the old one back. What cannot be taken stays
 * there, with what is wrong with it.
 */
export function TextBox({
  label,
  part,
  text,
  placeholder,
  language,
  isMissing,
  canBeEmpty = false,
  onConfirm,
  onEnd,
  onPanel,
}: TextBoxProps) {
  const { t } = useLingui();
  const problemWords = useTextProblemWords('inline');
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const { script, tag } = languageOf(language);
  useEffect(() => loadFont(script), [script]);
  useAskBeforeClosing(typed !== undefined && tidyLine(typed) !== text);
  const problem = typed === undefined || typed === '' ? undefined : problemsOf[part](typed);

  function confirm() {
    if (problem) return;
    const tidy = tidyLine(typed ?? '');
    if (typed !== undefined && (tidy !== '' || canBeEmpty) && tidy !== text) onConfirm(tidy);
    setTyped(undefined);
  }
  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') setTyped(undefined);
    if (event.key === 'Enter') confirm();
  }

  return (
    <div className="min-w-0">
      <div
        className={`flex ${part === 'extra' ? 'min-h-9' : 'min-h-12'} rounded-xl border-2 has-[input:focus-visible]:border-edge has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus ${problem || (isMissing && typed === undefined) ? 'border-bad' : 'border-transparent hover:border-line'}`}
      >
        <input
          value={typed ?? text}
          dir="auto"
          lang={tag}
          data-part={part}
          placeholder={placeholder}
          autoComplete="off"
          aria-label={label}
          aria-invalid={problem || isMissing ? true : undefined}
          aria-describedby={problem ? id : undefined}
          className={`w-full min-w-0 flex-1 rounded-xl bg-transparent px-2.5 outline-none ${looks[part]}`}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => {
            confirm();
            onEnd?.();
          }}
          onKeyDown={onKey}
        />
        {onPanel && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t`Other names: ${label}`}
            title={t`Other names`}
            onClick={onPanel}
            className="grid w-11 shrink-0 place-items-center rounded-xl text-soft hover:bg-brand-wash hover:text-brand-ink"
          >
            <ChevronDown className="size-5" aria-hidden="true" />
          </button>
        )}
      </div>
      {problem && (
        <p id={id} role="alert" className="px-2.5 pt-0.5 text-sm font-medium text-bad-ink">
          {problemWords(problem)}
        </p>
      )}
    </div>
  );
}
