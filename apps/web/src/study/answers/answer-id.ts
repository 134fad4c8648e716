/**
 * A UUID of version 7: the time in its first 48 bits (epoch milliseconds), chance in the others, so that ids made later
 * sort later. Made of `getRandomValues`, which browsers have without TLS too.
 */
export function newAnswerId(at: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let byte = 0; byte < 6; byte++) bytes[byte] = Math.floor(at / 2 ** (8 * (5 - byte))) % 256;
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
