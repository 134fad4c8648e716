import { Trans } from '@lingui/react/macro';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { buttonClass } from '../design/button.tsx';
import { ConnectionNotice } from '../offline/connection-notice.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of every page but the live ones. */
export function Shell() {
  useFocusOnArrival();
  return (
    // A page that is one task (`data-task`) has no footer below it.
    <div className="flex min-h-dvh flex-col has-[[data-task]]:[&>footer]:hidden">
      <a
        href="#main"
        className={`${buttonClass('brand')} absolute start-3 top-3 z-50 not-focus:sr-only`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        <Trans>Skip to the content</Trans>
      </a>
      <TopBar />
      <Outlet />
      <Footer />
      <ConnectionNotice />
    </div>
  );
}

/** After a change of page the focus goes to its content, so that keys and screen readers begin there. */
function useFocusOnArrival(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) document.getElementById('main')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
