import { NotFound } from '../../shell/not-found.tsx';

/** Sets a new password by a mailed link. */
export function ResetPasswordPage(_: { reset_string: string }) {
  return <NotFound />;
}
