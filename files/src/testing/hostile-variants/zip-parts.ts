import { crc32, deflateRawSync } from 'node:zlib';
import { toBytes, toText } from './variant.ts';

export interface Entry {
  readonly name: string;
  /** One character for each byte. */
  readonly data: string;
  /** What the entry itself says its name is, where the directory says another. */
  readonly localName?: string;
  readonly stored?: boolean;
  /** Whether sums and sizes follow the data instead of standing before it. */
  readonly sizesAfter?: boolean;
  /** Whether sizes are said with 64 bits. */
  readonly big?: boolean;
  readonly flags?: number;
  /** Already packed, with the sum and size that it unpacks to. */
  readonly packed?: { readonly sum: number; readonly size: number };
  /** The size that the directory says. */
  readonly claims?: number;
  /** Whether the directory leaves it out. */
  readonly unlisted?: boolean;
}

export interface ZipMore {
  readonly before?: string;
  readonly after?: string;
  readonly comment?: string;
}

const u16 = (value: number) => String.fromCharCode(value & 255, (value >> 8) & 255);
const u32 = (value: number) => u16(value % 65536) + u16(Math.floor(value / 65536));
const u64 = (value: number) => u32(value % 2 ** 32) + u32(Math.floor(value / 2 ** 32));
const day = u16(0) + u16(0x5a21);

export function zip(
  entries: readonly Entry[],
  { before = '', after = '', comment = '' }: ZipMore = {},
): Buffer {
  let body = before;
  let directory = '';
  let count = 0;
  for (const entry of entries) {
    const { local, central } = partsOf(entry, body.length);
    body += local;
    if (entry.unlisted) continue;
    directory += central;
    count++;
  }
  const end = `PK\x05\x06${u32(0)}${u16(count)}${u16(count)}${u32(directory.length)}${u32(body.length)}${u16(comment.length)}${comment}`;
  return toBytes(body + directory + end + after);
}

function partsOf(entry: Entry, at: number) {
  const { name, data, localName = name, stored = false, packed, claims } = entry;
  const packedData = packed || stored ? data : toText(deflateRawSync(toBytes(data)));
  const sum = packed?.sum ?? crc32(toBytes(data));
  const size = packed?.size ?? data.length;
  const flags = (entry.flags ?? 0) | (entry.sizesAfter ? 8 : 0);
  const method = stored ? 0 : 8;
  const about = u16(flags) + u16(method) + day;
  const sizes = u32(sum) + u32(packedData.length) + u32(size);
  const unknown = u32(0xffffffff);
  const extra = entry.big ? u16(1) + u16(16) + u64(size) + u64(packedData.length) : '';
  const localSizes = entry.sizesAfter
    ? u32(0) + u32(0) + u32(0)
    : entry.big
      ? u32(sum) + unknown + unknown
      : sizes;
  const following = entry.sizesAfter ? `PK\x07\x08${sizes}` : '';
  const local = `PK\x03\x04${u16(entry.big ? 45 : 20)}${about}${localSizes}${u16(localName.length)}${u16(extra.length)}${localName}${extra}${packedData}${following}`;
  const checksumAndSizes =
    u32(sum) + (entry.big ? unknown + unknown : u32(packedData.length) + u32(claims ?? size));
  const central = `PK\x01\x02${u16(45)}${u16(entry.big ? 45 : 20)}${about}${checksumAndSizes}${u16(name.length)}${u16(extra.length)}${u16(0)}${u16(0)}${u16(0)}${u32(0)}${u32(at)}${name}${extra}`;
  return { local, central };
}
