import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSession } from '../accounts/session.ts';
import { siteQuery } from '../accounts/site.ts';
import { UnverifiedNotice } from '../accounts/unverified-notice.tsx';
import { Boundary } from '../navigation/index.ts';

/** Where mails leave the server, users are asked to confirm their address. What of it does not come is left out. */
export function Unverified() {
  const { user } = useSession();
  const isUnverified = user !== null && !user.verified;
  const { data: site } = useQuery({ ...siteQuery, enabled: isUnverified });
  if (!isUnverified || !site?.has_mail) return null;
  return (
    <Boundary of={user.username} Fallback={Nothing}>
      <Suspense>
        <UnverifiedNotice />
      </Suspense>
    </Boundary>
  );
}

const Nothing = () => null;
