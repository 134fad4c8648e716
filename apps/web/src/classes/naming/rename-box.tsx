import { useLingui } from '@lingui/react/macro';
import { tidyName } from '@lexiroom/domain/names';
import { useEffect, useId, useRef, useState } from 'react';
import { useNameProblem } from './name-problem.ts';

export interface RenameBoxProps {
  of: 'class' | 'student';
  name: string;
  className?: string;
  /** A new name was typed; undefined when it stays as it was. */
  onEnd: (name: string | undefined) => void;
}

/**
 * Renames a class or a student in its place: Enter or leaving takes what was typed, Escape does not. What cannot be a name
 * stays in the box and is told; leaving it then gives it up.
 */
export function RenameBox({ of, name, className = '', onEnd }: RenameBoxProps) {
  const { t } = useLingui();
  const id = useId();
  const nameProblem = useNameProblem(of);
  const [typed, setTyped] = useState(name);
  const box = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  const problem = nameProblem(typed);

  function end(isTaken: boolean) {
    if (hasEnded.current) return;
    hasEnded.current = true;
    const tidy = tidyName(typed);
    onEnd(isTaken && problem === undefined && tidy !== name ? tidy : undefined);
  }

  return (
    <span className="relative block min-w-0 flex-1">
      <input
        ref={box}
        type="text"
        dir="auto"
        value={typed}
        aria-label={t`Name of ${name}`}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : id}
        autoComplete="off"
        className={`min-h-11 w-full rounded-xl border-2 border-edge bg-card px-2 aria-invalid:border-bad ${className}`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => end(true)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') end(false);
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // The button that stands here then has the focus at once: the same press would press it.
          event.preventDefault();
          if (problem === undefined) end(true);
        }}
      />
      {problem !== undefined && (
        <span id={id} role="alert" className="block text-sm font-medium text-bad-ink">
          {problem}
        </span>
      )}
    </span>
  );
}
