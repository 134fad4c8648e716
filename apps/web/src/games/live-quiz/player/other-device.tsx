import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../browser/clipboard.ts';
import { seatTokens } from '../../../connection/seat-storage.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { Qr } from '../../../design/graphics/qr.tsx';
import { seatAddress } from '../../../live/live-path.ts';

/** Hands the own seat to another device: a code for its camera, and the same address to be sent there. */
export function OtherDevice({ pin }: { pin: string }) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState<boolean>();
  const token = seatTokens.of(pin);
  if (token === null) return null;
  const address = seatAddress(location.origin, pin, token);
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <p>
        <Trans>Point the camera of the other device at this. Your points and answers come along.</Trans>
      </p>
      <Qr text={address} label={t`Code for your other device`} className="size-56 max-w-full rounded-2xl" />
      <p className="text-sm text-soft">
        <Trans>Show it to nobody else: whoever opens it plays in your place.</Trans>
      </p>
      <Button
        size="small"
        icon={<Copy className="size-5" aria-hidden="true" />}
        onClick={() => void copyText(address).then(setCopied)}
      >
        <Trans>Copy link</Trans>
      </Button>
      <output className="min-h-6 text-sm font-semibold">
        {isCopied === true && <Trans>Copied. Open it in the browser of the other device.</Trans>}
        {isCopied === false && <Trans>This browser does not let us copy.</Trans>}
      </output>
    </div>
  );
}
