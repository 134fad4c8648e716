import { useLingui } from '@lingui/react/macro';
import { libraryLimits } from '@lexiroom/domain/library';
import { tidyName } from '@lexiroom/domain/names';
import { useEffect, useId, useRef, useState } from 'react';
import { useNameProblem } from '../../items/naming/name-problem.ts';

export interface SoundNameBoxProps {
  /** What the recording is called now; '' where it has no name. */
  name: string;
  /** Another name was typed, '' for none; undefined when it stays as it was. */
  onEnd: (name: string | undefined) => void;
}

const limits = { least: 0, longest: libraryLimits.soundNameLength };

/**
 * Names a recording in its place: Enter or leaving takes what was typed, Escape does not. What cannot be a name stays in the
 * box and is told; leaving it then gives it up.
 */
export function SoundNameBox({ name, onEnd }: SoundNameBoxProps) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState(name);
  const box = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  useEffect(() => box.current?.select(), []);
  const problem = useNameProblem(limits)(typed);
  function end(isTaken: boolean) {
    if (hasEnded.current) return;
    hasEnded.current = true;
    const given = tidyName(typed);
    onEnd(isTaken && problem === undefined && given !== name ? given : undefined);
  }
  return (
    <span className="min-w-0 flex-[1_1_10rem] px-1">
      <input
        ref={box}
        type="text"
        dir="auto"
        value={typed}
        aria-label={t`Name of your recording`}
        placeholder={t`Your recording`}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : id}
        autoComplete="off"
        className="min-h-12 w-full rounded-xl border-2 border-edge bg-card px-2.5 text-lg aria-invalid:border-bad"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => end(true)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && problem === undefined && !event.nativeEvent.isComposing) end(true);
          if (event.key !== 'Escape') return;
          // The dialog around stays open.
          event.preventDefault();
          event.stopPropagation();
          end(false);
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
