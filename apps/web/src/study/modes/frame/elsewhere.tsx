import { Trans } from '@lingui/react/macro';
import { AppWindow } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Page } from '../../../page/page.tsx';
import type { Study } from '../../study.ts';

/** A mode that was opened again in another tab: there it goes on, until somebody wants it here. */
export function Elsewhere({ study, onGoOn }: { study: Study; onGoOn: () => void }) {
  return (
    <Page title={study.name} width="narrow">
      <div role="alert">
        <EmptyState
          icon={<AppWindow className="size-8" />}
          title={<Trans>This study goes on in another tab</Trans>}
          action={
            <Button look="sun" onClick={onGoOn}>
              <Trans>Go on here</Trans>
            </Button>
          }
        />
      </div>
    </Page>
  );
}
