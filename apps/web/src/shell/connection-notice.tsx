import { Plural, Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsServerReachable } from '../offline/reachability.ts';
import { useWaitingAnswers } from '../study/answers/waiting-answers.ts';

/** How long the notice can be read before it folds, in milliseconds. */
export const readableMs = 6000;

/**
 * Floats above the page while the server cannot be reached: at its top, as what is to be pressed stands below. Takes no
 * room, and folds into the gap of the top bar once it could be read.
 */
export function ConnectionNotice() {
  const isOnline = useIsOnline();
  const isReached = useIsServerReachable();
  const waiting = useWaitingAnswers();
  const isCutOff = !isOnline || !isReached;
  const isFolded = useIsOld(isCutOff);
  const pill = `animate-rise rounded-full bg-night font-semibold text-white shadow-lg ${isFolded ? 'min-h-10 px-2.5' : 'px-5 py-2'}`;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-3 z-50 flex justify-center px-4 text-center">
      <div className={`flex items-center ${isFolded && waiting === 0 ? '' : 'gap-2.5'} ${isCutOff ? pill : ''}`}>
        {isCutOff && <WifiOff className="size-5 shrink-0 text-sun" aria-hidden="true" />}
        <div>
          {/* Only this is spoken by itself: the number changes with every answer. */}
          <output className={isFolded ? 'sr-only' : 'block'}>{isCutOff && <Trans>No connection</Trans>}</output>
          {isCutOff && waiting > 0 && <WaitingAnswers count={waiting} isShort={isFolded} />}
        </div>
      </div>
    </div>
  );
}

function WaitingAnswers({ count, isShort }: { count: number; isShort: boolean }) {
  return (
    <p className="text-sm font-medium">
      {isShort && <span aria-hidden="true">{count}</span>}
      <span className={isShort ? 'sr-only' : ''}>
        <Plural value={count} one="# answer waiting to be sent" other="# answers waiting to be sent" />
      </span>
    </p>
  );
}

/** Whether something has been so for as long as it takes to read the notice. */
function useIsOld(isSo: boolean): boolean {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(setOld, readableMs, true);
    return () => {
      clearTimeout(timer);
      setOld(false);
    };
  }, [isSo]);
  return isSo && isOld;
}

/** Whether the device believes itself on a network. */
function useIsOnline(): boolean {
  return useSyncExternalStore(listen, () => navigator.onLine);
}

function listen(onChange: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, onChange);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, onChange);
  };
}
