import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { TlsFiles } from '../../configuration/base-options.ts';

/** A certificate and its key, in PEM form. */
export interface Tls {
  cert: Buffer;
  key: Buffer;
}

/** Reads a certificate and its key. Throws one sentence when a file cannot be read, or the two do not belong together. */
export function readTls(files: TlsFiles): Tls {
  const tls = { cert: read('TLS_CERT', files.cert), key: read('TLS_KEY', files.key) };
  try {
    createSecureContext(tls);
  } catch (error) {
    throw new Error(`${sentenceOf(error as NodeJS.ErrnoException, files)}.`, { cause: error });
  }
  return tls;
}

/**
 * The address that people use, by the name in the certificate; undefined when it has several names, or one that stands for
 * many: then the address that somebody came by is as good as any other.
 */
export function publicUrlOf({ cert }: TlsFiles, port: number): string | undefined {
  const names = new X509Certificate(readFileSync(cert)).subjectAltName?.split(', ') ?? [];
  const [name, ...others] = names.filter((text) => text.startsWith('DNS:')).map((text) => text.slice('DNS:'.length));
  if (name === undefined || others.length > 0 || name.includes('*') || !name.includes('.')) return undefined;
  return port === 443 ? `https://${name}` : `https://${name}:${port}`;
}

function read(setting: keyof typeof names, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${names[setting]} cannot be read: there is no way to ${file} (${code}).`, { cause: error });
  }
}

const names = { TLS_CERT: 'The certificate of TLS_CERT', TLS_KEY: 'The key of TLS_KEY' } as const;

function sentenceOf({ code = '', message }: NodeJS.ErrnoException, { cert, key }: TlsFiles): string {
  if (/MISMATCH/.test(code)) return `The key ${key} (TLS_KEY) does not belong to the certificate ${cert} (TLS_CERT)`;
  return `The certificate ${cert} (TLS_CERT) or its key ${key} (TLS_KEY) cannot be used: ${message}`;
}
