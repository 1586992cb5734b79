import type { ImportFault } from '@portway/contracts/sponsor/worker-imports/worker-imports';

/** The most faults of one file that are stored: the rest are counted. */
const maxStored = 10_000;

/** The faults of a file: the first of them, and how many there are. */
export interface FaultList {
  readonly stored: readonly ImportFault[];
  readonly total: number;
}

export function faultList() {
  const firstFaults: ImportFault[] = [];
  let total = 0;
  return {
    stored: firstFaults,
    get total() {
      return total;
    },
    add(fault: ImportFault): void {
      total++;
      if (firstFaults.length < maxStored) firstFaults.push(fault);
    },
  };
}
