import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { AddressInfo } from 'node:net';
import { CLOCK, type LiveClock } from '../clock/clock.ts';
import { APP_OPTIONS, type BaseOptions, schemeOf } from '../configuration/base-options.ts';
import { localAddress, networkAddresses } from './network-addresses.ts';

/** A computer's addresses are looked up anew after so long: it may have moved to another network. */
const freshForMs = 5000;

/** The address that phones type: the public one, else that of this computer in the local network, if it has one. */
@Injectable()
export class ReachableAddress {
  #lookedUp = { address: '', until: 0 };

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(CLOCK) private readonly clock: Pick<LiveClock, 'steadyNow'>,
    @Inject(APP_OPTIONS) private readonly options: Pick<BaseOptions, 'publicUrl' | 'tls'>,
  ) {}

  /** Where a page of this server is reached. `path` begins with a stroke. */
  of(path: string): string {
    const now = this.clock.steadyNow();
    if (now >= this.#lookedUp.until) this.#lookedUp = { address: this.#lookUp(), until: now + freshForMs };
    return `${this.#lookedUp.address}${path}`;
  }

  #lookUp(): string {
    if (this.options.publicUrl !== undefined) return new URL(this.options.publicUrl).origin;
    const { address, port } = this.host.httpAdapter.getHttpServer().address() as AddressInfo;
    const scheme = schemeOf(this.options);
    return networkAddresses(address, port, scheme)[0] ?? localAddress(address, port, scheme);
  }
}
