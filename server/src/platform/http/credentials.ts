import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { Refusal } from '../refusal.ts';
import type { AppEnv } from './app-env.ts';

/** What somebody logged in sends with each request. */
export interface Credentials {
  readonly token: string;
  /** What the cookie holds; a bound session is worth nothing without it. */
  readonly binding: string | undefined;
  /** Whose page asks, where it says so: another’s token is not meant for it. */
  readonly account: string | undefined;
}

/** Where a request comes from, for the list of sessions and the audit log. */
export interface Origin {
  /** Sent by a browser's page: such a log-in is bound to a cookie. */
  readonly fromBrowser: boolean;
  readonly userAgent: string;
  /** Whom limits count. */
  readonly visitor: string;
}

/** What one log-in lets a browser or program do from then on. */
export interface Entry {
  readonly token: string;
  /** For the cookie; undefined where the log-in came from no browser. */
  readonly binding: string | undefined;
}

/** Cookies of the site: their names and how they are set follow from whether it is reached by https. */
export function cookiesAt(origin: string) {
  const https = origin.startsWith('https:');
  const nameOf = (name: string) => (https ? `__Host-${name}` : name);
  return {
    read(context: Context<AppEnv>, name: CookieName): string | undefined {
      const prefix = `${nameOf(name)}=`;
      const pairs = (context.req.header('Cookie') ?? '').split(/;\s*/);
      const found = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
      return found === undefined || !/^[\w.-]{1,2000}$/.test(found) ? undefined : found;
    },
    set(
      context: Context<AppEnv>,
      name: CookieName,
      value: string,
      { lasts, sameSite = 'Strict' }: CookieTerms,
    ) {
      const attributes = `Path=/; HttpOnly; SameSite=${sameSite}; Max-Age=${lasts}${https ? '; Secure' : ''}`;
      context.header('Set-Cookie', `${nameOf(name)}=${value}; ${attributes}`, { append: true });
    },
    end(context: Context<AppEnv>, name: CookieName) {
      this.set(context, name, '', { lasts: 0 });
    },
  };
}

export type Cookies = ReturnType<typeof cookiesAt>;

/** `session` binds a token, `sign-up` a sign-up to its browser; `google` carries Google's sign-in from page to page. */
export type CookieName = 'session' | 'sign-up' | 'google';

interface CookieTerms {
  /** In seconds. */
  readonly lasts: number;
  /** `Lax` where another site sends the visitor back to us. */
  readonly sameSite?: 'Strict' | 'Lax';
}

/** The token of a request; throws a Refusal when there is none that could be one. */
export function credentialsOf(context: Context<AppEnv>, cookies: Cookies): Credentials {
  const token = /^Bearer ([\w-]{43})$/.exec(context.req.header('Authorization') ?? '')?.[1];
  if (token === undefined) throw notLoggedIn();
  return { token, binding: cookies.read(context, 'session'), account: context.req.header('Portway-Account') };
}

/** The one answer to no token, a wrong one, and one that has ended. */
export function notLoggedIn(): Refusal {
  return new Refusal('not-logged-in', 'Log in to go on.', { status: 401 });
}

/** Older browsers do not say where a request comes from, but they say what they are. */
function isBrowser({ req }: Context<AppEnv>): boolean {
  const says = ['Sec-Fetch-Site', 'Origin'].some((name) => req.header(name) !== undefined);
  return says || /^Mozilla\//.test(req.header('User-Agent') ?? '');
}

export function originOf(context: Context<AppEnv>): Origin {
  return {
    fromBrowser: isBrowser(context),
    userAgent: context.req.header('User-Agent')?.slice(0, 400) ?? '',
    visitor: context.env.visitor,
  };
}

const month = 30 * 86_400;

/** Answers a log-in: the token as it is specified, and the cookie that it counts beside. */
export function letIn(
  context: Context<AppEnv>,
  cookies: Cookies,
  { token, binding }: Entry,
): { token: string } {
  if (binding !== undefined) cookies.set(context, 'session', binding, { lasts: month });
  return { token };
}

const week = 7 * 86_400;

/** Marks the browser that signs up; a program that is none has no mark. */
export function claimFor(context: Context<AppEnv>, cookies: Cookies): string | undefined {
  if (!originOf(context).fromBrowser) return undefined;
  const claim = randomBytes(32).toString('base64url');
  cookies.set(context, 'sign-up', claim, { lasts: week });
  return claim;
}
