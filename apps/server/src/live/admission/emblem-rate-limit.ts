import { Injectable } from '@nestjs/common';
import { SeatRateLimit } from './seat-rate-limit.ts';

/** So often a seat may choose another animal: more often than there are … */
export const emblemsAtOnce = 40;
/** … in so many seconds. */
const seconds = 600;

/** How often one seat may choose another animal to be drawn as: each choice is written down for ever, and shown to the room. */
@Injectable()
export class EmblemRateLimit extends SeatRateLimit {
  constructor() {
    super('emblems', { points: emblemsAtOnce, duration: seconds });
  }
}
