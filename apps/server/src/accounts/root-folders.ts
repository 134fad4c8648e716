import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from './user.entity.ts';

/** Makes the folder that a new user's tree begins with. Trees are no matter of accounts: items do it. */
export interface RootFolders {
  /** Within the transaction of the sign-up, once the user has an id. */
  make(em: EntityManager, user: User): void;
}

/** The token of {@link RootFolders}. */
export const ROOT_FOLDERS = Symbol('root folders');
