import type { Role, SessionUser, UserSettings } from '@lexiroom/contracts/accounts';

/** Whoever is logged in, as the server knows them for the length of a call. */
export interface CurrentUser {
  user_id: number;
  username: string;
  email: string | null;
  role: Role;
  is_admin: boolean;
  verified: boolean;
  user_picture: string | null;
  time_zone: string;
  /** Hours after midnight at which their day begins. */
  day_boundary: number;
  has_password: boolean;
  /** Has a log-in by an outside identity provider. */
  is_oauth: boolean;
  /** Their root folder. */
  root_id: number;
  /** The log-in by which they came. */
  session_id: number;
  /** How often everybody was logged out of the account; see sessions.service.ts. */
  access_epoch: number;
  settings: UserSettings;
}

/** The user as their own browser is told. */
export function toSessionUser(user: CurrentUser, is_live: boolean): SessionUser {
  return { ...user, email: user.email ?? '', is_live };
}
