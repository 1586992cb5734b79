const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLoopbackName = (hostname: string): boolean => loopbackNames.has(hostname);

export interface Redirect {
  readonly status: 301 | 307;
  readonly headers: { readonly Location: string };
}

/**
 * Where to redirect a non-canonical page URL: 301 to drop a trailing slash, 307 from a loopback alias,
 * because passkeys and cookies belong to one host name.
 */
export function canonicalAddress(origin: string) {
  const { host, hostname } = new URL(origin);
  const hasAliases = loopbackNames.has(hostname);

  return (url: string, askedHost: string | undefined): Redirect | undefined => {
    if (hasAliases && askedHost !== host && isOtherLoopbackName(askedHost, hostname)) {
      return { status: 307, headers: { Location: origin + inThisSite(url) } };
    }
    const [path = url] = url.split('?', 1);
    if (path === '/' || !path.endsWith('/')) return undefined;
    const short = withoutSlashes(path) + url.slice(path.length);
    return { status: 301, headers: { Location: inThisSite(short) } };
  };
}

/** A pattern would start again at each slash of 16,000, which takes some 90 ms. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

function isOtherLoopbackName(askedHost: string | undefined, hostname: string): boolean {
  const name = askedHost?.replace(/:\d+$/, '');
  return name !== undefined && name !== hostname && loopbackNames.has(name);
}

/** Browsers read `//host` and `/\host` as another site, so only one slash remains. */
function inThisSite(url: string): string {
  return `/${url.replace(/^[/\\]+/, '')}`;
}
