import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from 'selfsigned';
import type { TlsFiles } from '../../configuration/base-options.ts';

/** For specs: a certificate for these names and this computer that signs itself, with its key, in the folder. */
export async function certificateIn(folder: string, ...names: string[]): Promise<TlsFiles & { ca: string }> {
  const altNames = [...names.map((value) => ({ type: 2 as const, value })), { type: 7 as const, ip: '127.0.0.1' }];
  const made = await generate([{ name: 'commonName', value: names[0]! }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames }],
  });
  const files = { cert: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') };
  writeFileSync(files.cert, made.cert);
  writeFileSync(files.key, made.private);
  return { ...files, ca: made.cert };
}
