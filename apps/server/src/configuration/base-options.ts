/**
 * The token of the options that an app is created with. Whoever needs some of them asks for these by an interface of its
 * own, such as `DiskOptions`; `apps/server/src/app-options.ts` puts them all together.
 */
export const APP_OPTIONS = Symbol('app options');

/** The options that more than one folder needs. */
export interface BaseOptions {
  databaseUrl: string;
  /** The folder of what is uploaded and made. */
  dataDir: string;
  /** The folder of the starter library: library.json, decks.json, pictures/. */
  contentRoot: string;
  /** Where people reach us, when that is not the address they ask for. */
  publicUrl?: string;
  /** From which tokens are derived: 32 random bytes that outlive a restart. */
  secret: Buffer;
}

/** Whether people reach us by https: only then do `Secure` cookies and HSTS make sense. */
export const isSecure = ({ publicUrl }: Pick<BaseOptions, 'publicUrl'>): boolean =>
  publicUrl?.startsWith('https:') ?? false;
