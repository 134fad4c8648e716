import { z } from 'zod';

const Environment = z.object({
  /** Where the server listens. */
  PORT: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().max(65_535)).default(3000),
  /** 0.0.0.0 lets phones of the network in; 127.0.0.1 only this computer. */
  HOST: z.string().default('0.0.0.0'),
  /** Everything the server keeps: its database, its pictures, its secret, its backups. */
  DATA_DIR: z.string().default('.data'),
  /** The address people use when a proxy or a name stands in front of the server. */
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** A PostgreSQL of one's own instead of the embedded one. */
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** What several servers on one database share their limits by; they need DATABASE_URL as well. */
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
  /** Where the other servers reach this one; its address in the network without it. */
  INTERNAL_URL: z.optional(z.url({ protocol: /^http$/ })),
  /** Whoever signs up with this address is admin; where mails leave this server, once it is confirmed. */
  ADMIN_EMAIL: z.optional(z.email()),
  /** The S3-compatible service for uploaded and made files, instead of DATA_DIR; the bucket may stand at its end. */
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  /** The bucket, when S3_ENDPOINT does not name it. */
  S3_BUCKET: z.optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{2,62}$/)),
  S3_REGION: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  /** Opens Pixabay; without it the others are searched. */
  PIXABAY_KEY: z.optional(z.string().regex(/^[\w-]{10,100}$/)),
  /** Which sites are searched for pictures, in this order; `none` for none. */
  WEB_IMAGES: z
    .string()
    .default('pixabay,openverse,wikimedia')
    .transform((list) => (list === 'none' ? [] : list.split(',')))
    .pipe(z.array(z.enum(['pixabay', 'openverse', 'wikimedia']))),
  /** The SMTP server that mails leave through, such as smtps://user:password@smtp.example.org; needs PUBLIC_URL. */
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  /** The address that mails come from; noreply at the host of PUBLIC_URL without it. */
  MAIL_FROM: z.optional(z.email()),
  /** The client id under which this server is registered with Google. */
  GOOGLE_CLIENT_ID: z.optional(z.string().min(1).max(300)),
  GOOGLE_CLIENT_SECRET: z.optional(z.string().min(1).max(300)),
  /** Another provider that speaks OpenID Connect as Google does. */
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  /** The folder of the operator's own documents, such as tos.md; `docs` in DATA_DIR without it. */
  DOCS_DIR: z.optional(z.string()),
  /** A folder with voices of Piper, which speak before those of the server. */
  VOICES_DIR: z.optional(z.string()),
  /** The program that speaks with them. */
  PIPER_PROGRAM: z.string().default('piper'),
  /** A stopped PostgreSQL cluster, as the build prepares it, that a new one begins as a copy of; `npm start` names it. */
  PREPARED_DATABASE: z.optional(z.string()),
  /** Whether the server makes a backup every night. */
  BACKUPS: z.enum(['on', 'off']).default('on'),
  /** The certificate of this server, with which it speaks https itself; given together with TLS_KEY. */
  TLS_CERT: z.optional(z.string()),
  TLS_KEY: z.optional(z.string()),
  /** Opens /metrics for a Prometheus that brings it; at least 16 signs. */
  METRICS_TOKEN: z.optional(z.string().regex(/^[\x21-\x7e]{16,200}$/)),
  /** How many proxies stand in front: that many addresses of X-Forwarded-For are believed. */
  TRUSTED_PROXIES: z.string().regex(/^\d$/).transform(Number).default(0),
  /** The least important lines that are logged; `debug` shows every request. */
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
});

/** The settings that the environment gives. No other file reads the environment. */
export type Environment = z.infer<typeof Environment>;

