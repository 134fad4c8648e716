import type { QueuedEntry } from '@lexiroom/contracts/admin';
import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { EntriesService } from './entries.service.ts';

@Controller()
export class AdminController {
  constructor(private readonly entries: EntriesService) {}

  @Endpoint(routes.adminEntries)
  queue({ query }: Call<typeof routes.adminEntries>): Promise<QueuedEntry[]> {
    return this.entries.queue(query.kind, query.state, query.page);
  }

  @Endpoint(routes.reviewEntry)
  review(call: Call<typeof routes.reviewEntry>): Promise<Result<typeof routes.reviewEntry> | Refusal> {
    return this.entries.review(userOf(call), call.body);
  }
}
