import { Trans } from '@lingui/react/macro';
import { Notice } from '../../design/feedback/notice.tsx';

/** An address as it is typed: without what every browser adds. */
export const typedAddress = (address: string): string => address.replace(/^https?:\/\//u, '');

/** Said where the address leads to this computer alone: a phone that opens it would look for Lexiroom on itself. */
export function UnreachableNotice({ address }: { address: string }) {
  if (!isLoopback(new URL(address).hostname)) return null;
  return (
    <Notice tone="bad">
      <Trans>
        Phones cannot reach this address: it only works on this computer. Ask the person who set up Lexiroom here.
      </Trans>
    </Notice>
  );
}

const isLoopback = (host: string) => /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/u.test(host);
