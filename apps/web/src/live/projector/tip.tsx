import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

const tipMs = 12_000;

/** What is good to know before a quiz begins: one thing at a time, calmly. Not said aloud, as nobody asked for it. */
export function Tip() {
  const { t } = useLingui();
  const [number, setNumber] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNumber((before) => before + 1), tipMs);
    return () => clearInterval(timer);
  }, []);
  const tips = [
    t`Is your name on the board? Then you are in.`,
    t`A phone that falls asleep keeps its seat and its points.`,
    t`Letters and shapes are the same on phones and up here.`,
    t`With a keyboard, 1 to 4 choose an answer.`,
    t`No answer is lost: a phone without a network sends it later.`,
  ];
  const tip = tips[number % tips.length]!;
  return (
    <span key={tip} className="min-w-0 animate-rise truncate" title={tip}>
      {tip}
    </span>
  );
}
