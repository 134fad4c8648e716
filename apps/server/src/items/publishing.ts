import type { CurrentUser } from '../accounts/current-user.ts';
import type { AppOptions } from '../http/options.ts';

/** Where mail is configured, somebody whose address is not confirmed yet does not publish (decisions section 5). */
export const mayPublish = ({ verified }: Pick<CurrentUser, 'verified'>, { smtp }: Pick<AppOptions, 'smtp'>): boolean =>
  verified || smtp === undefined;
