import type { ImportFault } from '@portway/contracts/sponsor/worker-imports/worker-imports';

/** The most faults of one file that are stored: the rest are counted. */
const maxStored = 10_000;

/** The faults of a file: the first of them, how many there are, and every row that has one. */
export function faultList() {
  const firstFaults: ImportFault[] = [];
  const rows = new Set<number>();
  let total = 0;
  return {
    stored: firstFaults,
    rows,
    get total() {
      return total;
    },
    add(fault: ImportFault): void {
      total++;
      rows.add(fault.row);
      if (firstFaults.length < maxStored) firstFaults.push(fault);
    },
  };
}

export type FaultList = ReturnType<typeof faultList>;
