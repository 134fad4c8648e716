import { fsrsRule } from '@lexiroom/domain/scheduling/fsrs';
import { HistoryDays, type HistoryProps } from './history-days.tsx';

/** A word's days by FSRS. */
export function FsrsHistory(props: HistoryProps) {
  return <HistoryDays {...props} rule={fsrsRule} />;
}
