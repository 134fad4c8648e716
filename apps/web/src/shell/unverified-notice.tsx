import { useQuery } from '@tanstack/react-query';
import { serverFeaturesQuery } from '../accounts/server-features-query.ts';
import { lazyPart } from '../browser/lazy-part.ts';
import { accountCatalogues } from '../i18n/catalogues/account.ts';
import { withWords } from '../i18n/language-provider.tsx';

/** Says that the own address is to be confirmed, and sends the link again; with its words, as no page waits for it. */
const VerificationNotice = lazyPart(async () => {
  const notice = await withWords(import('../accounts/mailed-links/verification-notice.tsx'), accountCatalogues);
  return notice.VerificationNotice;
});

/**
 * Where mails leave the server, users are asked to confirm their address. To be drawn for those who have not, inside a
 * `<Suspense>`.
 */
export function UnverifiedNotice() {
  const { data: site } = useQuery(serverFeaturesQuery);
  return site?.has_mail ? <VerificationNotice /> : null;
}
