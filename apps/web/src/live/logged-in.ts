import { useEffect, useState } from 'react';

type Role = 'teacher' | 'learner';

/**
 * The role of whoever is logged in; null for a visitor, and until it is known. Asked by hand, as the typed client would
 * bring the addresses of every call to phones.
 */
export function useOwnRole(): Role | null {
  const [role, setRole] = useState<Role | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/api/logged_in_user', { credentials: 'include', signal: leaving.signal })
      .then(async (response) => (response.ok ? ((await response.json()) as { role?: Role }) : null))
      .then((answer) => setRole(answer?.role ?? null))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return role;
}

/** Whether somebody is logged in; false until it is known. */
export const useIsLoggedIn = (): boolean => useOwnRole() !== null;
