import { Plural, Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWaitingAnswers } from '../study/answers/index.ts';
import { useIsReached } from './reach.ts';

/** So long the notice can be read before it folds into a corner, in milliseconds. */
export const readableMs = 6000;

/** Floats above the page while the server cannot be reached; takes no room from it, and gets out of the way. */
export function ConnectionNotice() {
  const isOnline = useIsOnline();
  const isReached = useIsReached();
  return (
    <>
      <output className="sr-only">{!(isOnline && isReached) && <Trans>No connection</Trans>}</output>
      {!(isOnline && isReached) && <Floating />}
    </>
  );
}

function Floating() {
  const waiting = useWaitingAnswers();
  const [isFolded, setFolded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setFolded, readableMs, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none fixed inset-x-0 bottom-4 z-50 flex px-4 ${isFolded ? '' : 'justify-center'}`}
    >
      <span
        className={`flex animate-rise items-center gap-2.5 rounded-full bg-night font-semibold text-white shadow-lg ${isFolded ? 'min-h-10 px-2.5' : 'px-5 py-3'}`}
      >
        <WifiOff className="size-5 shrink-0 text-sun" />
        {isFolded ? (
          waiting > 0 && <span>{waiting}</span>
        ) : (
          <span>
            <Trans>No connection</Trans>
            {waiting > 0 && (
              <span className="block text-sm font-medium">
                <Plural value={waiting} one="# answer waits for the network" other="# answers wait for the network" />
              </span>
            )}
          </span>
        )}
      </span>
    </div>
  );
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
