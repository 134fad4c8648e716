import type { Role, UserSettings } from '@lexiroom/contracts/accounts';

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

/** Whoever looks at something: their user id, if they are logged in, and the link key they brought. */
export interface Viewer {
  user: Pick<CurrentUser, 'user_id'> | undefined;
  /** The key of the link by which they came. Only the database can tell whether it opens the item. */
  link_key?: string | undefined;
}

/** Finds out who calls. Accounts know that; the gate only asks. */
export interface SessionReader {
  /** The user whose session a Cookie header names; undefined when there is none, or it is over. */
  userOf(cookieHeader: string | undefined): Promise<CurrentUser | undefined>;
}

/** The token of the {@link SessionReader}. */
export const SESSION_READER = Symbol('session reader');
