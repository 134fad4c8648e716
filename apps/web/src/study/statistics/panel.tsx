import { Select } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Card } from '../../design/layout/card.tsx';
import type { Study } from '../study.ts';

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

type StudyKind = 'deck' | 'category' | 'custom';

function kindOf({ isCustom, address }: Study): StudyKind {
  return isCustom || address.type === 'today' ? 'custom' : address.type;
}

/** 'This {study type} has no reviewed words yet' (specification 2 section 2.3). */
export function NoReviewedWords({ study }: { study: Study }) {
  return (
    <p className="text-soft">
      <Select
        value={kindOf(study)}
        _deck="This deck has no reviewed words yet"
        _category="This category has no reviewed words yet"
        other="This custom study has no reviewed words yet"
      />
    </p>
  );
}

/** 'This {study type} has no unsuccessful words yet' (specification 2 section 2.3). */
export function NoUnsuccessfulWords({ study }: { study: Study }) {
  return (
    <p className="text-soft">
      <Select
        value={kindOf(study)}
        _deck="This deck has no unsuccessful words yet"
        _category="This category has no unsuccessful words yet"
        other="This custom study has no unsuccessful words yet"
      />
    </p>
  );
}
