import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The environment of a server that writes its memory to the file whenever `settledMemory` asks. */
export function tellsItsMemory(file: string): Readonly<Record<string, string>> {
  const preloaded = join(import.meta.dirname, 'memory-on-request.ts');
  return { MEMORY_FILE: file, NODE_OPTIONS: `--expose-gc --import ${preloaded}` };
}

/**
 * The memory once it no longer falls: what a start or a burst of connections used is returned to the system
 * gradually.
 */
export async function settledMemory(pid: number, file: string): Promise<number> {
  let least = await memoryOf(pid, file);
  for (let tries = 0; tries < 15; tries++) {
    await setTimeout(1000);
    const memory = await memoryOf(pid, file);
    if (memory > least - 1_000_000) return Math.min(memory, least);
    least = memory;
  }
  return least;
}

/** The memory of a process after garbage collection, in bytes. */
async function memoryOf(pid: number, file: string): Promise<number> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (let tries = 0; tries < 200; tries++) {
    await setTimeout(50);
    try {
      return Number(readFileSync(file, 'utf8'));
    } catch {
      // Not written yet.
    }
  }
  throw new Error('A server did not say how much memory it holds.');
}
