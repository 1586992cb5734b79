import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of a ZIP, in the parts in which its bytes come. */
export interface ZipEntry {
  write(bytes: Uint8Array): void;
  end(): void;
}

/** A ZIP whose bytes can be sent while later entries are still read: no entry has to be in memory as a whole. */
export function zipStream(madeAt: Date) {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  return {
    /** Text is made smaller; a file that is packed already is stored as it is. */
    begin(path: string, how: 'deflated' | 'stored'): ZipEntry {
      const entry = how === 'stored' ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
      entry.mtime = madeAt;
      zip.add(entry);
      return {
        write: (bytes) => entry.push(bytes),
        end: () => entry.push(new Uint8Array(), true),
      };
    },
    /** The bytes of the ZIP that are ready, each once. */
    ready(): readonly Uint8Array[] {
      const those = chunks;
      chunks = [];
      return those;
    },
    /** After the last entry. */
    end: (): void => zip.end(),
  };
}

export type ZipStream = ReturnType<typeof zipStream>;
