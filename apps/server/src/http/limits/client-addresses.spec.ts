import { describe, expect, test } from '@jest/globals';
import { peerHeaders } from '../forwarding/peer-headers.ts';
import { ClientAddresses } from './client-addresses.ts';

const secret = Buffer.alloc(32, 7);
const addresses = (trustedProxies?: number) =>
  new ClientAddresses({ secret, webRoot: '', ...(trustedProxies !== undefined && { trustedProxies }) });
const from = (peer: string | undefined, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  peer,
});

describe('S56 the address of a caller', () => {
  test.each([
    ['without a named proxy is the connection’s, whatever is claimed', undefined, '10.0.0.1', '6.6.6.6', '10.0.0.1'],
    ['behind one is what that one has heard', 1, '10.0.0.1', '6.6.6.6, 7.7.7.7', '7.7.7.7'],
    ['behind two is what the outer one has heard', 2, '10.0.0.1', '5.5.5.5, 6.6.6.6,7.7.7.7', '6.6.6.6'],
    ['behind a proxy that says nothing is the proxy’s', 1, '10.0.0.1', undefined, '10.0.0.1'],
    ['is the farthest that is told, when fewer proxies speak than were named', 3, '10.0.0.1', '7.7.7.7', '7.7.7.7'],
    ['is not empty because an entry is', 1, '10.0.0.1', ' , ', '10.0.0.1'],
  ])('%s', (_, trusted, peer, forwarded, address) => {
    expect(addresses(trusted).of(from(peer, forwarded))).toBe(address);
  });

  test('of a call that another server handed over is what that one says, and nobody else can say it', () => {
    const handedOver = { peer: '10.0.0.2', headers: peerHeaders(secret, '6.6.6.6') };
    expect(addresses().of(handedOver)).toBe('6.6.6.6');
    const forged = { ...handedOver.headers, 'x-lexiroom-caller': '7.7.7.7' };
    expect(addresses().of({ peer: '10.0.0.2', headers: forged })).toBe('10.0.0.2');
    const ofOther = peerHeaders(Buffer.alloc(32, 8), '6.6.6.6');
    expect(addresses().of({ peer: '10.0.0.2', headers: ofOther })).toBe('10.0.0.2');
    expect(addresses().of({ peer: '10.0.0.2', headers: { 'x-lexiroom-caller': '6.6.6.6' } })).toBe('10.0.0.2');
  });

  test('of version 6 is its network of 64 bits; a written-over one of version 4 is that', () => {
    const networks = [
      '2001:db8:1:2::1',
      '2001:db8:1:2:ffff:aaaa:bbbb:cccc',
      '2001:db8:1:3::1',
      '2001:0DB8:1:2::1',
      'fe80::1%eth0',
      '::ffff:10.0.0.1',
      '::ffff:a00:1',
      '::1',
    ];
    expect(networks.map((peer) => addresses().of(from(peer)))).toEqual([
      '2001:db8:1:2',
      '2001:db8:1:2',
      '2001:db8:1:3',
      '2001:db8:1:2',
      'fe80:0:0:0',
      '10.0.0.1',
      '10.0.0.1',
      '0:0:0:0',
    ]);
  });

  test('of a connection that is gone already is one like any other', () => {
    expect(addresses().of(from(undefined))).toBe('');
  });
});
