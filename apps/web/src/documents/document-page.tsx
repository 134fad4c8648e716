import { NotFound } from '../shell/not-found.tsx';

/** Terms, privacy, content policy, references. */
export function DocumentPage(_: { name?: string }) {
  return <NotFound />;
}
