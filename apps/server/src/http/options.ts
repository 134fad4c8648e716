import type { GoogleOptions } from '../accounts/oauth/google-options.ts';
import type { Clock } from '../clock/clock.ts';
import type { LookAtDisk } from '../disk/disk-space.ts';
import type { Reserve } from '../disk/reserve.ts';
import type { SmtpOptions } from '../mail/smtp-options.ts';
import type { S3Options } from '../media/s3-media.ts';
import type { SpeechProvider } from '../speech/speech-provider.ts';
import type { ImageProvider } from '../web-images/image-provider.ts';

/** Everything the server needs to be told to run. */
export interface AppOptions {
  databaseUrl: string;
  /** The folder of what is uploaded and made. */
  dataDir: string;
  /** The bucket for what is uploaded and made; below `dataDir` when absent. */
  s3?: S3Options;
  /** The program of the speech process; nothing is said when absent. */
  speechEntry?: string;
  /** Another voice than that process. */
  speech?: SpeechProvider;
  /** The sites that are searched for pictures, in their order; none when absent. */
  imageProviders?: readonly ImageProvider[];
  /** The folder of the first content: library.json, decks.json, pictures/. */
  contentRoot: string;
  /** The folder of the product's documents: tos.md, privacy.md, content_policy.md, references.md. */
  documentsRoot: string;
  /** The folder of the operator's own documents, which stand in the place of ours. */
  ownDocuments?: string;
  /** The folder of the built page. */
  webRoot: string;
  /** Where people reach us, when that is not the address they ask for. */
  publicUrl?: string;
  /** Whoever signs up with this address is admin; where mails leave this server, once it is confirmed. */
  adminEmail?: string;
  /** The SMTP server that mails leave through; they stay in the outbox when absent. */
  smtp?: SmtpOptions;
  /** As whom this server signs people in through Google; they cannot when absent. */
  google?: GoogleOptions;
  /** From which tokens are derived: 32 random bytes that outlive a restart. */
  secret: Buffer;
  /** Proxies in front whose X-Forwarded-For is believed; 0 when absent. */
  trustedProxies?: number;
  /** Whether work in the background is done; it is when absent. */
  runsJobs?: boolean;
  /** The disk that must not run full, and the room that is kept on it; it has room for ever when absent. */
  disk?: { look: LookAtDisk; reserve?: Reserve };
  /** The wall clock; that of the machine when absent. */
  clock?: Clock;
  /** Least level that is logged: 'warn' when absent. */
  logLevel?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** The token of {@link AppOptions}. */
export const APP_OPTIONS = Symbol('app options');

/** Whether people reach us by https: only then do `Secure` cookies and HSTS make sense. */
export const isSecure = ({ publicUrl }: Pick<AppOptions, 'publicUrl'>): boolean =>
  publicUrl?.startsWith('https:') ?? false;
