import { type ReactNode, useId } from 'react';
import { Card } from '../../design/card.tsx';

export interface PanelProps {
  title: ReactNode;
  /** A button or a legend beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One figure or list of the statistics, under its name. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <Card className="min-w-0 p-4 sm:p-6">
      <section aria-labelledby={id} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h3 id={id} className="font-display text-xl font-bold">
            {title}
          </h3>
          {aside}
        </div>
        {children}
      </section>
    </Card>
  );
}
