import type { Reply } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller, Inject } from '@nestjs/common';
import { Endpoint } from '../http/gate/endpoint.ts';
import { Mailer } from '../mail/mailer.ts';
import { APP_OPTIONS } from '../configuration/base-options.ts';
import type { AccountsOptions } from './accounts-options.ts';

/** What this server can do, as everybody may know. */
@Controller()
export class ServerFeaturesController {
  constructor(
    @Inject(APP_OPTIONS) private readonly options: AccountsOptions,
    private readonly mailer: Mailer,
  ) {}

  @Endpoint(routes.site)
  site(): Reply<typeof routes.site> {
    return { google: this.options.google !== undefined, has_mail: this.mailer.isConfigured };
  }
}
