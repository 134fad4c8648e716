import { Inject, Injectable, Logger } from '@nestjs/common';
import webPush from 'web-push';
import type { AccountsOptions } from '../../accounts/accounts-options.ts';
import { APP_OPTIONS, type BaseOptions } from '../../configuration/base-options.ts';
import { browserPushServices, type PushOptions, type PushServices } from './push-options.ts';
import { type VapidKeys, vapidKeys } from './vapid-keys.ts';

/** How long a push service may take to answer, in milliseconds. */
const longestAnswerMs = 10_000;
/** How long it keeps a notification for a browser that is not running, in seconds: a reminder of the morning is of no use at night. */
const keptForSeconds = 4 * 60 * 60;

/** A browser that shows notifications. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What became of a notification: it was taken; the browser does not want any more; it may work another day. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** Hands notifications to the push services of browsers, encrypted so that these cannot read them. */
@Injectable()
export class PushSender {
  readonly #services: PushServices;
  readonly #subject: string | undefined;
  readonly #keys: VapidKeys;

  constructor(
    @Inject(APP_OPTIONS)
    options: PushOptions & Pick<BaseOptions, 'publicUrl' | 'secret'> & Pick<AccountsOptions, 'adminEmail'>,
  ) {
    this.#services = options.pushServices ?? browserPushServices;
    this.#subject = subjectOf(options);
    this.#keys = vapidKeys(options.secret);
  }

  /** The key by which a browser lets this server send; null where there is nobody whom a push service could turn to. */
  get publicKey(): string | null {
    return this.#subject === undefined ? null : this.#keys.publicKey;
  }

  /** Whether an endpoint is one of a push service that we know: nothing is sent anywhere else. */
  isKnown(endpoint: string): boolean {
    return URL.canParse(endpoint) && this.#services.isKnown(new URL(endpoint));
  }

  /** Hands one notification over, once; nothing that is answered is read or followed. */
  async send({ endpoint, p256dh, auth }: PushTarget, payload: object): Promise<PushOutcome> {
    if (this.#subject === undefined || !this.isKnown(endpoint)) return 'failed';
    try {
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
        vapidDetails: { subject: this.#subject, ...this.#keys },
        TTL: keptForSeconds,
        topic: 'reminder',
      });
      const { 'Content-Length': _, ...headers } = request.headers;
      const response = await fetch(endpoint, {
        method: 'POST',
        headers,
        body: new Uint8Array(request.body),
        redirect: 'manual',
        signal: AbortSignal.timeout(longestAnswerMs),
      });
      await response.body?.cancel();
      if (response.ok) return 'sent';
      if (response.status === 404 || response.status === 410) return 'gone';
      new Logger('push').warn(`${new URL(endpoint).hostname} answered with ${response.status}`);
    } catch (error) {
      // Its message may hold the endpoint, which is a secret of the browser.
      new Logger('push').warn(`${new URL(endpoint).hostname} could not be reached: ${(error as Error).name}`);
    }
    return 'failed';
  }
}

/** Whom a push service turns to when something is wrong: the site, or whoever runs it. */
function subjectOf({ publicUrl, adminEmail }: Pick<BaseOptions, 'publicUrl'> & Pick<AccountsOptions, 'adminEmail'>) {
  if (publicUrl?.startsWith('https:')) return new URL(publicUrl).origin;
  return adminEmail === undefined ? undefined : `mailto:${adminEmail}`;
}
