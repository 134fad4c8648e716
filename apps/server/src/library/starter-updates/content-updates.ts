import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { APP_OPTIONS, type BaseOptions } from '../../configuration/base-options.ts';
import { Jobs } from '../../jobs/jobs.ts';
import { isContentDue, updateStarterContent } from './starter-content.ts';

/** Where the content is and where it goes. */
type Places = Pick<BaseOptions, 'databaseUrl' | 'contentRoot'>;

/** Brings the content of a new release to a library that has that of an earlier one, once the server is up. */
@Injectable()
export class ContentUpdates implements OnModuleInit {
  readonly #log = new Logger('content');

  constructor(
    @Inject(APP_OPTIONS) private readonly options: Places,
    private readonly jobs: Jobs,
  ) {}

  async onModuleInit(): Promise<void> {
    if (await isContentDue(this.options)) this.jobs.afterStart('update_content', () => this.#update());
  }

  async #update(): Promise<void> {
    if (await updateStarterContent(this.options)) this.#log.log('The library has the content of this release now.');
  }
}
