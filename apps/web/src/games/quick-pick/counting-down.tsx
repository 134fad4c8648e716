import { quickPickTimes } from '@lexiroom/domain/games/quick-pick';
import { useEffect, useState } from 'react';
import { Countdown } from '../frame/round/countdown.tsx';
import type { Table } from './table/table.ts';

/** 'Ready!', a number, 'Go!', by the clock of the game. */
export function CountingDown({ table, startsAt }: { table: Table; startsAt: number }) {
  const [at, setAt] = useState<'two' | 'one' | 'go'>('two');
  useEffect(() => {
    const left = table.msUntil(startsAt);
    const { countdownMs, goMs } = quickPickTimes;
    const timers = [
      setTimeout(() => setAt('one'), left - goMs - countdownMs / 2),
      setTimeout(() => setAt('go'), left - goMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [table, startsAt]);
  return <Countdown at={at} />;
}
