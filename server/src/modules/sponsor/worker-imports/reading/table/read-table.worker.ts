import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { readTable } from './read-table.ts';
import { UnreadableTable } from './table-rows.ts';

/** So many rows go over at once: the thread that answers takes them between two requests. */
const chunk = 500;

const { bytes, ...wanted } = z
  .object({
    bytes: z.instanceof(Uint8Array),
    maxRows: z.int(),
    places: z.array(z.int()).optional(),
    sheet: z.int().optional(),
    headingRow: z.int().optional(),
  })
  .parse(workerData);

try {
  const { rows, ...head } = await readTable(bytes, wanted);
  parentPort?.postMessage({ head });
  for (let at = 0; at < rows.length; at += chunk)
    parentPort?.postMessage({ rows: rows.slice(at, at + chunk) });
  parentPort?.postMessage({ ended: true });
} catch (error) {
  if (!(error instanceof UnreadableTable)) throw error;
  parentPort?.postMessage({ unreadable: error.message });
}
