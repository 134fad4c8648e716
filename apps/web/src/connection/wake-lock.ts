import { useEffect } from 'react';

/** Keeps the screen on while something is on it, where the browser allows (https only); again after every return. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isDone = false;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (held) => {
          lock = held;
          if (isDone) void held.release();
        },
        () => undefined,
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isDone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [isOn]);
}
