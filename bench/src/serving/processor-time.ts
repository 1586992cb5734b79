import { median } from '../report/statistics.ts';
import { ask } from '../serving/ask.ts';
import type { Serving } from '../serving/child.ts';
import { cpuSeconds } from '../serving/cpu-time.ts';

/** Beginnings that nobody has asked for: each is another address, so that no kept answer is sent. */
export function differentBeginnings(names: readonly string[], count: number): string[] {
  const beginnings = new Set<string>();
  for (let at = 0; beginnings.size < count && at < names.length; at++) {
    const name = names[(at * 7919) % names.length] ?? '';
    beginnings.add(name.slice(0, 3 + (at % 12)).trim());
  }
  return [...beginnings];
}

/**
 * Milliseconds of processor time for each of these addresses, asked one after the other in batches: the median of
 * the batches. Undefined where the system does not report it.
 */
export async function processorTime(
  { port, pid }: Serving,
  paths: readonly string[],
): Promise<number | undefined> {
  const batch = Math.ceil(paths.length / 5);
  const ofBatches: number[] = [];
  for (let at = 0; at < paths.length; at += batch) {
    const asked = paths.slice(at, at + batch);
    const before = cpuSeconds(pid);
    for (const path of asked) {
      const { status } = await ask(port, { path });
      if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
    }
    const after = cpuSeconds(pid);
    if (before === undefined || after === undefined) return undefined;
    ofBatches.push(((after - before) * 1000) / asked.length);
  }
  return median(ofBatches);
}
