import { Inject, Injectable, Logger } from '@nestjs/common';
import * as oidc from 'openid-client';
import { Refused, refuse } from '../../refusals/refusal.ts';
import { APP_OPTIONS } from '../../configuration/base-options.ts';
import type { AccountsOptions } from '../accounts-options.ts';
import type { GoogleOptions } from './google-options.ts';
import { fetchOfProvider, longestSeconds } from './provider-fetch.ts';

/** A person as the provider describes them. */
export interface Identity {
  /** The provider's own id of the person, which never changes. */
  subject: string;
  /** In small letters. */
  email: string | null;
  /** Whether the provider has seen that the address is theirs. */
  email_verified: boolean;
  name: string | null;
}

/**
 * The values that must match when the browser comes back from the provider. They are stored on the server and never
 * sent to the browser.
 */
export interface Secrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** The parameters of the address that the provider sent the browser back to. */
export interface ProviderReturn {
  code: string;
  state: string;
  /** Which provider it was, if it says so. */
  iss?: string | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The provider of outside identities, by OpenID Connect with PKCE (decisions section 5). */
@Injectable()
export class IdentityProvider {
  readonly #google: GoogleOptions | undefined;
  readonly #logger = new Logger('oauth');
  #known: Promise<oidc.Configuration> | undefined;

  constructor(@Inject(APP_OPTIONS) { google }: AccountsOptions) {
    this.#google = google;
  }

  /** Whether one can sign in through it. */
  get isConfigured(): boolean {
    return this.#google !== undefined;
  }

  /** Secrets for one attempt: 256 bits each. */
  newSecrets(): Secrets {
    return { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
  }

  /**
   * Where the browser goes now; from there it comes back to `redirect_uri`.
   * @throws {Refused} IDENTITY_REFUSED when the provider cannot be reached.
   */
  async addressOf({ state, nonce, verifier }: Secrets, redirect_uri: string, prompt?: string): Promise<string> {
    const provider = await this.#provider();
    const address = oidc.buildAuthorizationUrl(provider, {
      redirect_uri,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(prompt === undefined ? {} : { prompt }),
    });
    return address.href;
  }

  /**
   * Whom a code stands for: state, PKCE, nonce, issuer, audience, time and signature are checked, and the code is worth
   * one exchange.
   * @throws {Refused} IDENTITY_REFUSED when anything of that is not right.
   */
  async identityOf(providerReturn: ProviderReturn, secrets: Secrets, redirect_uri: string): Promise<Identity> {
    const provider = await this.#provider();
    const back = new URL(redirect_uri);
    for (const [name, value] of Object.entries(providerReturn))
      if (value !== undefined) back.searchParams.set(name, value);
    try {
      const tokens = await oidc.authorizationCodeGrant(provider, back, {
        pkceCodeVerifier: secrets.verifier,
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        idTokenExpected: true,
      });
      return identityIn(tokens.claims());
    } catch (error) {
      throw this.#refused(error);
    }
  }

  /** Read when first needed; what failed is tried again by the next who asks. */
  async #provider(): Promise<oidc.Configuration> {
    if (!this.#google) throw new Refused(refuse('NOT_FOUND'));
    this.#known ??= discover(this.#google);
    try {
      return await this.#known;
    } catch (error) {
      this.#known = undefined;
      throw this.#refused(error);
    }
  }

  /** Says what was wrong, without what came in: that holds codes. */
  #refused(error: unknown): Refused {
    const { name, code } = error as { name?: unknown; code?: unknown };
    this.#logger.warn(`Signing in through the provider failed: ${String(code ?? name)}`);
    return new Refused(refuse('IDENTITY_REFUSED'));
  }
}

function discover({ issuer, clientId, clientSecret }: GoogleOptions): Promise<oidc.Configuration> {
  const isPlain = issuer.startsWith('http:');
  return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
    timeout: longestSeconds,
    [oidc.customFetch]: fetchOfProvider(issuer),
  });
}

function identityIn(claims: oidc.IDToken | undefined): Identity {
  if (!claims || claims.sub === '') throw new Error('There is no ID token, or it names nobody');
  return {
    subject: claims.sub,
    email: isText(claims.email) && claims.email.length <= 254 ? claims.email.trim().toLowerCase() : null,
    email_verified: claims.email_verified === true,
    name: isText(claims.name) ? claims.name.slice(0, 200) : null,
  };
}
