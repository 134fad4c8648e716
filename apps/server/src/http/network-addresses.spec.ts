import { expect, test } from '@jest/globals';
import { localAddress, networkAddresses } from './network-addresses.ts';

test('a server that is open to the network tells an address without localhost for each network card', () => {
  for (const address of networkAddresses('0.0.0.0', 3000)) {
    expect(address).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:3000$/);
    expect(address).not.toContain('127.');
  }
});

test('a server for this computer only has no address for phones', () => {
  expect(networkAddresses('127.0.0.1', 3000)).toEqual([]);
});

test.each([
  ['0.0.0.0', 3000, 'http://localhost:3000'],
  ['192.168.1.7', 3000, 'http://192.168.1.7:3000'],
  ['0.0.0.0', 80, 'http://localhost'],
  ['fd00::7', 3000, 'http://[fd00::7]:3000'],
])('on %s:%i this computer finds the server at %s', (host, port, address) => {
  expect(localAddress(host, port)).toBe(address);
});

test('a server that speaks https tells addresses that begin so', () => {
  expect(localAddress('192.168.1.7', 443, 'https')).toBe('https://192.168.1.7');
  expect(networkAddresses('192.168.1.7', 3000, 'https')).toEqual(['https://192.168.1.7:3000']);
});
