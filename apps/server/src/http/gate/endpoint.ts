import type { Body, Params, Query, Reply, Route } from '@lexiroom/contracts/http';
import { createParamDecorator, type ExecutionContext, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import { SetMetadata } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, Refused } from '../../refusals/refusal.ts';
import type { CurrentUser } from './current-user.ts';
import type { Device } from '../limits/devices.ts';
import type { LargeResponse } from './large-response.ts';

/** Whoever makes a call, logged in or not. */
export interface Visitor {
  user: CurrentUser | undefined;
  device: Device | undefined;
  /** The address, as the rate limits count it. */
  address: string;
  user_agent: string | undefined;
  /** The host token of a live session, at endpoints that accept one. */
  host_token: string | undefined;
  /** The key of a link, at endpoints that accept one. */
  link_key: string | undefined;
  cookies: string | undefined;
  /** The Host header of the request. It is not to be trusted: the caller can write anything there. */
  host: string | undefined;
}

/** One call as its handler gets it: everything parsed by the contract of its route. */
export interface Call<R extends Route> {
  params: Params<R>;
  query: Query<R>;
  body: Body<R>;
  visitor: Visitor;
  /** For cookies only. */
  reply: FastifyReply;
}

type Answer<R extends Route> = Reply<R> | Refusal | LargeResponse;
type Handler<R extends Route> = (call: Call<R>) => Answer<R> | Promise<Answer<R>>;

export const ROUTE = 'lexiroom route';
const calls = new WeakMap<FastifyRequest, Call<Route>>();

/** Hands the parsed call to the handler of this request. */
export function setCall(request: FastifyRequest, call: Call<Route>): void {
  calls.set(request, call);
}

const InCall = createParamDecorator((_: unknown, context: ExecutionContext) =>
  calls.get(context.switchToHttp().getRequest<FastifyRequest>()),
);

/**
 * Binds a method to a route of the contract. The method takes the one {@link Call} and gives back what the contract
 * promises, or a {@link Refusal}; the compiler checks both, the gate at run time.
 */
export const Endpoint =
  <R extends Route>(definition: R) =>
  <H extends Handler<R>>(target: object, name: string, descriptor: TypedPropertyDescriptor<H>): void => {
    const bind: MethodDecorator[] = [
      RequestMapping({ path: `/api${definition.path}`, method: RequestMethod[definition.method] }),
      HttpCode(definition.status ?? 200),
      SetMetadata(ROUTE, definition),
    ];
    for (const decorate of bind) decorate(target, name, descriptor);
    InCall()(target, name, 0);
  };

/** Whoever is logged in, at an endpoint that is only for them. @throws {Refused} NOT_LOGGED_IN for a visitor. */
export function userOf({ visitor }: Pick<Call<Route>, 'visitor'>): CurrentUser {
  if (!visitor.user) throw new Refused(new Refusal('NOT_LOGGED_IN'));
  return visitor.user;
}
