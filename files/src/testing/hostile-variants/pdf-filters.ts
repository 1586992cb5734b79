import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { toBytes, toText } from './variant.ts';

export const deflated = (text: string) => toText(deflateSync(toBytes(text)));
export const asHex = (text: string) => `${toBytes(text).toString('hex')}>`;

export function asAscii85(text: string): string {
  const groups = text.match(/.{1,4}/gs) ?? [];
  const encoded = groups.map((group) => {
    let value = toBytes(group.padEnd(4, '\0')).readUInt32BE();
    if (value === 0 && group.length === 4) return 'z';
    let digits = '';
    for (let place = 0; place < 5; place++) {
      digits = String.fromCharCode(33 + (value % 85)) + digits;
      value = Math.floor(value / 85);
    }
    return digits.slice(0, group.length + 1);
  });
  return `${encoded.join('')}~>`;
}

/** Runs of bytes taken as they are. */
export const asRunLength = (text: string) =>
  `${(text.match(/.{1,128}/gs) ?? []).map((run) => String.fromCharCode(run.length - 1) + run).join('')}\x80`;

/** Codes of nine bits; the table is cleared before it would need a tenth. */
export function asLzw(text: string): string {
  const codes = [...text].flatMap((letter, index) =>
    index % 200 === 0 ? [256, letter.charCodeAt(0)] : [letter.charCodeAt(0)],
  );
  const bits = [...codes, 257].map((code) => code.toString(2).padStart(9, '0')).join('');
  return (bits.match(/.{1,8}/g) ?? [])
    .map((byte) => String.fromCharCode(Number.parseInt(byte.padEnd(8, '0'), 2)))
    .join('');
}

/** Rows of which each says only how it differs from the one above: the predictor of PNG. */
export function asDifferences(text: string, columns: number): string {
  const padded = text.padEnd(Math.ceil(text.length / columns) * columns, ' ');
  let previousRow = '\0'.repeat(columns);
  let rows = '';
  for (let at = 0; at < padded.length; at += columns) {
    const row = padded.slice(at, at + columns);
    const before = previousRow;
    rows += `\x02${[...row].map((letter, i) => String.fromCharCode((letter.charCodeAt(0) - before.charCodeAt(i) + 256) % 256)).join('')}`;
    previousRow = row;
  }
  return rows;
}

const million = 1 << 20;

/** That many mebibytes of one byte in about a thousandth of their size, made without ever being unpacked. */
export function bomb(mebibytes: number, letter = ' '): string {
  const block = toText(
    deflateRawSync(Buffer.alloc(million, letter, 'latin1'), {
      level: 9,
      finishFlush: constants.Z_FULL_FLUSH,
    }),
  );
  return `${block.repeat(mebibytes)}\x03\0`;
}

/** The same for readers who expect the sum at the end. */
export function wrappedBomb(mebibytes: number, letter = ' '): string {
  const modulus = 65521n;
  const count = BigInt(mebibytes) * BigInt(million);
  const value = BigInt(letter.charCodeAt(0));
  const low = (1n + count * value) % modulus;
  const high = (count + ((value * ((count * (count + 1n)) / 2n)) % modulus)) % modulus;
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(Number(high * 65536n + low));
  return `\x78\xda${bomb(mebibytes, letter)}${toText(sum)}`;
}
