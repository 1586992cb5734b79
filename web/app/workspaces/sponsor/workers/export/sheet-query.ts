import {
  saveWorkersCsvOperation,
  type WorkerSheetQuery,
} from '@portway/contracts/sponsor/workers/worker-sheets';
import { type WorkerSort, workerFilters, workerOrder } from '@portway/contracts/sponsor/workers/workers';

const names: readonly string[] = [...Object.keys(workerFilters), ...Object.keys(workerOrder)];

/** The filters and the order of the address; the standard order where it has none that can be. */
export function sheetQueryOf(query: URLSearchParams, standardSort: WorkerSort): WorkerSheetQuery {
  const values = [...query].filter(([name, value]) => value !== '' && names.includes(name));
  const outcome = saveWorkersCsvOperation.request.safeParse({
    sort: standardSort,
    ...Object.fromEntries(values),
  });
  return outcome.success ? outcome.data : { sort: standardSort };
}
