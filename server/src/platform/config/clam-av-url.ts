/** Where a ClamAV daemon listens: a host and port, or the path of a socket. */
export type ClamAvAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** Reads `tcp://host:port` or an absolute path; undefined for anything else. */
export function readClamAvUrl(text: string): ClamAvAddress | undefined {
  const address = text.trim();
  if (address.startsWith('/')) return { path: address };
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, port, pathname, username, search, hash } = new URL(address);
  const isBare = (pathname === '' || pathname === '/') && username === '' && search === '' && hash === '';
  if (protocol !== 'tcp:' || hostname === '' || port === '' || !isBare) return undefined;
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}
