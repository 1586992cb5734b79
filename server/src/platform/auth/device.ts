/** Where a request without a log-in came from. */
export interface Visit {
  /** Sent by a page in a browser: a log-in is then bound to a cookie. */
  readonly fromBrowser: boolean;
  readonly userAgent: string;
  /** The key of rate limits: an IP address, or the first half of an IPv6 one. */
  readonly visitor: string;
  /** The value of the device cookie. */
  readonly device: string | undefined;
}

/** A logged-in caller, counted apart: attempts to log in to the same account do not use up theirs. */
export function loggedIn(key: string) {
  return { key, known: true, visitor: '' };
}

const browsers = [
  ['Edge', /\bEdgA?(?:iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Browser and operating system for the list of sessions, such as `Firefox on Linux`. */
export function deviceIn(userAgent: string): string {
  const find = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, sign]) => sign.test(userAgent))?.[0];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser === undefined) return system === undefined ? 'A program' : `A program on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}

/** The network of a visitor: three of the four numbers of an IPv4 address, three of the eight of an IPv6 one. */
export function networkOf(visitor: string): string {
  return visitor
    .replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')
    .replace(/^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/, '$1::/48');
}
