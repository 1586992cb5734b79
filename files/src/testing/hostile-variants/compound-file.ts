import { toBytes } from './variant.ts';

/** A stream of a compound file, the container of old Office files, by its path of storages. */
export interface StreamEntry {
  readonly path: string;
  /** One character for each byte. */
  readonly data: string;
}

const sector = 512;
const none = 0xffffffff;
const last = 0xfffffffe;
/** Shorter streams belong elsewhere; padded to it, all are kept the same way. */
const shortest = 4096;

interface Node {
  readonly name: string;
  readonly data: string | undefined;
  readonly children: Node[];
}

function tree(streams: readonly StreamEntry[]): Node {
  const top: Node = { name: 'Root Entry', data: undefined, children: [] };
  for (const { path, data } of streams) {
    const names = path.split('/');
    let at = top;
    for (const [index, name] of names.entries()) {
      const existing = at.children.find((child) => child.name === name);
      const next = existing ?? { name, data: index === names.length - 1 ? data : undefined, children: [] };
      if (existing === undefined) at.children.push(next);
      at = next;
    }
  }
  return top;
}

/** Shorter names come first, then capitals are compared. */
const inOrder = (a: Node, b: Node) =>
  a.name.length - b.name.length || (a.name.toUpperCase() < b.name.toUpperCase() ? -1 : 1);

interface Listed {
  readonly node: Node;
  child: number;
  right: number;
}

function directoryRows(top: Node): Listed[] {
  const rows: Listed[] = [{ node: top, child: none, right: none }];
  for (const row of rows) {
    let before: Listed | undefined;
    for (const node of row.node.children.toSorted(inOrder)) {
      const next = { node, child: none, right: none };
      const index = rows.push(next) - 1;
      if (before === undefined) row.child = index;
      else before.right = index;
      before = next;
    }
  }
  return rows;
}

export function compound(streams: readonly StreamEntry[]): Buffer {
  const rows = directoryRows(tree(streams));
  const table: number[] = [];
  const sectors: Buffer[] = [];
  const keep = (bytes: Buffer) => {
    const first = table.length;
    const count = Math.ceil(bytes.length / sector);
    for (let i = 0; i < count; i++) table.push(i === count - 1 ? last : first + i + 1);
    sectors.push(Buffer.concat([bytes, Buffer.alloc(count * sector - bytes.length)]));
    return first;
  };
  const directory = Buffer.alloc(Math.ceil(rows.length / 4) * sector);
  for (const [index, row] of rows.entries()) {
    const { node } = row;
    const data = node.data === undefined ? undefined : toBytes(node.data.padEnd(shortest, '\0'));
    const start = data ? keep(data) : index === 0 ? last : 0;
    entry({ row, index, start, size: data?.length ?? 0 }).copy(directory, index * 128);
  }
  const directoryAt = keep(directory);
  const tableCount = Math.ceil((table.length + Math.ceil(table.length / 127) + 1) / 128);
  const tableAt = table.length;
  for (let i = 0; i < tableCount; i++) table.push(0xfffffffd);
  const tables = Buffer.alloc(tableCount * sector, 0xff);
  for (const [index, next] of table.entries()) tables.writeUInt32LE(next, index * 4);
  return Buffer.concat([headed(directoryAt, tableAt, tableCount), ...sectors, tables]);
}

function entry({
  row,
  index,
  start,
  size,
}: {
  row: Listed;
  index: number;
  start: number;
  size: number;
}): Buffer {
  const bytes = Buffer.alloc(128);
  const name = row.node.name;
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(index === 0 ? 5 : row.node.data === undefined ? 1 : 2, 66);
  bytes.writeUInt8(1, 67);
  bytes.writeUInt32LE(none, 68);
  bytes.writeUInt32LE(row.right, 72);
  bytes.writeUInt32LE(row.child, 76);
  if (index === 0) Buffer.from('0609020000000000c000000000000046', 'hex').copy(bytes, 80);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

function headed(directoryAt: number, tableAt: number, tableCount: number): Buffer {
  const bytes = Buffer.alloc(sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(tableCount, 44);
  bytes.writeUInt32LE(directoryAt, 48);
  bytes.writeUInt32LE(shortest, 56);
  bytes.writeUInt32LE(last, 60);
  bytes.writeUInt32LE(last, 68);
  bytes.fill(0xff, 76);
  for (let i = 0; i < tableCount; i++) bytes.writeUInt32LE(tableAt + i, 76 + i * 4);
  return bytes;
}

/** The streams of a compound file whose tables fit in its header. */
export function unpacked(file: Buffer): StreamEntry[] {
  const at = (index: number) => file.subarray((index + 1) * sector, (index + 2) * sector);
  const tables = Buffer.concat(
    Array.from({ length: file.readUInt32LE(44) }, (_, i) => at(file.readUInt32LE(76 + i * 4))),
  );
  const chain = (start: number, next: Buffer, part: (index: number) => Buffer) => {
    const parts: Buffer[] = [];
    for (let index = start; index < last; index = next.readUInt32LE(index * 4)) parts.push(part(index));
    return Buffer.concat(parts);
  };
  const directory = chain(file.readUInt32LE(48), tables, at);
  const row = (index: number) => directory.subarray(index * 128, index * 128 + 128);
  const small = chain(file.readUInt32LE(60), tables, at);
  const smallData = chain(row(0).readUInt32LE(116), tables, at);
  const streams: StreamEntry[] = [];
  const visit = (index: number, folder: string) => {
    if (index === none) return;
    const bytes = row(index);
    const name = bytes.toString('utf16le', 0, bytes.readUInt16LE(64) - 2);
    const [size, start] = [bytes.readUInt32LE(120), bytes.readUInt32LE(116)];
    visit(bytes.readUInt32LE(68), folder);
    visit(bytes.readUInt32LE(72), folder);
    if (bytes.readUInt8(66) === 1) visit(bytes.readUInt32LE(76), `${folder}${name}/`);
    else {
      const data =
        size < shortest
          ? chain(start, small, (i) => smallData.subarray(i * 64, i * 64 + 64))
          : chain(start, tables, at);
      streams.push({ path: folder + name, data: data.toString('latin1', 0, size) });
    }
  };
  visit(row(0).readUInt32LE(76), '');
  return streams;
}
