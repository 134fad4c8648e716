import { Inject, Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';
import { APP_OPTIONS } from '../../configuration/base-options.ts';
import type { BaseOptions } from '../../configuration/base-options.ts';
import { handedOverFor } from '../forwarding/peer-headers.ts';
import type { HttpOptions } from '../http-options.ts';

/** Where a request, or the handshake of a socket, comes from. */
export interface Origin {
  headers: IncomingHttpHeaders;
  /** The address at the other end of the connection. */
  peer: string | undefined;
}

/** The one way in which addresses of callers are read, by REST and by sockets. */
@Injectable()
export class ClientAddresses {
  constructor(@Inject(APP_OPTIONS) private readonly options: HttpOptions & Pick<BaseOptions, 'secret'>) {}

  /**
   * What a caller is counted by when nothing better tells them apart: the address, of version 6 the network. Each proxy
   * writes whom it heard at the end of X-Forwarded-For; so many entries are believed as proxies were named, and what
   * stands before them is the caller's own invention. Of a call that another server handed over it is what that one says.
   */
  of({ headers, peer = '' }: Origin): string {
    const handedOver = handedOverFor(this.options.secret, headers);
    if (handedOver !== undefined) return handedOver;
    const forwarded = headers['x-forwarded-for'] ?? [];
    const hops = [peer, ...[forwarded].flat().join(',').split(',').toReversed()];
    const named = hops.map((hop) => hop.trim()).filter((hop, place) => place === 0 || hop !== '');
    return networkOf(named[Math.min(this.options.trustedProxies ?? 0, named.length - 1)]!);
  }
}

/** An address of version 6 stands for its network of 64 bits: a household has that many. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // An IPv4 address that is written as an IPv6 address becomes an IPv4 address again.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
