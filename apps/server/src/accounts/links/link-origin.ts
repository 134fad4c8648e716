import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { AddressInfo } from 'node:net';
import { localAddress, networkAddresses } from '../../http/network-addresses.ts';
import { APP_OPTIONS, type BaseOptions, schemeOf } from '../../configuration/base-options.ts';

/** The pages that mailed links lead to. */
export type LinkPage = 'verify' | 'reset_password' | 'revert_email_change';

/** Where mailed links lead: never to a place that whoever asked for the mail has chosen. */
@Injectable()
export class LinkOrigin {
  constructor(
    private readonly adapter: HttpAdapterHost,
    @Inject(APP_OPTIONS) private readonly options: Pick<BaseOptions, 'publicUrl' | 'tls'>,
  ) {}

  /**
   * The beginning of a link's address: PUBLIC_URL, else what the request was sent to (its `Host`), if that is an address
   * of this computer, else one that phones of the network reach.
   */
  origin(host: string | undefined): string {
    if (this.options.publicUrl !== undefined) return new URL(this.options.publicUrl).origin;
    const { address, port } = this.adapter.httpAdapter.getHttpServer().address() as AddressInfo;
    const scheme = schemeOf(this.options);
    const network = networkAddresses(address, port, scheme);
    const local = localAddress(address, port, scheme);
    const asked = `${scheme}://${host}`;
    const own = [...network, local, localAddress('127.0.0.1', port, scheme), `${scheme}://127.0.0.1:${port}`];
    return own.includes(asked) ? asked : (network[0] ?? local);
  }
}

/** The whole address of a link. */
export const linkTo = (origin: string, page: LinkPage, token: string): string => `${origin}/${page}/${token}`;
