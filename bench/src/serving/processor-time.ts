import { median } from '../report/statistics.ts';
import { ask, type BenchRequest } from './ask.ts';
import type { Serving } from './child.ts';
import { cpuSeconds } from './cpu-time.ts';

/**
 * Milliseconds of processor time for each of these addresses, asked one after the other in batches: the median of
 * the batches. Undefined where the system does not report it.
 */
export async function processorTime(
  { port, pid }: Serving,
  paths: readonly string[],
  headers: BenchRequest['headers'] = {},
): Promise<number | undefined> {
  const batch = Math.ceil(paths.length / 5);
  const ofBatches: number[] = [];
  for (let at = 0; at < paths.length; at += batch) {
    const batchPaths = paths.slice(at, at + batch);
    const before = cpuSeconds(pid);
    for (const path of batchPaths) {
      const { status } = await ask(port, { path, headers });
      if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
    }
    const after = cpuSeconds(pid);
    if (before === undefined || after === undefined) return undefined;
    ofBatches.push(((after - before) * 1000) / batchPaths.length);
  }
  return median(ofBatches);
}
