import { useEffect, useState } from 'react';

/**
 * Whether somebody is logged in; false until it is known. Asked by hand, as the typed client would bring the addresses of
 * every call to phones.
 */
export function useIsLoggedIn(): boolean {
  const [isLoggedIn, setLoggedIn] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/api/logged_in_user', { credentials: 'include', signal: leaving.signal })
      .then(async (response) => (response.ok ? await response.json() : null))
      .then((answer: object | null) => setLoggedIn(answer !== null && !('errDesc' in answer)))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return isLoggedIn;
}
