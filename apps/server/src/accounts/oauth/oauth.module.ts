import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts.module.ts';
import { OauthAttempts } from './oauth-attempts.ts';
import { IdentityProvider } from './identity-provider.ts';
import { OauthCookies } from './oauth-cookies.ts';
import { OauthController } from './oauth.controller.ts';
import { OauthService } from './oauth.service.ts';

/** Signing in through a provider of identities; accounts do not know of it. */
@Module({
  imports: [AccountsModule],
  controllers: [OauthController],
  providers: [OauthAttempts, IdentityProvider, OauthCookies, OauthService],
})
export class OauthModule {}
