import { BlockList, isIP } from 'node:net';

/** Whether a request that comes from this address was passed on by a proxy of ours. */
export type TrustsProxy = (address: string) => boolean;

/**
 * Reads `TRUSTED_PROXIES`: IP addresses and ranges in CIDR notation, separated by commas. Undefined when an
 * entry is neither.
 */
export function readTrustedProxies(list: string): TrustsProxy | undefined {
  const trusted = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const family = isIP(address);
    if (family === 0) return undefined;
    const widest = family === 4 ? 32 : 128;
    // A range of all addresses would let anybody make up theirs.
    const length = bits === undefined ? widest : Number(bits);
    if (length < 1 || length > widest) return undefined;
    trusted.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
}

/** Without `TRUSTED_PROXIES`. */
export const trustsNone: TrustsProxy = () => false;
