import { rmSync } from 'node:fs';

/** What the site kept during the run is of no use afterwards. It has stopped by now. */
export default function clearUp(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