/** What each setting must be, in the words of the sentence that refuses it. */
const rules: Record<keyof Environment, string> = {
  PORT: 'must be a whole number from 0 to 65535',
  HOST: 'must be an address of this computer',
  DATA_DIR: 'must be a folder',
  PUBLIC_URL: 'must be an address such as https://words.example.org',
  DATABASE_URL: 'must be an address such as postgresql://user:password@host:5432/database',
  REDIS_URL: 'must be an address such as redis://host:6379, given together with DATABASE_URL and without TLS_CERT',
  INTERNAL_URL: 'must be an address such as http://10.0.0.7:3000',
  ADMIN_EMAIL: 'must be an e-mail address',
  S3_ENDPOINT: 'must be an address such as https://s3.example.org/bucket',
  S3_BUCKET: 'must be the name of a bucket',
  S3_REGION: 'must be the name of a region',
  S3_ACCESS_KEY_ID: 'must be given together with S3_ENDPOINT',
  S3_SECRET_ACCESS_KEY: 'must be given together with S3_ENDPOINT',
  PIXABAY_KEY: 'must be a key of Pixabay',
  WEB_IMAGES: 'must be none, or a list such as openverse,wikimedia',
  SMTP_URL: 'must be an address such as smtps://user:password@smtp.example.org, given together with PUBLIC_URL',
  MAIL_FROM: 'must be an e-mail address',
  GOOGLE_CLIENT_ID: 'must be given together with GOOGLE_CLIENT_SECRET',
  GOOGLE_CLIENT_SECRET: 'must be given together with GOOGLE_CLIENT_ID',
  GOOGLE_ISSUER: 'must be an address such as https://accounts.google.com',
  DOCS_DIR: 'must be a folder',
  VOICES_DIR: 'must be a folder',
  PIPER_PROGRAM: 'must be a program',
  PREPARED_DATABASE: 'must be a folder',
  BACKUPS: 'must be on or off',
  TLS_CERT: 'must be given together with TLS_KEY',
  TLS_KEY: 'must be given together with TLS_CERT',
  METRICS_TOKEN: 'must have 16 to 200 letters, digits and signs, and no space',
  TRUSTED_PROXIES: 'must be a number from 0 to 9',
  LOG_LEVEL: 'must be debug, info, warn, error or silent',
};

/**
 * The settings in `env` with their defaults; an empty value counts as none. Or one sentence for each value that cannot
 * be used; passwords inside a value are not repeated.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment | { problems: string[] } {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(values);
  if (parsed.success) {
    const missing = [missingOfBucket, missingOfGoogle, missingOfMail, missingOfTls, missingOfCluster].flatMap((find) =>
      find(parsed.data),
    );
    return missing.length === 0 ? parsed.data : { problems: missing.map((name) => `${name} ${rules[name]}.`) };
  }
  const names = new Set(parsed.error.issues.map((issue) => issue.path[0] as keyof Environment));
  return { problems: [...names].map((name) => `${name} ${rules[name]}${quoted(name, values[name])}.`) };
}

const secret: ReadonlySet<keyof Environment> = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'PIXABAY_KEY',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'METRICS_TOKEN',
] as const);

function quoted(name: keyof Environment, value: string | undefined): string {
  return secret.has(name) ? '' : `, but is "${value}"`;
}

/** A bucket needs its address and both keys, or nothing of them. */
function missingOfBucket(settings: Environment): (keyof Environment)[] {
  const needed = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = needed.filter((name) => settings[name] === undefined);
  return missing.length === needed.length ? [] : missing;
}

function missingOfGoogle(settings: Environment): (keyof Environment)[] {
  const needed = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
  const missing = needed.filter((name) => settings[name] === undefined);
  return missing.length === needed.length ? [] : missing;
}

/** Servers that share their limits share a database: each has an embedded one for itself. They call each other without TLS. */
function missingOfCluster({ REDIS_URL, DATABASE_URL, TLS_CERT }: Environment): (keyof Environment)[] {
  const canBeOneOfSeveral = DATABASE_URL !== undefined && TLS_CERT === undefined;
  return REDIS_URL !== undefined && !canBeOneOfSeveral ? ['REDIS_URL'] : [];
}

/** Links in mails need an address that nobody who asks for one can choose: the public one. */
function missingOfMail({ SMTP_URL, PUBLIC_URL }: Environment): (keyof Environment)[] {
  return SMTP_URL !== undefined && PUBLIC_URL === undefined ? ['SMTP_URL'] : [];
}

/** A server that speaks https is reached by https. */
function missingOfTls({ TLS_CERT, TLS_KEY, PUBLIC_URL }: Environment): (keyof Environment)[] {
  if (TLS_CERT === undefined && TLS_KEY === undefined) return [];
  if (TLS_CERT === undefined) return ['TLS_CERT'];
  if (TLS_KEY === undefined) return ['TLS_KEY'];
  return PUBLIC_URL?.startsWith('http:') ? ['PUBLIC_URL'] : [];
}
