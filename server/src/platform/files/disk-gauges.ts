import { statfs } from 'node:fs/promises';

/** How much room is left where the data folder lies; of a database elsewhere, its own machine has to tell. */
export function diskGauges(dataDir: string) {
  return [
    {
      name: 'portway_disk_free_bytes',
      help: 'Bytes left on the disk of DATA_DIR.',
      async read() {
        const { bavail, bsize } = await statfs(dataDir);
        return [{ value: bavail * bsize }];
      },
    },
    {
      name: 'portway_disk_size_bytes',
      help: 'Bytes that the disk of DATA_DIR holds.',
      async read() {
        const { blocks, bsize } = await statfs(dataDir);
        return [{ value: blocks * bsize }];
      },
    },
  ] as const;
}
