import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../browser/lazy-part.ts';
import { read } from '../browser/stored-values.ts';
import { keepCatalogues } from '../i18n/catalogues/keep.ts';
import { pagesCatalogues } from '../i18n/catalogues/pages.ts';
import { withWords } from '../i18n/language-provider.tsx';
import { Loading } from '../design/feedback/loading.tsx';
import { DirectoryPage, type DirectoryPageProps } from '../items/directory-page.tsx';
import { ErrorBoundary } from '../navigation/index.ts';
import { useSession } from '../session/session.ts';

const FirstSteps = lazyPart(
  async () => (await withWords(import('./first-steps/first-steps.tsx'), pagesCatalogues)).FirstSteps,
);
const VisitorWords = lazyPart(
  async () => (await withWords(import('./first-steps/visitor-words.tsx'), pagesCatalogues)).VisitorWords,
);
const KeptList = lazyPart(async () => (await withWords(import('../live/keep/kept-list.tsx'), keepCatalogues)).KeptList);

/** A folder of somebody's tree; above a user's own home, what was answered in this browser without an
 * account and may be kept; in an empty one the first steps. */
export function UserPage(props: DirectoryPageProps) {
  const { user } = useSession();
  const isOwnHome = props.directory === undefined && user?.username.toLowerCase() === props.username.toLowerCase();
  const cache = useQueryClient();
  useEffect(() => {
    // Where notifications were wished on this device.
    if (!isOwnHome || read('reminded_here') === null) return;
    void import('../settings/reminders/keep-reminded.ts')
      .then(async ({ keepReminded }) => keepReminded(cache))
      .catch(() => undefined);
  }, [isOwnHome, cache]);
  return (
    <>
      {isOwnHome && read('live_kept') !== null && (
        <aside className="mx-auto w-full max-w-3xl px-4 pt-4 empty:hidden">
          <ErrorBoundary of="" Fallback={Nothing}>
            <Suspense>
              <KeptList isLoggedIn onlyClaims />
            </Suspense>
          </ErrorBoundary>
        </aside>
      )}
      {isOwnHome && read('studied_as_visitor') !== null && (
        <aside className="mx-auto w-full max-w-3xl px-4 pt-4 empty:hidden">
          <Suspense>
            <VisitorWords />
          </Suspense>
        </aside>
      )}
      <DirectoryPage
        {...props}
        firstSteps={
          isOwnHome && (
            <Suspense fallback={<Loading />}>
              <FirstSteps />
            </Suspense>
          )
        }
      />
    </>
  );
}

const Nothing = () => null;
