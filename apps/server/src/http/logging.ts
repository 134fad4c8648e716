import type { Params } from 'nestjs-pino';
import type { AppOptions } from './options.ts';

/** Lines of JSON on the standard output. Requests show from level debug on, failures of ours always; secrets never. */
export function loggingOptions({ logLevel = 'warn' }: AppOptions): Params {
  return {
    forRoutes: ['api/{*path}'],
    pinoHttp: {
      level: logLevel,
      genReqId: (request) => request.id,
      customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'debug'),
      // No headers and no query: cookies and one-time links stay out.
      serializers: {
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url.split('?')[0],
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      },
      redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    },
  };
}
