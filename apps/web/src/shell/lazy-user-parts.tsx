import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../browser/lazy-part.ts';
import { ErrorBoundary } from '../navigation/index.ts';

export const UserButtons = lazyPart(async () => (await import('./user-buttons.tsx')).UserButtons);
export const UnverifiedNotice = lazyPart(async () => (await import('./unverified-notice.tsx')).UnverifiedNotice);

/** Parts of the frame that are fetched once somebody is logged in. What does not come leaves the page as it is. */
export function UsersOnly({ meanwhile, children }: { meanwhile?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary of="" Fallback={Nothing}>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const Nothing = () => null;
