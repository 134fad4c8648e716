import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** So long it is said, in milliseconds. */
const shownMs = 5000;

/** Says calmly that a press was late: the session had moved on by then, and moved once. `count`: how often that was so. */
export function OvertakenNotice({ count }: { count: number }) {
  const [told, setTold] = useState(count);
  useEffect(() => {
    if (count === told) return undefined;
    const timer = setTimeout(() => setTold(count), shownMs);
    return () => clearTimeout(timer);
  }, [count, told]);
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-4 z-40 grid justify-items-center px-3">
      {count !== told && (
        <span
          key={count}
          className="max-w-xl animate-rise rounded-2xl bg-night-2 px-5 py-2.5 text-center font-semibold text-white shadow-lg ring-2 ring-white/40"
        >
          <Trans>The quiz had already moved on; nothing was done twice.</Trans>
        </span>
      )}
    </output>
  );
}
