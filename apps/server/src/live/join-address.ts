import { Injectable } from '@nestjs/common';
import type { AddressInfo } from 'node:net';
import { HttpAdapterHost } from '@nestjs/core';
import { localAddress, networkAddresses } from '../operations/addresses.ts';

/** The address that phones type: the public one, else that of this computer in the local network, if it has one. */
@Injectable()
export class JoinAddress {
  readonly #host: HttpAdapterHost;
  readonly #publicUrl: string | undefined;

  constructor(host: HttpAdapterHost, publicUrl: string | undefined) {
    this.#host = host;
    this.#publicUrl = publicUrl;
  }

  get(): string {
    if (this.#publicUrl !== undefined) return new URL('/live', this.#publicUrl).href;
    const { address, port } = this.#host.httpAdapter.getHttpServer().address() as AddressInfo;
    return `${networkAddresses(address, port)[0] ?? localAddress(address, port)}/live`;
  }
}
