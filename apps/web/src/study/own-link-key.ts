import { useEffect } from 'react';
import { linkKey } from '../api/client.ts';
import { amend, currentAddress, useAddress } from '../navigation/index.ts';

/**
 * Whoever owns what is seen by link has its key in the address, whichever way they came: what they copy from there is the
 * link. To others no key is told, and theirs stays as it is.
 */
export function useOwnLinkKey(key: string | null | undefined): void {
  const address = useAddress();
  useEffect(() => {
    if (!key || key === linkKey() || address !== currentAddress()) return;
    const withKey = new URL(location.href);
    withKey.searchParams.set('key', key);
    amend(withKey.href);
  }, [key, address]);
}
