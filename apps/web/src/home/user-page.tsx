import { Suspense } from 'react';
import { lazyPart } from '../browser/lazy-part.ts';
import { read } from '../browser/stored-values.ts';
import { keepCatalogues } from '../i18n/catalogues/keep.ts';
import { withWords } from '../i18n/language-provider.tsx';
import { DirectoryPage, type DirectoryPageProps } from '../items/directory-page.tsx';
import { ErrorBoundary } from '../navigation/index.ts';
import { useSession } from '../session/session.ts';

const KeptList = lazyPart(async () => (await withWords(import('../live/keep/kept-list.tsx'), keepCatalogues)).KeptList);

/** A folder of somebody's tree; above a user's own home, what they answered as a guest in this browser and may keep. */
export function UserPage(props: DirectoryPageProps) {
  const { user } = useSession();
  const isOwnHome = props.directory === undefined && user?.username.toLowerCase() === props.username.toLowerCase();
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
      <DirectoryPage {...props} />
    </>
  );
}

const Nothing = () => null;
