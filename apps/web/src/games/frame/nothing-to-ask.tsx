import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';

export interface NothingToAskProps {
  /** Why there is nothing. */
  children: ReactNode;
  onBack: () => void;
}

/** In the place of a game that cannot ask any of its words, however many there are. */
export function NothingToAsk({ children, onBack }: NothingToAskProps) {
  const { t } = useLingui();
  return (
    <div className="grid flex-1 place-content-center">
      <h1 className="sr-only">{t`Game`}</h1>
      <EmptyState
        icon={<Copy className="size-8" />}
        title={<Trans>Not enough words</Trans>}
        action={
          <Button look="sun" onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}

/** Of games in which a word is chosen among others. */
export const NothingToTellApart = ({ onBack }: Pick<NothingToAskProps, 'onBack'>) => (
  <NothingToAsk onBack={onBack}>
    <Trans>These words cannot be told apart: they have the same text, picture or meaning.</Trans>
  </NothingToAsk>
);
