/** Bytes as text: UTF-8, or what Windows wrote where they are none. */
export function textOf(bytes: Uint8Array): {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'Windows-1252';
} {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

/** A text that was read in the wrong encoding once, put right where that is certain; undefined where it is not. */
export function mended(text: string): string | undefined {
  const apostrophes = text.replaceAll(/(?<=\p{L})[âÂ]\?\?(?=\p{L})/gu, '’');
  const redecoded = isGarbled(apostrophes) ? readAgain(apostrophes) : apostrophes;
  return redecoded === undefined || isGarbled(redecoded) ? undefined : redecoded;
}

/** Few names have any of these; the whole pattern takes several times as long. */
const mayBeGarbled = /[\u0080-\uffff]|\?\?/;

/** Whether a text has signs of a wrong encoding. */
export function isGarbled(text: string): boolean {
  return (
    mayBeGarbled.test(text) && /[ÂÃâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ?]|\ufffd|\?{2,}/u.test(text)
  );
}

const windows = new TextDecoder('windows-1252');
const byteOf = new Map(
  Array.from({ length: 256 }, (_, byte) => [windows.decode(new Uint8Array([byte])), byte]),
);

function readAgain(text: string): string | undefined {
  const bytes = [...text].map((letter) => byteOf.get(letter));
  const validBytes = bytes.filter((byte) => byte !== undefined);
  if (validBytes.length < bytes.length) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(validBytes));
  } catch {
    return undefined;
  }
}
