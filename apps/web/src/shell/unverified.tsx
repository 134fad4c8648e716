import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { siteQuery } from '../accounts/site-query.ts';
import { accountCatalogues } from '../i18n/catalogues/account.ts';
import { withWords } from '../i18n/language.tsx';

/** Says that the own address is to be confirmed, and sends the link again; with its words, as no page waits for it. */
const VerificationNotice = lazy(async () => {
  const notice = await withWords(import('../accounts/mailed-links/verification-notice.tsx'), accountCatalogues);
  return { default: notice.VerificationNotice };
});

/**
 * Where mails leave the server, users are asked to confirm their address. To be drawn for those who have not, inside a
 * `<Suspense>`.
 */
export function Unverified() {
  const { data: site } = useQuery(siteQuery);
  return site?.has_mail ? <VerificationNotice /> : null;
}
