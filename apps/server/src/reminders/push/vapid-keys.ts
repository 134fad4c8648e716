import { createECDH, hkdfSync } from 'node:crypto';

const keyBytes = 32;

/** The pair of keys by which push services know this server (VAPID, RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The keys of this server. They follow from its secret, as all its other keys do: they are the same after every start, on
 * every server that shares the secret, and after a backup is restored; other keys would make every subscription void.
 */
export function vapidKeys(secret: Buffer): VapidKeys {
  const pair = createECDH('prime256v1');
  // All but one of four thousand million numbers of 32 bytes is a key; what is none is passed over.
  for (let attempt = 0; ; attempt++) {
    const number = Buffer.from(hkdfSync('sha256', secret, '', `vapid ${attempt}`, keyBytes));
    try {
      pair.setPrivateKey(number);
      return { publicKey: pair.getPublicKey('base64url'), privateKey: number.toString('base64url') };
    } catch {
      continue;
    }
  }
}
