import { Injectable } from '@nestjs/common';
import type { LiveClock } from '../../clock/clock.ts';
import type { AddressInfo } from 'node:net';
import { HttpAdapterHost } from '@nestjs/core';
import { localAddress, networkAddresses } from '../../http/network-addresses.ts';

/** A computer's addresses are looked up anew after so long: it may have moved to another network. */
const freshForMs = 5000;

/** The address that phones type: the public one, else that of this computer in the local network, if it has one. */
@Injectable()
export class JoinAddress {
  readonly #host: HttpAdapterHost;
  readonly #clock: LiveClock;
  readonly #publicUrl: string | undefined;
  #lookedUp = { address: '', until: 0 };

  constructor(host: HttpAdapterHost, clock: LiveClock, publicUrl: string | undefined) {
    this.#host = host;
    this.#clock = clock;
    this.#publicUrl = publicUrl;
  }

  get(): string {
    const now = this.#clock.steadyNow();
    if (now >= this.#lookedUp.until) this.#lookedUp = { address: this.#lookUp(), until: now + freshForMs };
    return this.#lookedUp.address;
  }

  #lookUp(): string {
    if (this.#publicUrl !== undefined) return new URL('/live', this.#publicUrl).href;
    const { address, port } = this.#host.httpAdapter.getHttpServer().address() as AddressInfo;
    return `${networkAddresses(address, port)[0] ?? localAddress(address, port)}/live`;
  }
}
