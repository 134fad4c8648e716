import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../accounts/site.ts';
import { UnverifiedNotice } from '../accounts/unverified-notice.tsx';

/** Where mails leave the server, users are asked to confirm their address. To be drawn for those who have not. */
export function Unverified() {
  const { data: site } = useQuery(siteQuery);
  return site?.has_mail ? <UnverifiedNotice /> : null;
}
