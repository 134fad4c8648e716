import { Injectable } from '@nestjs/common';

/** So many devices of one account are remembered, and so many names of accounts; who came in last stays. */
export const knownDevices = { ofOneName: 20, names: 50_000 } as const;

/**
 * Which devices have logged in to which account before, so that somebody else who tries its password from the same
 * school does not keep its owner out. In memory: after a restart a device is known once it has logged in again.
 */
@Injectable()
export class KnownDevices {
  readonly #devices = new Map<string, Set<string>>();

  /** Remembers a device that has come in, by the names that its account is asked for by: username and e-mail. */
  remember(device: string | undefined, names: readonly string[]): void {
    if (device === undefined) return;
    for (const name of names.map(asTyped)) {
      const devices = this.#devices.get(name) ?? new Set<string>();
      // Taken out and put in again, they stand last.
      this.#devices.delete(name);
      this.#devices.set(name, devices);
      devices.delete(device);
      devices.add(device);
      dropFirst(devices, knownDevices.ofOneName);
      dropFirst(this.#devices, knownDevices.names);
    }
  }

  /** Whether a device has come in by this name. */
  knows(device: string | undefined, name: string): boolean {
    return device !== undefined && (this.#devices.get(asTyped(name))?.has(device) ?? false);
  }
}

/** Names count without their capitals and the spaces around them. */
export const asTyped = (name: string): string => name.trim().toLowerCase();

function dropFirst(kept: Map<string, unknown> | Set<string>, most: number): void {
  const [first] = kept.keys();
  if (kept.size > most && first !== undefined) kept.delete(first);
}
