import type { BaseOptions } from '../configuration/base-options.ts';

/** What the gate of REST and the pages need to be told. */
export interface HttpOptions extends Pick<BaseOptions, 'publicUrl' | 'secret' | 'tls'> {
  /** The folder of the built page. */
  webRoot: string;
  /** Proxies in front whose X-Forwarded-For is believed; 0 when absent. */
  trustedProxies?: number;
  /** Least level that is logged: 'warn' when absent. */
  logLevel?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}
