import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../design/buttons/button.tsx';

/** The content of a dialog: a question, the buttons that answer it, and Cancel. */
export function Ask({ title, children, onCancel }: { title: ReactNode; children: ReactNode; onCancel: () => void }) {
  return (
    <>
      <h2 id="asked" className="mb-5 font-display text-2xl font-bold wrap-anywhere">
        {title}
      </h2>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  );
}
