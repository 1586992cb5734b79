import { rm } from 'node:fs/promises';

/** Removes a folder of a test, into which something that is just ending may still write. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
