import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { readCsv, textOfCsv, UnreadableCsv } from './read-csv.ts';

/** So many rows go over at once: the thread that answers takes them between two requests. */
const chunk = 500;

const { bytes, ...wanted } = z
  .object({ bytes: z.instanceof(Uint8Array), maxRows: z.int(), places: z.array(z.int()).optional() })
  .parse(workerData);

try {
  const { headings, rows, total } = readCsv(textOfCsv(bytes), {
    maxRows: wanted.maxRows,
    ...(wanted.places && { places: wanted.places }),
  });
  parentPort?.postMessage({ headings, total });
  for (let at = 0; at < rows.length; at += chunk)
    parentPort?.postMessage({ rows: rows.slice(at, at + chunk) });
  parentPort?.postMessage({ ended: true });
} catch (error) {
  if (!(error instanceof UnreadableCsv)) throw error;
  parentPort?.postMessage({ unreadable: error.message });
}
