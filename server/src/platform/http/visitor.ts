import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * The key of rate limits. A request from this machine or a private network came through a proxy, which
 * appends the visitor's address to `X-Forwarded-For`; from anywhere else the caller made that header up. The
 * owner of one IPv6 address has 2^64 of them, so those count by their first half.
 */
export function visitorOf({
  socket,
  headers,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): string {
  const peer = plain(socket.remoteAddress ?? '');
  const forwarded = [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() ?? '';
  const address = isNear(peer) && isAddress(plain(forwarded)) ? plain(forwarded) : peer;
  return isIPv6(address) ? firstHalf(address) : address;
}

/** An IPv4 address written as IPv6 counts as IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function isAddress(text: string): boolean {
  return isIPv4(text) || isIPv6(text);
}

function isNear(address: string): boolean {
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
