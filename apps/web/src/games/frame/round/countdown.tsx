import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { feel } from '../feel/feel.ts';

/** What is counted down to a game: 'Ready!' with a number, then 'Go!' (specification 2 section 2.5). */
export function Countdown({ at }: { at: 'two' | 'one' | 'go' }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed to begin is gone; and a screen reader says what is come to, then what it becomes.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => feel(at === 'go' ? 'go' : 'tick'), [at]);
  const isGo = at === 'go';
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-6 pb-16 text-center">
      <h1
        ref={heading}
        tabIndex={-1}
        aria-live="assertive"
        className="font-display text-5xl font-extrabold outline-none sm:text-6xl"
      >
        {isGo ? <Trans>Go!</Trans> : <Trans>Ready!</Trans>}
      </h1>
      <p
        key={at}
        aria-hidden="true"
        className={`grid size-44 animate-pop place-items-center rounded-full font-display text-8xl font-extrabold tabular-nums sm:size-56 sm:text-9xl ${isGo ? 'bg-good text-white' : 'bg-sun text-on-sun'}`}
      >
        {at === 'two' && 2}
        {at === 'one' && 1}
        {isGo && <GoMark />}
      </p>
    </div>
  );
}

/** Two arrow heads that run off, drawn here so that they are as heavy as the digits. */
function GoMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-28 rtl:-scale-x-100" fill="none" stroke="currentColor" strokeWidth="4">
      <path d="m5 5 7 7-7 7M13 5l7 7-7 7" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
