import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { APP_OPTIONS } from '../configuration/base-options.ts';
import type { DiskSpace, LookAtDisk } from './disk-space.ts';
import { type Reserve, reserveBytes } from './reserve.ts';

/** How often the disk is looked at, in milliseconds. */
const lookEveryMs = 3000;
/** The reserve is made once the start is over, which has more urgent things to write. */
const calmAfterMs = 60_000;

const megabyte = 1024 * 1024;
/** Below this, or a twentieth of a disk so small that this is more, nothing new is taken: PostgreSQL must never meet the end. */
const floorBytes = 256 * megabyte;
const floorShare = 0.05;
/**
 * The disk counts as roomy again once this factor above the limit is free, so that a disk at the limit does not switch
 * to and fro.
 */
const recovery = 1.1;
/** Below this nothing is written any more, not even answers: less than two segments of PostgreSQL's journal are left. */
const lastBytes = 32 * megabyte;

/**
 * `enough`: everything is written. `low`: the server is read-only, and quizzes that run may come to their end. `last`: not
 * even that.
 */
export type DiskState = 'enough' | 'low' | 'last';

/** The folders whose disk is watched. */
export interface DiskOptions {
  /** The disk that must not run full, and the room that is kept on it; it has room for ever when absent. */
  disk?: { look: LookAtDisk; reserve?: Reserve };
}

/** Knows how much room there is on the disk, and says when it becomes too little. Where none is named, there is enough. */
@Injectable()
export class DiskWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger('disk');
  readonly #disk: DiskOptions['disk'];
  readonly #listeners = new Set<(state: DiskState) => void>();
  #state: DiskState = 'enough';
  #timer: NodeJS.Timeout | undefined;
  #mayReserveAt = Infinity;

  constructor(@Inject(APP_OPTIONS) { disk }: DiskOptions) {
    this.#disk = disk;
  }

  get state(): DiskState {
    return this.#state;
  }
  /** Nothing new is taken. */
  get isLow(): boolean {
    return this.#state !== 'enough';
  }

  /** Whether so many bytes more leave enough room. Where no disk is named, they do. */
  async hasRoomFor(bytes: number): Promise<boolean> {
    if (!this.#disk) return true;
    const space = await this.#disk.look();
    return space.free - bytes > floorOf(space) * recovery;
  }

  /** How much room there is, in bytes; undefined where no disk is named. */
  async space(): Promise<DiskSpace | undefined> {
    return this.#disk?.look();
  }

  /** Calls back whenever the state has changed, until what it gives back is called. */
  onChange(tell: (state: DiskState) => void): () => void {
    this.#listeners.add(tell);
    return () => void this.#listeners.delete(tell);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.#disk) return;
    this.#mayReserveAt = performance.now() + calmAfterMs;
    await this.look();
    this.#timer = setInterval(() => void this.look(), lookEveryMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  /** Looks at the disk now. Gives the reserve up when it is needed, and makes it again when there is room for it. */
  async look(): Promise<void> {
    if (!this.#disk) return;
    const { look, reserve } = this.#disk;
    let space = await look();
    if (reserve?.isThere() && space.free < reserveBytes) {
      await reserve.giveUp().catch((error: Error) => this.#logger.error(`The reserve stays: ${error.message}`));
      space = await look();
    }
    this.#become(stateOf(space, this.#state), space);
    const floor = floorOf(space) * recovery;
    if (reserve && !reserve.isThere() && space.free > floor + reserveBytes && performance.now() > this.#mayReserveAt) {
      await this.#keep(reserve);
    }
  }

  async #keep(reserve: Reserve): Promise<void> {
    // Once at a time, however long the disk takes.
    this.#mayReserveAt = Infinity;
    await reserve.make().catch((error: Error) => this.#logger.warn(`No room was reserved: ${error.message}`));
    this.#mayReserveAt = performance.now() + calmAfterMs;
  }

  #become(state: DiskState, space: { free: number; size: number }): void {
    if (state === this.#state) return;
    this.#state = state;
    const free = `${Math.floor(space.free / megabyte)} MB are free`;
    const floor = `${Math.ceil((floorOf(space) * recovery) / megabyte)} MB`;
    if (state === 'enough')
      this.#logger.warn(`There is room on the disk again (${free}): everything is saved as usual.`);
    else if (state === 'low')
      this.#logger.error(
        `The disk is nearly full (${free}): nothing new is saved until ${floor} are; running quizzes go on.`,
      );
    else this.#logger.error(`The disk is full (${free}): nothing at all is saved until there is more room.`);
    for (const tell of this.#listeners) tell(state);
  }
}

const floorOf = ({ size }: { size: number }): number => Math.min(floorBytes, size * floorShare);

function stateOf(space: { free: number; size: number }, before: DiskState): DiskState {
  if (space.free < Math.min(lastBytes, floorOf(space))) return 'last';
  return space.free < floorOf(space) * (before === 'enough' ? 1 : recovery) ? 'low' : 'enough';
}
