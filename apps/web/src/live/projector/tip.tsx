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
    t`If your name is on the board, you are in.`,
    t`If a phone falls asleep, it keeps its place and its points.`,
    t`Letters and shapes are the same on the phones as up here.`,
    t`With a keyboard, 1 to 4 choose an answer.`,
    t`No answer is lost: a phone without a network sends it later.`,
  ];
  const tip = tips[number % tips.length]!;
  return (
    <span key={tip} className="line-clamp-2 min-w-0 animate-rise" title={tip}>
      {tip}
    </span>
  );
}
