import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../navigation/index.ts';

export const UserButtons = lazy(async () => ({ default: (await import('./user-buttons.tsx')).UserButtons }));
export const UnverifiedNotice = lazy(async () => ({
  default: (await import('./unverified-notice.tsx')).UnverifiedNotice,
}));

/** Parts of the frame that are fetched once somebody is logged in. What does not come leaves the page as it is. */
export function UsersOnly({ meanwhile, children }: { meanwhile?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary of="" Fallback={Nothing}>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const Nothing = () => null;
