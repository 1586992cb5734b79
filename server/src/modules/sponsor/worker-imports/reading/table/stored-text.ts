const mark = 'base64:';

/** A file as text to store: the text itself where it is UTF-8, its bytes in base64 otherwise. */
export function storedText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return `${mark}${Buffer.from(bytes).toString('base64')}`;
  }
}

/** The bytes of a file from its stored text. */
export const bytesOf = (text: string): Uint8Array =>
  text.startsWith(mark) ? Buffer.from(text.slice(mark.length), 'base64') : new TextEncoder().encode(text);
