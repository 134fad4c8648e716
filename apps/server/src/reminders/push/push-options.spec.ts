import { expect, test } from '@jest/globals';
import { createECDH } from 'node:crypto';
import { browserPushServices } from './push-options.ts';
import { vapidKeys } from './vapid-keys.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s belongs to a browser', (endpoint) => expect(browserPushServices.isKnown(new URL(endpoint))).toBe(true));

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com@evil.example/',
  'https://user:word@fcm.googleapis.com/',
  'https://evil.example/fcm.googleapis.com',
  'https://evil-fcm.googleapis.com/',
  'https://fcm.googleapis.com.evil.example/',
  'https://googleapis.com/',
  'https://push.apple.com.evil.example/',
  'https://notpush.apple.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
])('%s does not', (endpoint) => expect(browserPushServices.isKnown(new URL(endpoint))).toBe(false));

test('the keys of a server follow from its secret, belong together, and are nobody else’s', () => {
  const [secret, other] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
  const { publicKey, privateKey } = vapidKeys(secret);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  expect(pair.getPublicKey('base64url')).toBe(publicKey);
  expect(vapidKeys(secret)).toEqual({ publicKey, privateKey });
  expect(vapidKeys(other).publicKey).not.toBe(publicKey);
  expect(Buffer.from(privateKey, 'base64url')).not.toEqual(secret);
});
