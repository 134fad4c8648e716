import { expect, test } from '@jest/globals';
import { googleOf } from '../accounts/oauth/google-options.ts';
import { smtpOf } from '../mail/smtp-options.ts';
import { bucketOf } from '../media/s3-options.ts';
import { readEnvironment, type Environment } from './environment.ts';

test('without any setting the server is open to the network on port 3000 and keeps its data in .data', () => {
  expect(readEnvironment({})).toEqual({
    PORT: 3000,
    HOST: '0.0.0.0',
    DATA_DIR: '.data',
    WEB_IMAGES: ['pixabay', 'openverse', 'wikimedia'],
    GOOGLE_ISSUER: 'https://accounts.google.com',
    PIPER_PROGRAM: 'piper',
    BACKUPS: 'on',
    TRUSTED_PROXIES: 0,
    LOG_LEVEL: 'warn',
  });
});

test('an empty value counts as none', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readEnvironment({}));
});

test('what is set is taken, and what is not ours is left alone', () => {
  const env = {
    PORT: '8080',
    HOST: '127.0.0.1',
    DATA_DIR: '/var/words',
    PUBLIC_URL: 'https://words.example.org',
    DATABASE_URL: 'postgres://ada:secret@db.example.org/words',
    ADMIN_EMAIL: 'ada@example.org',
    PIXABAY_KEY: '12345-abcdef',
    WEB_IMAGES: 'wikimedia,openverse',
    LOG_LEVEL: 'debug',
  };
  expect(readEnvironment({ ...env, HOME: '/home/ada' })).toEqual({
    ...env,
    PORT: 8080,
    BACKUPS: 'on',
    TRUSTED_PROXIES: 0,
    WEB_IMAGES: ['wikimedia', 'openverse'],
    GOOGLE_ISSUER: 'https://accounts.google.com',
    PIPER_PROGRAM: 'piper',
  });
  expect(readEnvironment({ WEB_IMAGES: 'none' })).toMatchObject({ WEB_IMAGES: [] });
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, but is "http".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, but is "65536".'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, but is "-1".'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, but is "80.5".'],
  [
    { PUBLIC_URL: 'words.example.org' },
    'PUBLIC_URL must be an address such as https://words.example.org, but is "words.example.org".',
  ],
  [
    { PUBLIC_URL: 'ftp://words.example.org' },
    'PUBLIC_URL must be an address such as https://words.example.org, but is "ftp://words.example.org".',
  ],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have 16 to 200 letters, digits and signs, and no space.'],
  [{ TLS_CERT: 'cert.pem' }, 'TLS_KEY must be given together with TLS_CERT.'],
  [{ TLS_KEY: 'key.pem' }, 'TLS_CERT must be given together with TLS_KEY.'],
  [
    { TLS_CERT: 'cert.pem', TLS_KEY: 'key.pem', PUBLIC_URL: 'http://words.example.org' },
    'PUBLIC_URL must be an address such as https://words.example.org.',
  ],
  [{ BACKUPS: 'no' }, 'BACKUPS must be on or off, but is "no".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn, error or silent, but is "loud".'],
  [{ WEB_IMAGES: 'flickr' }, 'WEB_IMAGES must be none, or a list such as openverse,wikimedia, but is "flickr".'],
  [{ PIXABAY_KEY: 'a secret' }, 'PIXABAY_KEY must be a key of Pixabay.'],
  [{ ADMIN_EMAIL: 'ada' }, 'ADMIN_EMAIL must be an e-mail address, but is "ada".'],
])('%j is refused in one sentence', (env, sentence) => {
  expect(readEnvironment(env)).toEqual({ problems: [sentence] });
});

test('a password in an address that cannot be used is not repeated', () => {
  expect(readEnvironment({ DATABASE_URL: 'mysql://ada:secret@host/words' })).toEqual({
    problems: ['DATABASE_URL must be an address such as postgresql://user:password@host:5432/database.'],
  });
});

