import { Injectable } from '@nestjs/common';
import { SeatRateLimit } from './seat-rate-limit.ts';

/** So often a seat may try another name … */
export const namesAtOnce = 10;
/** … in so many seconds. */
const seconds = 600;

/** How often one seat may try another name: each is written down for ever, and may be one that the host has to look at. */
@Injectable()
export class NameRateLimit extends SeatRateLimit {
  constructor() {
    super('names', { points: namesAtOnce, duration: seconds });
  }
}
