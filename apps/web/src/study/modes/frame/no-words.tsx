import { Trans } from '@lingui/react/macro';
import { Image } from 'lucide-react';
import { Button } from '../../../design/buttons/button.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { Page } from '../../../page/page.tsx';
import { useStudyNavigation } from '../../study-address.ts';
import type { Study } from '../../study.ts';

/** A mode without anything to ask: an empty deck, or a selection of words that are gone. */
export function NoWords({ study }: { study: Study }) {
  const { leave } = useStudyNavigation(study.address);
  return (
    <Page title={study.name} width="narrow">
      <EmptyState
        icon={<Image className="size-8" />}
        title={<Trans>This study has no words</Trans>}
        action={
          <Button look="sun" onClick={leave}>
            {study.address.type === 'today' ? <Trans>Home</Trans> : <Trans>Back to the deck</Trans>}
          </Button>
        }
      />
    </Page>
  );
}
