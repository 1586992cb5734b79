import { renameSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

// Preloaded into either server: on SIGUSR2 it collects garbage and writes the process's memory to a file.

/** Collected memory is returned to the system a little later, on another thread. */
async function collect(): Promise<void> {
  for (let round = 0; round < 5; round++) {
    globalThis.gc?.();
    await setTimeout(300);
  }
}

process.on('SIGUSR2', async () => {
  await collect();
  const file = process.env.MEMORY_FILE ?? '';
  writeFileSync(`${file}.new`, String(process.memoryUsage.rss()));
  renameSync(`${file}.new`, file);
});
