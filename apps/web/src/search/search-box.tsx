import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../design/buttons/icon-button.tsx';
import { fieldClass, inputClass } from '../design/fields/text-field.tsx';

/** How long after the last key a search begins, in milliseconds; Enter and the magnifier begin at once. */
export const searchPauseMs = 250;

export interface SearchBoxProps {
  /** The trimmed term; empty resets the results. */
  onSearch: (term: string) => void;
  /** Above the box, and inside it while it is empty; of decks when absent. */
  label?: string;
  placeholder?: string;
  /** Whether the box takes the focus when it appears, as in the overlay that was opened to search. */
  takesFocus?: boolean;
  className?: string;
}

/** Looks for something by name while one types. */
export function SearchBox({ onSearch, label, placeholder, takesFocus = false, className = '' }: SearchBoxProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    const pause = setTimeout(() => onSearch(typed.trim()), typed.trim() ? searchPauseMs : 0);
    return () => clearTimeout(pause);
  }, [typed, onSearch]);
  return (
    <form
      aria-label={t`Search`}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label ?? t`Search decks by name`}
      </label>
      <div className={fieldClass}>
        <input
          ref={input}
          id={id}
          type="search"
          {...(typed ? { dir: 'auto' } : {})}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder={placeholder ?? t`Type a topic`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
          className={`${inputClass} appearance-none [&::-webkit-search-cancel-button]:hidden`}
        />
        {typed && (
          <IconButton label={t`Clear the search`} icon={<X className="size-5" />} onClick={() => setTyped('')} />
        )}
        <IconButton type="submit" label={t`Search`} icon={<Search className="size-5" />} />
      </div>
    </form>
  );
}
