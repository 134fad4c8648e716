import type { CurrentUser } from '../http/gate/current-user.ts';
import type { Mailer } from '../mail/mailer.ts';

/** Where mail is configured, somebody whose address is not confirmed yet does not publish (decisions section 5). */
export const mayPublish = (
  { verified }: Pick<CurrentUser, 'verified'>,
  { isConfigured }: Pick<Mailer, 'isConfigured'>,
): boolean => verified || !isConfigured;
