import { networkInterfaces } from 'node:os';
import type { Scheme } from '../configuration/base-options.ts';

const everywhere = new Set(['0.0.0.0', '::']);
const onlyHere = new Set(['127.0.0.1', '::1', 'localhost']);

/** Whether a server that listens there can be reached by nobody but this computer. */
export const isLoopbackOnly = (host: string): boolean => onlyHere.has(host);

/** The addresses at which other devices of the network can reach this computer (IPv4). */
export function networkAddresses(host: string, port: number, scheme: Scheme = 'http'): string[] {
  if (onlyHere.has(host)) return [];
  const own = everywhere.has(host)
    ? Object.values(networkInterfaces())
        .flatMap((card) => card ?? [])
        .filter((card) => card.family === 'IPv4' && !card.internal)
    : [{ address: host }];
  return own.map(({ address }) => addressOf(address, port, scheme));
}

/** The address at which this computer itself reaches the server. */
export function localAddress(host: string, port: number, scheme: Scheme = 'http'): string {
  return addressOf(everywhere.has(host) || onlyHere.has(host) ? 'localhost' : host, port, scheme);
}

/** The address at which other servers of the network reach this one; this computer's own where there is no network. */
export const internalAddress = (host: string, port: number): string =>
  networkAddresses(host, port)[0] ?? localAddress(host, port);

const usualPort: Record<Scheme, number> = { http: 80, https: 443 };

function addressOf(host: string, port: number, scheme: Scheme): string {
  const name = host.includes(':') ? `[${host}]` : host;
  return port === usualPort[scheme] ? `${scheme}://${name}` : `${scheme}://${name}:${port}`;
}
