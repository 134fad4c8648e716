import { NotFound } from '../../shell/not-found.tsx';

/** Gives an account its earlier e-mail address back. */
export function RevertEmailPage(_: { reversion_string: string }) {
  return <NotFound />;
}
