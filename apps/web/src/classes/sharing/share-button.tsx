import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';

export interface ShareButtonProps {
  /** What is shared, or with whom, for screen readers. */
  name: string;
  isShared: boolean;
  onShare: () => Promise<unknown>;
  onUnshare: () => unknown;
}

/** Pressed while it is shared: a press shares, another takes it back. */
export function ShareButton({ name, isShared, onShare, onUnshare }: ShareButtonProps) {
  const [isBusy, setBusy] = useState(false);
  async function press() {
    setBusy(true);
    await (isShared ? onUnshare() : onShare());
    setBusy(false);
  }
  return (
    <Button
      size="small"
      look={isShared ? 'brand' : 'quiet'}
      aria-pressed={isShared}
      busy={isBusy}
      className="shrink-0"
      icon={isShared ? <Check className="size-5" aria-hidden="true" /> : undefined}
      onClick={() => void press()}
    >
      {isShared ? <Trans>Shared</Trans> : <Trans>Share</Trans>}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
