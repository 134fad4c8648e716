/** How this server is known to the provider of identities. */
export interface GoogleOptions {
  clientId: string;
  clientSecret: string;
  /** `https://accounts.google.com`, or another that speaks OpenID Connect. */
  issuer: string;
}
