import { generateKeyPairSync } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';
import type { GoogleOptions } from './google-options.ts';

/** What the provider says in an ID token. */
export type Claims = Record<string, unknown>;

/** For specs: a real provider of identities on a port of its own. */
export interface LocalGoogle {
  options: GoogleOptions;
  /** Who is sitting at the browser, until it is said again; may overwrite what a token always holds. */
  isNow(claims: Claims): void;
  /** Whether its answers are changed on their way: the signature of a token does not fit any more. */
  isTamperedWith(yes: boolean): void;
  /** Sends the browser to the provider, which asks nothing and sends it back: with what. */
  visit(address: string): Promise<{ code: string; state: string }>;
  close(): Promise<void>;
}

export async function localGoogle(): Promise<LocalGoogle> {
  const server = new OAuth2Server();
  // Made here: the server does not know an object of another realm, as Jest has several, for one.
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await server.issuer.keys.add({ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', kid: 'one' });
  await server.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  let claims: Claims = {};
  server.service.on('beforeTokenSigning', ({ payload }: { payload: Claims }) => Object.assign(payload, claims));
  let isTampered = false;
  server.service.on('beforeResponse', ({ body }: { body: { id_token: string } }) => {
    if (isTampered) body.id_token = body.id_token.replace(/[^.]{8}$/, 'AAAAAAAA');
  });
  return {
    options: { clientId: 'lexiroom', clientSecret: 'between us', issuer },
    isNow: (newClaims) => (claims = newClaims),
    isTamperedWith: (yes) => (isTampered = yes),
    async visit(address) {
      const answer = await fetch(address, { redirect: 'manual' });
      const back = new URL(answer.headers.get('location')!);
      return { code: back.searchParams.get('code')!, state: back.searchParams.get('state')! };
    },
    close: () => server.stop(),
  };
}

let people = 0;
/** Somebody new at the provider, with an address that it has seen to be theirs. */
export function somebody(more: Claims = {}): Claims & { sub: string; email: string } {
  const number = ++people;
  return {
    sub: `sub-${number}`,
    email: `g${number}@school.example`,
    email_verified: true,
    name: `Gül Ağa ${number}`,
    ...more,
  };
}
