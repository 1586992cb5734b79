import { z } from 'zod';

/** A user as identified by Google. */
export interface GooglePerson {
  readonly subject: string;
  readonly email: string;
  readonly fullName: string;
  /** Whether Google hosts the mailbox: only then does its word prove who owns the address. */
  readonly ownsMailbox: boolean;
}

export interface GoogleClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Google, except in tests. */
  readonly issuer?: string;
}

const keptText = z.object({ verifier: z.string(), state: z.string(), nonce: z.string() });
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.literal(true),
  name: z
    .string()
    .transform((text) =>
      text
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, 200),
    )
    .optional(),
  hd: z.string().optional(),
});

/** Google sign-in with its callback at `/api/auth/google/callback` on this origin. */
export function googleSignIn(
  { clientId, clientSecret, issuer }: GoogleClient,
  origin: string,
  onWarning: (message: string) => void,
) {
  const redirectUri = `${origin}/api/auth/google/callback`;
  /** Fetched once; after a failure, again. */
  let discovery: ReturnType<typeof discovered> | undefined;
  async function discovered() {
    const client = await import('openid-client');
    const address = new URL(issuer ?? 'https://accounts.google.com');
    const insecure = address.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : {};
    const config = await client.discovery(address, clientId, clientSecret, undefined, insecure);
    return { client, config };
  }
  async function google() {
    discovery ??= discovered();
    try {
      return await discovery;
    } catch (error) {
      discovery = undefined;
      onWarning(`Google's sign-in cannot be reached: ${error instanceof Error ? error.message : 'unknown'}`);
      return undefined;
    }
  }
  return {
    /**
     * Where to redirect the visitor, and what to store in a cookie until they return; undefined while Google is
     * unreachable.
     */
    async begin(): Promise<{ readonly url: string; readonly kept: string } | undefined> {
      const reached = await google();
      if (reached === undefined) return undefined;
      const { client, config } = reached;
      const secrets = {
        verifier: client.randomPKCECodeVerifier(),
        state: client.randomState(),
        nonce: client.randomNonce(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        state: secrets.state,
        nonce: secrets.nonce,
        prompt: 'select_account',
      });
      return { url: url.href, kept: JSON.stringify(secrets) };
    },
    /** The user who returned to this callback; undefined when Google did not identify anyone. */
    async finish(cameBackTo: URL, keptBefore: string): Promise<GooglePerson | undefined> {
      const reached = await google();
      if (reached === undefined) return undefined;
      const { client, config } = reached;
      const { verifier, state, nonce } = keptText.parse(JSON.parse(keptBefore));
      // The address as registered with Google: behind a proxy, ours may differ.
      const address = new URL(redirectUri);
      address.search = cameBackTo.search;
      try {
        const tokens = await client.authorizationCodeGrant(config, address, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
        });
        const identity = claims.safeParse(tokens.claims());
        return identity.success ? personOf(identity.data) : undefined;
      } catch (error) {
        if (error instanceof client.AuthorizationResponseError) return undefined;
        if (error instanceof client.ResponseBodyError || error instanceof client.ClientError)
          return undefined;
        throw error;
      }
    },
  };
}

/** Log-in with Google, by OpenID Connect with PKCE. */
export type GoogleSignIn = ReturnType<typeof googleSignIn>;

function personOf({ sub, email: givenEmail, name, hd }: z.infer<typeof claims>): GooglePerson {
  const email = givenEmail.toLowerCase();
  return {
    subject: sub,
    email,
    fullName: name || email.replace(/@.*/, ''),
    ownsMailbox: hd !== undefined || email.endsWith('@gmail.com') || email.endsWith('@googlemail.com'),
  };
}
