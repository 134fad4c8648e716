import { lazy } from 'react';
import { accountCatalogues } from '../i18n/account-catalogues.ts';
import { withWords } from '../i18n/language.tsx';

/** For whoever has not confirmed their address: says so, and sends the link again. To be drawn inside a <Suspense>. */
export const UnverifiedNotice = lazy(async () => {
  const { VerificationNotice } = await withWords(import('./links/verification-notice.tsx'), accountCatalogues);
  return { default: VerificationNotice };
});
