/** A file that somebody uploads as a CV. */
export interface Variant {
  readonly name: string;
  /** The name that it is uploaded with. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** What a program that opens it would do. */
  readonly effect: string;
}

export type Row = readonly [name: string, bytes: Uint8Array, effect: string];

/** Rows of one kind, named by it. */
export function variantsOf(kind: 'pdf' | 'docx' | 'doc' | 'txt', rows: readonly Row[]): Variant[] {
  return rows.map(([name, bytes, effect], index) => ({
    name: `${kind.toUpperCase()}: ${name}`,
    file: `cv-${index + 1}.${kind}`,
    bytes,
    effect,
  }));
}

/** Each byte as one character, so that binary parts can be joined as texts. */
export const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
export const toBytes = (text: string) => Buffer.from(text, 'latin1');

/** The file that every scanner of viruses calls one, in two halves so that this source is none. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** The beginning of a Windows program. */
export const program = toText(
  Buffer.concat([
    Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0\xb8\0\0\0\0\0\0\0\x40', 'latin1'),
    Buffer.alloc(35),
    Buffer.from('\x80\0\0\0\x0e\x1f\xba\x0e\0\xb4\x09\xcd\x21\xb8\x01\x4c\xcd\x21', 'latin1'),
    Buffer.from('This program cannot be run in DOS mode.\r\r\n$\0\0\0\0\0\0\0\0\0', 'latin1'),
    Buffer.from('PE\0\0\x4c\x01\x01\0', 'latin1'),
    Buffer.alloc(240),
  ]),
);
