import type { Params } from 'nestjs-pino';
import type { Options } from 'pino-http';
import type { HttpOptions } from './http-options.ts';

/** Lines of JSON on the standard output, for requests to /api: what went wrong always, each request from debug on. */
export function loggingOptions(options: Pick<HttpOptions, 'logLevel'>): Params {
  return { forRoutes: ['api/{*path}'], pinoHttp: requestLog(options) };
}

/**
 * The part of a request that is logged. Headers, the query and values of the database are left out, so that no secret
 * gets into the log.
 */
export function requestLog({ logLevel = 'warn' }: Pick<HttpOptions, 'logLevel'>): Options {
  return {
    level: logLevel,
    // Failures are told by the filter that turns them into an answer.
    useLevel: 'debug',
    genReqId: (request) => request.id,
    wrapSerializers: false,
    serializers: {
      // Where the log is put in front of some addresses only, `url` is what is left of the address.
      req: ({
        id,
        method,
        url,
        originalUrl = url,
      }: {
        id: string;
        method: string;
        url: string;
        originalUrl?: string;
      }) => ({
        id,
        method,
        path: originalUrl.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      err: ({ name, message, code, stack }: Error & { code?: unknown }) => ({ name, message, code, stack }),
    },
    redact: ['req.headers', 'res.headers', '*.cookie', '*.authorization', '*.password'],
  };
}
