import { z } from 'zod/mini';
import { Email, LinkToken, Password } from './credentials.ts';

export const Verify = z.strictObject({ verification_string: LinkToken });
export const ForgotPassword = z.strictObject({ email: Email });
export const ResetPassword = z.strictObject({ reset_string: LinkToken, new_password: Password });
export const RevertEmailChange = z.strictObject({ reversion_string: LinkToken });
