import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { buttonClass } from '../../design/button.tsx';

/** Where a player goes when the quiz is over: to another one, and home whoever has one here. */
export function WaysOn() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <nav className="flex flex-wrap justify-center gap-3">
      <a href="/live" className={buttonClass('quiet')}>
        <Trans>Join another quiz</Trans>
      </a>
      {isLoggedIn && (
        <a href="/" className={buttonClass('quiet')}>
          <Trans>Home</Trans>
        </a>
      )}
    </nav>
  );
}

/** Asked by hand, as the typed client would bring the schemas of every call to phones. False until it is known. */
function useIsLoggedIn(): boolean {
  const [isLoggedIn, setLoggedIn] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/api/logged_in_user', { credentials: 'include', signal: leaving.signal })
      .then((response) => setLoggedIn(response.ok))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return isLoggedIn;
}
