import { Module } from '@nestjs/common';
import { SESSION_READER } from '../http/current-user.ts';
import { AccountsController } from './accounts.controller.ts';
import { AccountsService } from './accounts.service.ts';
import { FirstAdmin } from './first-admin.ts';
import { Hosting } from './hosting.ts';
import { EmailChanges } from './links/email-changes.ts';
import { LinkAddress } from './links/link-address.ts';
import { LinksController } from './links/links.controller.ts';
import { PasswordResets } from './links/password-resets.ts';
import { Verification } from './links/verification.ts';
import { NightWork } from './night-work.ts';
import { OneTimeLinks } from './one-time-links.ts';
import { OwnAccountController } from './own-account/own-account.controller.ts';
import { OwnName } from './own-account/own-name.ts';
import { OwnPassword } from './own-account/own-password.ts';
import { OwnPicture } from './own-account/own-picture.ts';
import { OwnSettings } from './own-account/own-settings.ts';
import { Proofs } from './own-account/proofs.ts';
import { SessionList } from './own-account/session-list.ts';
import { SessionUsers } from './session-users.ts';
import { SessionsService } from './sessions.service.ts';
import { SiteController } from './site.controller.ts';

const links = [EmailChanges, LinkAddress, OneTimeLinks, PasswordResets, Verification];
const ownAccount = [OwnName, OwnPassword, OwnPicture, OwnSettings, Proofs, SessionList];

@Module({
  controllers: [AccountsController, LinksController, OwnAccountController, SiteController],
  providers: [
    ...links,
    ...ownAccount,
    AccountsService,
    FirstAdmin,
    Hosting,
    NightWork,
    SessionsService,
    { provide: SESSION_READER, useExisting: SessionsService },
    SessionUsers,
  ],
  exports: [
    SESSION_READER,
    AccountsService,
    Hosting,
    LinkAddress,
    OneTimeLinks,
    OwnPicture,
    Proofs,
    SessionsService,
    SessionUsers,
    Verification,
  ],
})
export class AccountsModule {}
