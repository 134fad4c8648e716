import type { ReactNode } from 'react';
import { Skeleton } from '../../design/feedback/loading.tsx';

/** The look of a result: its picture, its words beside it. */
export const resultClass =
  'flex min-h-20 items-center gap-4 rounded-2xl border border-line bg-card p-2.5 pe-4 hover:border-edge hover:bg-brand-wash';

/** Results below each other. */
export const ResultList = ({ children }: { children: ReactNode }) => (
  <ul className="flex flex-col gap-2.5">{children}</ul>
);

/** The shape of the results until they come. */
export function ResultsSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-2.5">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-24 rounded-2xl" />
      ))}
    </div>
  );
}
