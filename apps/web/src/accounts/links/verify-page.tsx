import { NotFound } from '../../shell/not-found.tsx';

/** Confirms an e-mail address by the link that was mailed there. */
export function VerifyPage(_: { verification_string: string }) {
  return <NotFound />;
}
