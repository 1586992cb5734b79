import { type FileStore, renderingKey } from '../../platform/files/file-store.ts';

/**
 * The store, in which each file has been looked at before: to render one takes half a second, and tells a test of access
 * nothing.
 */
export function alreadyRendered(files: FileStore): FileStore {
  return {
    ...files,
    async put(key, bytes) {
      await files.put(key, bytes);
      await files.put(renderingKey(key), bytes);
    },
  };
}
