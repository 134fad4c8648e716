import { NotFound } from '../../shell/not-found.tsx';

/** Chooses a username for an outside identity. */
export function SelectUsernamePage() {
  return <NotFound />;
}
