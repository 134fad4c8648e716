import { NotFound } from '../../shell/not-found.tsx';

/** Asks for a link to set a new password. */
export function ForgotPasswordPage() {
  return <NotFound />;
}
