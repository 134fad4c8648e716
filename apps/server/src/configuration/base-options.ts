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
  /** The certificate by which the server itself speaks https; it speaks http when absent. */
  tls?: TlsFiles;
  /** From which tokens are derived: 32 random bytes that outlive a restart. */
  secret: Buffer;
}

/** Files in PEM form: the certificate with those that it was signed by, and its key. */
export interface TlsFiles {
  cert: string;
  key: string;
}

/** Whether people reach us by https: only then do `Secure` cookies and HSTS make sense. */
export const isSecure = ({ publicUrl, tls }: Pick<BaseOptions, 'publicUrl' | 'tls'>): boolean =>
  publicUrl === undefined ? tls !== undefined : publicUrl.startsWith('https:');

/** What the addresses of this server itself begin with. */
export const schemeOf = ({ tls }: Pick<BaseOptions, 'tls'>): Scheme => (tls === undefined ? 'http' : 'https');
export type Scheme = 'http' | 'https';
