import { Module } from '@nestjs/common';
import { SESSION_READER } from '../http/gate/current-user.ts';
import { AccountsController } from './accounts.controller.ts';
import { AccountsService } from './accounts.service.ts';
import { FirstAdmin } from './admins/first-admin.ts';
import { HostedLives } from './hosted-lives.ts';
import { EmailChanges } from './links/email-changes.ts';
import { LinkOrigin } from './links/link-origin.ts';
import { LinksController } from './links/links.controller.ts';
import { PasswordResets } from './links/password-resets.ts';
import { Verification } from './links/verification.ts';
import { NightlyCleanup } from './nightly-cleanup.ts';
import { OneTimeLinks } from './links/one-time-links.ts';
import { OwnAccountController } from './own-account/own-account.controller.ts';
import { OwnUsername } from './own-account/own-username.ts';
import { OwnPassword } from './own-account/own-password.ts';
import { OwnPicture } from './own-account/own-picture.ts';
import { OwnSettings } from './own-account/own-settings.ts';
import { Reauthentication } from './own-account/reauthentication.ts';
import { SessionList } from './own-account/session-list.ts';
import { SessionUsers } from './sessions/session-users.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { ServerFeaturesController } from './server-features.controller.ts';

const links = [EmailChanges, LinkOrigin, OneTimeLinks, PasswordResets, Verification];
const ownAccount = [OwnUsername, OwnPassword, OwnPicture, OwnSettings, Reauthentication, SessionList];

@Module({
  controllers: [AccountsController, LinksController, OwnAccountController, ServerFeaturesController],
  providers: [
    ...links,
    ...ownAccount,
    AccountsService,
    FirstAdmin,
    HostedLives,
    NightlyCleanup,
    SessionsService,
    { provide: SESSION_READER, useExisting: SessionsService },
    SessionUsers,
  ],
  exports: [
    SESSION_READER,
    AccountsService,
    HostedLives,
    LinkOrigin,
    OneTimeLinks,
    OwnPicture,
    OwnSettings,
    Reauthentication,
    SessionsService,
    SessionUsers,
    Verification,
  ],
})
export class AccountsModule {}
