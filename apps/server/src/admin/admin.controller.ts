import type { Counts, ListedMessage, ListedUser, OutboxMail, QueuedEntry } from '@lexiroom/contracts/admin';
import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { CountsService } from './counts.service.ts';
import { EntriesService } from './entries.service.ts';
import { MessagesAndMailsService } from './messages-and-mails.service.ts';
import { UsersService } from './users.service.ts';

/** What admins see and do: entries of the library that wait, users, messages, mails, counts. */
@Controller()
export class AdminController {
  constructor(
    private readonly entries: EntriesService,
    private readonly users: UsersService,
    private readonly inbox: MessagesAndMailsService,
    private readonly sizes: CountsService,
  ) {}

  @Endpoint(routes.adminEntries)
  queue({ query }: Call<typeof routes.adminEntries>): Promise<QueuedEntry[]> {
    return this.entries.queue(query);
  }

  @Endpoint(routes.reviewEntry)
  review(call: Call<typeof routes.reviewEntry>): Promise<Result<typeof routes.reviewEntry> | Refusal> {
    return this.entries.review(userOf(call), call.body);
  }

  @Endpoint(routes.reviewEntries)
  reviewMany(call: Call<typeof routes.reviewEntries>): Promise<Result<typeof routes.reviewEntries>> {
    return this.entries.reviewMany(userOf(call), call.body);
  }

  @Endpoint(routes.adminUsers)
  list({ query }: Call<typeof routes.adminUsers>): Promise<ListedUser[]> {
    return this.users.list(query.search, query.page);
  }

  @Endpoint(routes.adminUser)
  act(call: Call<typeof routes.adminUser>): Promise<ListedUser | Refusal> {
    return this.users.act(userOf(call), call.body);
  }

  @Endpoint(routes.adminMessages)
  messages({ query }: Call<typeof routes.adminMessages>): Promise<ListedMessage[]> {
    return this.inbox.messages(query.kind, query.page);
  }

  @Endpoint(routes.adminMessage)
  mark({ body }: Call<typeof routes.adminMessage>): Promise<Result<typeof routes.adminMessage> | Refusal> {
    return this.inbox.mark(body.message_id, body.is_done);
  }

  @Endpoint(routes.adminOutbox)
  outbox({ query }: Call<typeof routes.adminOutbox>): Promise<OutboxMail[]> {
    return this.inbox.outbox(query.page);
  }

  @Endpoint(routes.adminCounts)
  counts(): Promise<Counts> {
    return this.sizes.read();
  }
}
