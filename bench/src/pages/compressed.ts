import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib';

/** The text of a body, decompressed if necessary. */
export function plainText(body: Buffer, encoding: string | string[] | undefined): string {
  if (encoding === 'zstd') return zstdDecompressSync(body).toString();
  return (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
}

interface Sent {
  readonly text: string;
  readonly bytes: number;
  readonly encoding: 'br' | 'zstd';
}

/** `other`, in the same encoding and at the level at which the text takes about as many bytes as were sent. */
export function compressedLike({ text, bytes, encoding }: Sent, other: string): Buffer {
  const { compress, levels } = ways[encoding];
  const off = (level: number) => Math.abs(compress(text, level).length - bytes);
  const [level = levels[0]] = levels.toSorted((one, another) => off(one) - off(another));
  return compress(other, level);
}

const ways = {
  br: { compress: brotli, levels: [11, 9, 4] },
  zstd: { compress: zstd, levels: [5, 3, 19] },
} as const;

function zstd(text: string, level: number): Buffer {
  return zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: level } });
}

function brotli(text: string, quality: number): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  return brotliCompressSync(text, { params });
}
