import { type ReactNode, useId } from 'react';
import { Card } from '../../design/layout/card.tsx';

/** A part of the page under its name. */
export function ProgressPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card className="min-w-0 p-4 sm:p-6">
      <section aria-labelledby={id} className="flex flex-col gap-4">
        <h2 id={id} className="font-display text-2xl font-bold">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
