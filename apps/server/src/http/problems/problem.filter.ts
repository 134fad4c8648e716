import { type RefusalCode } from '@lexiroom/contracts/errors';
import { routes } from '@lexiroom/contracts/routes';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseErrorCode } from '../../database/database-errors.ts';
import { problemOf, Refusal, Refused, refuse } from '../../refusals/refusal.ts';
import { bodyLimitOf } from '../body-limits.ts';
import { OutageLog } from './outage-log.ts';
import { statuses } from './http-statuses.ts';

/** Turns whatever ends a request early into `{ errDesc, code, params? }`. What was not foreseen shows its id only. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  readonly #log = new Logger('http');
  readonly #outages = new OutageLog((line) => this.#log.warn(line));

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const refusal = this.#refusalOf(error, request);
    if (refusal.code === 'SURPRISE') this.#log.error({ err: error });
    sendProblem(host.switchToHttp().getResponse<FastifyReply>(), refusal);
  }

  #refusalOf(error: unknown, request: FastifyRequest): Refusal {
    if (error instanceof Refused) return error.refusal;
    const trouble = databaseErrorCode(error);
    if (trouble) {
      this.#outages.note(error);
      return new Refusal(trouble, undefined, undefined, trouble === 'RETRY' ? 1000 : undefined);
    }
    const status = statusOf(error);
    if (status === 404 && otherMethodsOf(request).length > 0) return refuse('METHOD_NOT_ALLOWED');
    const limit = status === 413 ? bodyLimitOf(request.method, request.routeOptions.url) : undefined;
    if (limit) return refuse(limit.refusal);
    return refuse(codeOf(status), status >= 500 ? { request_id: request.id } : undefined);
  }
}

/** Answers with a refusal; also for the hooks and routes that stand before the gate. */
export function sendProblem(reply: FastifyReply, refusal: Refusal): void {
  const { waitMs, code } = refusal;
  if (waitMs !== undefined) void reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
  // Such an answer has no body.
  if (code === 'UNCHANGED') return void reply.code(statuses[code]).send();
  if (code === 'METHOD_NOT_ALLOWED') void reply.header('allow', otherMethodsOf(reply.request).join(', '));
  void reply
    .code(statuses[code])
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(problemOf(refusal)));
}

/** Fastify's own errors carry their status, so do Nest's. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

function codeOf(status: number): RefusalCode {
  switch (status) {
    case 404:
      return 'NOT_FOUND';
    case 405:
      return 'METHOD_NOT_ALLOWED';
    case 413:
      return 'TOO_LARGE';
    case 415:
      return 'UNSUPPORTED';
    default:
      return status < 500 ? 'INVALID' : 'SURPRISE';
  }
}

const patterns = Object.values(routes).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** The methods under which the address of a request exists. */
function otherMethodsOf(request: FastifyRequest): string[] {
  const path = request.url.split('?')[0]!;
  const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return [...new Set(methods)].filter((method) => method !== request.method);
}
