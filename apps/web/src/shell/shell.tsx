import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buttonClass } from '../design/buttons/button.tsx';
import { ErrorBoundary, useAddress } from '../navigation/index.ts';
import { useSession } from '../session/session.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { Crash } from './crash.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';
import { UnverifiedNotice, UsersOnly } from './lazy-user-parts.tsx';

/** The frame of every page but the live ones; when the page or the frame breaks, this is said in their place. */
export function Shell({ children }: { children: ReactNode }) {
  const { key } = useAddress();
  return (
    <ErrorBoundary of={key} Fallback={Crash}>
      <Frame>{children}</Frame>
    </ErrorBoundary>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return (
    // A page that is one task (`data-task`) has no footer below it, and no notice above. Of a page that can be printed
    // (`data-printed`) neither head nor foot goes onto paper.
    <div className="flex min-h-dvh flex-col has-[[data-task]]:[&>aside]:hidden has-[[data-task]]:[&>footer]:hidden has-[[data-printed]]:print:[&>footer]:hidden has-[[data-printed]]:print:[&>header]:hidden">
      <a
        href="#main"
        className={`${buttonClass('brand')} absolute start-3 top-3 z-50 not-focus:sr-only`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        <Trans>Skip to content</Trans>
      </a>
      <TopBar />
      {user && !user.verified && (
        <UsersOnly>
          <UnverifiedNotice />
        </UsersOnly>
      )}
      {children}
      <Footer />
      <ConnectionNotice />
    </div>
  );
}
