import { useLingui } from '@lingui/react/macro';
import { noteProblem } from '@lexiroom/domain/deck-editor';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { loadFont } from '../../design/typography/fonts.ts';

export interface NoteFieldProps {
  label: string;
  hint?: ReactNode;
  text: string;
  /** It has the focus when it comes. */
  isFirst?: boolean;
  /** The language it is written in; null where that is up to the writer. */
  language: LanguageId | null;
  onChange: (text: string) => void;
}

/** A text of a few lines, kept as one: Enter sends the form it stands in. Says so when it is too long. */
export function NoteField({ label, hint, text, isFirst = false, language, onChange }: NoteFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const traits = language === null ? undefined : languageOf(language);
  const script = traits?.script;
  useEffect(() => {
    if (script) loadFont(script);
  }, [script]);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFirst) box.current?.focus();
  }, [isFirst]);
  const problem = noteProblem(text);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <textarea
        ref={box}
        id={id}
        rows={2}
        dir="auto"
        {...(traits ? { lang: traits.tag } : {})}
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        className="block field-sizing-content max-h-48 min-h-20 w-full resize-y rounded-2xl border-2 border-edge bg-card px-4 py-2.5 text-lg text-ink aria-invalid:border-bad"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={sendOnEnter}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-soft empty:hidden">
        {hint}
      </p>
      <p id={`${id}-problem`} aria-live="polite" className="mt-1.5 flex gap-2 font-medium text-bad-ink empty:hidden">
        {problem && (
          <>
            <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
            {t`Input too long: ${problem.length} characters > 500`}
          </>
        )}
      </p>
    </div>
  );
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
