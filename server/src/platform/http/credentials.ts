import { randomBytes } from 'node:crypto';
import type { Access } from '@portway/contracts/access';
import type { Context } from 'hono';
import type { ActingFor } from '../db/request-context.ts';
import { notLoggedIn } from '../refusal.ts';
import type { AppEnv } from './app-env.ts';

/** Names the organisation that a request acts for, or `none`. */
const header = 'Portway-Organisation';

/**
 * For whom a request acts. An operation for candidates alone is always the caller's own; any other one acts for
 * the organisation that the header names. Without the header, an operation for colleagues alone acts for the
 * organisation that the caller joined first, and the rest for the caller's home workspace.
 */
function actingFor({ callers }: Access, { req }: Context<AppEnv>): ActingFor {
  if (callers.every((caller) => caller === 'candidate')) return 'oneself';
  const organisation = req.header(header)?.trim().toLowerCase();
  if (organisation === 'none') return 'oneself';
  if (organisation !== undefined) return { organisation };
  const isForColleagues = callers.every((caller) => colleagues.has(caller));
  return isForColleagues ? 'first organisation' : 'home';
}

const colleagues: ReadonlySet<string> = new Set([
  'outside-hiring',
  'hiring-reader',
  'hiring-writer',
  'offer-maker',
  'admin',
  'owner',
]);

/** The credentials a logged-in user sends with each request. */
export interface Credentials {
  readonly token: string;
  /** The value of the session cookie; a bound session is worthless without it. */
  readonly binding: string | undefined;
  /** The account the page was rendered for, if it says so: another account's token is then refused. */
  readonly account: string | undefined;
  readonly actingFor: ActingFor;
}

/** The origin of a request, for the list of sessions and the audit log. */
export interface Origin {
  /** Sent by a page in a browser: such a log-in is bound to a cookie. */
  readonly fromBrowser: boolean;
  readonly userAgent: string;
  /** The key of rate limits. */
  readonly visitor: string;
  /** The value of the device cookie. */
  readonly device: string | undefined;
}

/** The credentials that one log-in gives a browser or program. */
export interface Entry {
  readonly token: string;
  /** For the cookie; undefined for a log-in without a browser. */
  readonly binding: string | undefined;
  /** For the device cookie; undefined for a log-in without a browser. */
  readonly device: string | undefined;
}

/** The site's cookies: their names and attributes depend on whether the site uses https. */
export function cookiesAt(origin: string) {
  const https = origin.startsWith('https:');
  const nameOf = (name: string) => (https ? `__Host-${name}` : name);
  return {
    read(context: Context<AppEnv>, name: CookieName): string | undefined {
      const prefix = `${nameOf(name)}=`;
      const pairs = (context.req.header('Cookie') ?? '').split(/;\s*/);
      const value = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
      return value === undefined || !/^[\w.-]{1,2000}$/.test(value) ? undefined : value;
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

/**
 * `session` binds a token and `sign-up` a sign-up to its browser; `device` tells a browser from others, for
 * mailed codes and limits; `google` carries the state of Google sign-in.
 */
export type CookieName = 'session' | 'sign-up' | 'device' | 'google';

interface CookieTerms {
  /** In seconds. */
  readonly lasts: number;
  /** `Lax` where another site sends the visitor back to us. */
  readonly sameSite?: 'Strict' | 'Lax';
}

/** The credentials of a request to an operation with this access; throws a Refusal when there is none or it is malformed. */
export function credentialsOf(context: Context<AppEnv>, cookies: Cookies, access: Access): Credentials {
  const token = /^Bearer ([\w-]{43})$/.exec(context.req.header('Authorization') ?? '')?.[1];
  if (token === undefined) throw notLoggedIn();
  return {
    token,
    binding: cookies.read(context, 'session'),
    account: context.req.header('Portway-Account'),
    actingFor: actingFor(access, context),
  };
}

/** Older browsers send no Origin or Sec-Fetch headers, but they do send a User-Agent. */
function isBrowser({ req }: Context<AppEnv>): boolean {
  const says = ['Sec-Fetch-Site', 'Origin'].some((name) => req.header(name) !== undefined);
  return says || /^Mozilla\//.test(req.header('User-Agent') ?? '');
}

export function originOf(context: Context<AppEnv>, cookies: Cookies): Origin {
  return {
    fromBrowser: isBrowser(context),
    userAgent: context.req.header('User-Agent')?.slice(0, 400) ?? '',
    visitor: context.env.visitor,
    device: cookies.read(context, 'device'),
  };
}

const day = 86_400;
const month = 30 * day;
/** The longest that browsers keep a cookie. */
const deviceLasts = 400 * day;

/**
 * The origin of a request for a code: a browser gets a device cookie, because only the browser that requested
 * a code can use it.
 */
export function markedOrigin(context: Context<AppEnv>, cookies: Cookies): Origin {
  const origin = originOf(context, cookies);
  if (!origin.fromBrowser || origin.device !== undefined) return origin;
  const device = randomBytes(32).toString('base64url');
  cookies.set(context, 'device', device, { lasts: day });
  return { ...origin, device };
}

/** Responds to a log-in: the token as specified, and the cookie that goes with it. */
export function letIn(
  context: Context<AppEnv>,
  cookies: Cookies,
  { token, binding, device }: Entry,
): { token: string } {
  if (device !== undefined) cookies.set(context, 'device', device, { lasts: deviceLasts });
  if (binding !== undefined) cookies.set(context, 'session', binding, { lasts: month });
  return { token };
}

const week = 7 * day;

/** Marks the browser that signs up, once for all its tabs; other clients get no mark. */
export function claimFor(context: Context<AppEnv>, cookies: Cookies): string | undefined {
  if (!isBrowser(context)) return undefined;
  const claim = cookies.read(context, 'sign-up') ?? randomBytes(32).toString('base64url');
  cookies.set(context, 'sign-up', claim, { lasts: week });
  return claim;
}
