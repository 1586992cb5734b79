import { asReader, type Reader } from '../../../text/reader/reader.ts';

const key = 'tool-reader';

/** The reader chosen in this tab; undefined before a choice, or where storage is forbidden. */
export function storedReader(): Reader | undefined {
  try {
    return asReader(sessionStorage.getItem(key));
  } catch {
    return undefined;
  }
}

export function storeReader(reader: Reader): void {
  try {
    sessionStorage.setItem(key, reader);
  } catch {
    // The address still names the reader.
  }
}
