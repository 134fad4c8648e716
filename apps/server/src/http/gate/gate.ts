import type { Route } from '@lexiroom/contracts/http';
import { MikroORM, RequestContext } from '@mikro-orm/core';
import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { z } from 'zod/mini';
import { DiskWatch } from '../../disk/disk-watch.ts';
import { Mailer } from '../../mail/mailer.ts';
import { ClientAddresses } from '../limits/client-addresses.ts';
import { SESSION_READER, type SessionReader } from './current-user.ts';
import { Devices } from '../limits/devices.ts';
import { ROUTE, setCall, type Visitor } from './endpoint.ts';
import { isAllowedOnLowDisk } from './calls-on-low-disk.ts';
import { RateLimiter } from '../limits/rate-limiter.ts';
import { LargeResponse } from './large-response.ts';
import { compiledSchema } from './compiled-schema.ts';
import { parseCall, takeLinkKey } from './parse-call.ts';
import { accessRefusal } from './access-refusal.ts';
import { Refusal, Refused, refuse } from '../../refusals/refusal.ts';

/**
 * The one way into REST: parse by contract → who → permission → limit → run → answer by contract. Each step may refuse;
 * problem.filter.ts puts that into words.
 */
@Injectable()
export class Gate implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    @Inject(SESSION_READER) private readonly sessions: SessionReader,
    private readonly devices: Devices,
    private readonly addresses: ClientAddresses,
    private readonly limits: RateLimiter,
    private readonly mailer: Mailer,
    private readonly disk: DiskWatch,
    private readonly orm: MikroORM,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const definition = this.reflector.get<Route | undefined>(ROUTE, context.getHandler());
    if (!definition) throw new Error(`${context.getHandler().name} is not bound to a route of the contract`);
    const http = context.switchToHttp();
    const run = () => lastValueFrom(next.handle());
    return from(this.#pass(definition, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), run));
  }

  async #pass(definition: Route, request: FastifyRequest, reply: FastifyReply, run: () => Promise<unknown>) {
    const { link_key, query } = takeLinkKey(definition, request.query);
    const parsed = parseCall(definition, { params: request.params, query, body: request.body });
    const visitor = { ...(await this.#who(definition, request, reply)), link_key };
    if (visitor.host_token === undefined) allow(accessRefusal(definition, visitor.user));
    if (definition.needsVerified && this.mailer.isConfigured && visitor.user?.verified === false) {
      allow(refuse('NOT_VERIFIED'));
    }
    if (this.disk.isLow && !isAllowedOnLowDisk(definition)) allow(refuse('DISK_LOW'));
    const { device, address, user } = visitor;
    const who = { device, address, user_id: user?.user_id };
    const counters = await this.limits.countersOf(definition, who, parsed.body);
    allow(await this.limits.count(counters));
    setCall(request, { ...parsed, visitor, reply });
    const answer = await RequestContext.create(this.orm.em, run);
    await this.limits.refund(counters, answer instanceof Refusal ? answer.code : undefined);
    if (answer instanceof Refusal) return allow((await this.limits.countFailure(counters)) ?? answer);
    const json = answer instanceof LargeResponse ? answer.json : JSON.stringify(toAnswer(definition, answer));
    // The body is written as JSON here, since Fastify would send no body at all for null, which is a valid response.
    void reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
    return json;
  }

  async #who(definition: Route, request: FastifyRequest, reply: FastifyReply): Promise<Omit<Visitor, 'link_key'>> {
    const { cookie, host, 'user-agent': user_agent, authorization = '' } = request.headers;
    const address = this.addresses.of({ headers: request.headers, peer: request.socket.remoteAddress });
    const device = this.devices.deviceOf(cookie);
    if (definition.asksWho !== false && device === undefined) await this.devices.issueCookie(reply, address);
    const user = definition.asksWho === false ? undefined : await this.sessions.userOf(cookie);
    // Whether the token is a true one is for the handler to see, like whose thing it is.
    const host_token = definition.takesHostToken ? /^Bearer (\S{1,200})$/.exec(authorization)?.[1] : undefined;
    return { user, device, address, user_agent, cookies: cookie, host, host_token };
  }
}

/** What the contract declares of an answer. Throws when the answer does not keep it. */
const toAnswer = ({ response }: Route, answer: unknown): unknown => z.parse(compiledSchema(response), answer);

function allow(refusal: Refusal | undefined): void {
  if (refusal) throw new Refused(refusal);
}
