import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { serverFeaturesQuery } from '../accounts/server-features-query.ts';
import { accountCatalogues } from '../i18n/catalogues/account.ts';
import { withWords } from '../i18n/language-provider.tsx';

/** Says that the own address is to be confirmed, and sends the link again; with its words, as no page waits for it. */
const VerificationNotice = lazy(async () => {
  const notice = await withWords(import('../accounts/mailed-links/verification-notice.tsx'), accountCatalogues);
  return { default: notice.VerificationNotice };
});

/**
 * Where mails leave the server, users are asked to confirm their address. To be drawn for those who have not, inside a
 * `<Suspense>`.
 */
export function UnverifiedNotice() {
  const { data: site } = useQuery(serverFeaturesQuery);
  return site?.has_mail ? <VerificationNotice /> : null;
}
