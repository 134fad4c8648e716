import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { UserText } from '../../../design/typography/user-text.tsx';

export interface EditableTextProps {
  /** What it is called: 'Text of section 3'. */
  name: string;
  text: string | null;
  /** The `rev` of its section. */
  rev: number;
  language: LanguageId | undefined;
  /** What stands where nothing does. */
  placeholder: string;
  /** What is wrong with what was typed, in words; undefined where it may stay. */
  problemOf: (typed: string) => string | undefined;
  /** Said below while it is edited. */
  hint?: string | undefined;
  disabled: boolean;
  /** How often its author was brought here to edit it, without a press on it. */
  begins?: number;
  /** What waits to be put right: an edit begins with it instead of the text. */
  waiting?: string | undefined;
  /** Called once for each edit that is confirmed, with what stood there when it began. */
  onWrite: (written: { typed: string; before: string | null; rev: number }) => void;
}

/** A text being edited: what is typed, and what stood there when its author began. */
interface Editing {
  typed: string;
  before: string | null;
  rev: number;
}

/**
 * A text that is edited by a press on it: Enter or leaving it confirms, Escape gives the original back (specification 3
 * section 4). It is confirmed as well when the overlay or the page closes, in whichever way.
 */
export function EditableText(props: EditableTextProps) {
  const { name, text, rev, language, placeholder, disabled, begins = 0, waiting, onWrite } = props;
  const begun = () => ({ typed: waiting ?? text ?? '', before: text, rev });
  const [editing, setEditing] = useState<Editing>();
  const [begunSoFar, count] = useState(0);
  if (begins > begunSoFar) {
    count(begins);
    setEditing(begun());
  }
  if (editing) {
    return (
      <TextBox
        {...props}
        editing={editing}
        onType={(typed) => setEditing({ ...editing, typed })}
        onEnd={(written) => {
          setEditing(undefined);
          if (written) onWrite(written);
        }}
      />
    );
  }
  return (
    <button
      type="button"
      disabled={disabled}
      aria-label={`${name}: ${text ?? placeholder}`}
      onClick={() => setEditing(begun())}
      className={`group flex min-h-12 w-full items-start gap-2 rounded-xl border-2 border-transparent px-2.5 py-2 text-start text-lg wrap-anywhere enabled:hover:border-line ${text === null ? 'text-soft' : 'text-ink'}`}
    >
      <span dir={language && text !== null ? languageOf(language).direction : undefined} className="min-w-0 flex-1">
        {text === null ? placeholder : <UserText language={language}>{text}</UserText>}
      </span>
      <Pencil className="mt-1 size-4 shrink-0 text-soft" aria-hidden="true" />
    </button>
  );
}

interface TextBoxProps extends EditableTextProps {
  editing: Editing;
  onType: (typed: string) => void;
  /** With nothing when the original is to stand again. */
  onEnd: (written: Editing | undefined) => void;
}

function TextBox({ name, language, placeholder, problemOf, hint, editing, onType, onEnd, onWrite }: TextBoxProps) {
  const { t } = useLingui();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const hasEnded = useRef(false);
  const problem = problemOf(editing.typed);
  function end(written: Editing | undefined) {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(written);
  }
  // The overlay, the section or the page goes away while it is edited.
  const leave = useEffectEvent(() => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onWrite(editing);
  });
  const stay = useEffectEvent(() => (hasEnded.current = false));
  useLayoutEffect(() => {
    stay();
    const hide = () => leave();
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      hide();
    };
  }, []);
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
    // Newer browsers give a promise back, which is not how an effect ends.
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      end(editing);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      end(undefined);
    }
  }
  const described = problem ?? hint;
  return (
    <div className="scroll-my-24">
      <textarea
        ref={box}
        rows={1}
        dir="auto"
        lang={language && languageOf(language).tag}
        aria-label={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}${described ? ` ${id}-note` : ''}`}
        placeholder={placeholder}
        value={editing.typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
        onBlur={() => end(editing)}
        className={`block field-sizing-content max-h-[40dvh] min-h-12 w-full resize-none rounded-xl border-2 bg-card px-2.5 py-2 text-lg ${problem ? 'border-bad' : 'border-brand'}`}
      />
      <p id={id} className="sr-only">{t`Enter confirms, Escape cancels`}</p>
      {described && (
        <p
          id={`${id}-note`}
          role={problem ? 'alert' : undefined}
          className={`px-2.5 pt-1 text-sm font-medium ${problem ? 'text-bad-ink' : 'text-soft'}`}
        >
          {described}
        </p>
      )}
    </div>
  );
}
