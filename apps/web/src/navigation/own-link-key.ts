import { useEffect } from 'react';
import { linkKey } from '../api/link-key.ts';
import { amend, currentAddress } from './history.ts';
import { useAddress } from './navigation.tsx';

/**
 * Whoever owns what is seen by link has its key in the address, whichever way they came: what they copy from there is the
 * link. Others are not sent a key, and the one in their address stays.
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