test('a bucket needs an address and both keys, which are never repeated', () => {
  const whole = { S3_ENDPOINT: 'https://s3.example.org/words', S3_ACCESS_KEY_ID: 'ada', S3_SECRET_ACCESS_KEY: 'key' };
  expect(readEnvironment(whole)).toMatchObject(whole);
  expect(readEnvironment({ S3_ENDPOINT: whole.S3_ENDPOINT, S3_ACCESS_KEY_ID: 'ada' })).toEqual({
    problems: ['S3_SECRET_ACCESS_KEY must be given together with S3_ENDPOINT.'],
  });
  expect(readEnvironment({ S3_SECRET_ACCESS_KEY: 'key' })).toEqual({
    problems: [
      'S3_ENDPOINT must be an address such as https://s3.example.org/bucket.',
      'S3_ACCESS_KEY_ID must be given together with S3_ENDPOINT.',
    ],
  });
});

test.each([
  [{ S3_ENDPOINT: 'https://s3.example.org/words' }, 'https://s3.example.org/words'],
  [{ S3_ENDPOINT: 'https://s3.example.org/', S3_BUCKET: 'words' }, 'https://s3.example.org/words'],
])('%j is a bucket', (env, endpoint) => {
  const settings = readEnvironment({ ...env, S3_ACCESS_KEY_ID: 'ada', S3_SECRET_ACCESS_KEY: 'key' });
  if ('problems' in settings) throw new Error(settings.problems.join(' '));
  expect(bucketOf(settings)).toEqual({ endpoint, region: 'us-east-1', accessKeyId: 'ada', secretAccessKey: 'key' });
});

test('without its settings there is no bucket', () => {
  expect(bucketOf(readEnvironment({}) as Environment)).toBeUndefined();
});

test('one of several servers needs a database that they share, and leaves TLS to the proxy', () => {
  const whole = { REDIS_URL: 'redis://10.0.0.5:6379', DATABASE_URL: 'postgresql://ada:secret@10.0.0.4/words' };
  expect(readEnvironment({ ...whole, INTERNAL_URL: 'http://10.0.0.7:3000' })).toMatchObject(whole);
  const problems = [
    'REDIS_URL must be an address such as redis://host:6379, given together with DATABASE_URL and without TLS_CERT.',
  ];
  expect(readEnvironment({ REDIS_URL: whole.REDIS_URL })).toEqual({ problems });
  expect(readEnvironment({ ...whole, TLS_CERT: 'cert.pem', TLS_KEY: 'key.pem' })).toEqual({ problems });
});

test('Google needs both of its settings; the secret is never repeated', () => {
  const whole = { GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 'hush', GOOGLE_ISSUER: 'http://127.0.0.1:4000' };
  expect(googleOf(readEnvironment(whole) as Environment)).toEqual({
    clientId: 'us',
    clientSecret: 'hush',
    issuer: 'http://127.0.0.1:4000',
  });
  expect(googleOf(readEnvironment({}) as Environment)).toBeUndefined();
  expect(readEnvironment({ GOOGLE_CLIENT_SECRET: 'hush' })).toEqual({
    problems: ['GOOGLE_CLIENT_ID must be given together with GOOGLE_CLIENT_SECRET.'],
  });
});

test('each bad value gets its own sentence', () => {
  expect(readEnvironment({ PORT: 'x', ADMIN_EMAIL: 'x' })).toHaveProperty('problems.length', 2);
});

const smtp = (env: NodeJS.ProcessEnv) => smtpOf(readEnvironment(env) as Environment);

test('mails leave through an SMTP server where the public address is known, and its password is not repeated', () => {
  const SMTP_URL = 'smtps://ada:secret@smtp.example.org';
  const PUBLIC_URL = 'https://words.example.org:8443';
  expect(smtp({ SMTP_URL, PUBLIC_URL })).toEqual({ url: SMTP_URL, from: 'noreply@words.example.org' });
  expect(smtp({ SMTP_URL, PUBLIC_URL, MAIL_FROM: 'us@example.org' })).toMatchObject({ from: 'us@example.org' });
  expect(smtp({ PUBLIC_URL })).toBeUndefined();
  const sentence =
    'SMTP_URL must be an address such as smtps://user:password@smtp.example.org, given together with PUBLIC_URL.';
  expect(readEnvironment({ SMTP_URL })).toEqual({ problems: [sentence] });
  expect(readEnvironment({ SMTP_URL: 'http://ada:secret@x', PUBLIC_URL })).toEqual({ problems: [sentence] });
});
