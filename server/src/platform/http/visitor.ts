import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { TrustsProxy } from '../config/trusted-proxies.ts';

type Request = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/**
 * The key of rate limits. Each trusted proxy appends the address it saw to `X-Forwarded-For`, so the visitor
 * is the last entry that is not itself a trusted proxy; from anywhere else the caller made that header up. The
 * owner of one IPv6 address has 2^64 of them, so those count by their first half.
 */
export function visitorOf({ socket, headers }: Request, isTrusted: TrustsProxy): string {
  let address = plain(socket.remoteAddress ?? '');
  const entries = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  while (isTrusted(address)) {
    const entry = plain(entries.pop()?.trim() ?? '');
    if (isIP(entry) === 0) break;
    address = entry;
  }
  return isIPv6(address) ? firstHalf(address) : address;
}

/**
 * Whether a proxy seems to be in front that `TRUSTED_PROXIES` does not name: the header comes from this
 * machine or a private network.
 */
export function isUntrustedProxy({ socket, headers }: Request, isTrusted: TrustsProxy): boolean {
  const peer = plain(socket.remoteAddress ?? '');
  return headers['x-forwarded-for'] !== undefined && isNear(peer) && !isTrusted(peer);
}

/** Whether a trusted proxy does not say whose request it passes on. */
export function sendsNoAddress({ socket, headers }: Request, isTrusted: TrustsProxy): boolean {
  const entries = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return isTrusted(plain(socket.remoteAddress ?? '')) && isIP(plain(entries.at(-1)?.trim() ?? '')) === 0;
}

/** An IPv4 address written as IPv6 counts as IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

export function isNear(address: string): boolean {
  return (
    /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(address) ||
    /^(?:::1$|f[cd][0-9a-f]{2}:|fe80:)/i.test(address)
  );
}

function firstHalf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
