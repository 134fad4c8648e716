import { Module } from '@nestjs/common';
import { AccountsController } from './accounts.controller.ts';
import { AccountsService } from './accounts.service.ts';
import { FirstAdmin } from './first-admin.ts';
import { Hosting } from './hosting.ts';
import { OneTimeLinks } from './one-time-links.ts';
import { SessionsService } from './sessions.service.ts';

@Module({
  controllers: [AccountsController],
  providers: [AccountsService, FirstAdmin, Hosting, OneTimeLinks, SessionsService],
  exports: [AccountsService, Hosting, OneTimeLinks, SessionsService],
})
export class AccountsModule {}
