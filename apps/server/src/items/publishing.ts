import type { CurrentUser } from '../http/current-user.ts';
import type { PostOffice } from '../mail/post-office.ts';

/** Where mail is configured, somebody whose address is not confirmed yet does not publish (decisions section 5). */
export const mayPublish = (
  { verified }: Pick<CurrentUser, 'verified'>,
  { isOpen }: Pick<PostOffice, 'isOpen'>,
): boolean => verified || !isOpen;
