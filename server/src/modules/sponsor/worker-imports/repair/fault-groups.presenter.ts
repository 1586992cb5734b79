import type { ImportFault, ImportFaultGroup } from '@portway/contracts/sponsor/worker-imports/worker-imports';

/** The most texts of cells in a group, and rows of one text. */
const maxValues = 50;
const maxRows = 10;

type FaultValue = ImportFaultGroup['values'][number];

/** Faults by kind and column, and within by the text of the cell; the most frequent first. */
export function faultGroups(faults: readonly ImportFault[]): ImportFaultGroup[] {
  const groups = Map.groupBy(faults, ({ kind, columnId, column }) =>
    JSON.stringify([kind, columnId, column]),
  );
  return [...groups.values()]
    .flatMap((some) => {
      const [first] = some;
      if (first === undefined) return [];
      const { kind, column, columnId, message } = first;
      const values = valuesOf(some);
      return {
        ...{ kind, column, columnId, message, total: some.length },
        values: values.slice(0, maxValues),
        valuesTotal: values.length,
      };
    })
    .toSorted((one, other) => other.total - one.total);
}

function valuesOf(faults: readonly ImportFault[]): FaultValue[] {
  return [...Map.groupBy(faults, ({ value, message }) => JSON.stringify([value, message])).values()]
    .flatMap((some) => {
      const [first] = some;
      if (first === undefined) return [];
      const { value, message, choices } = first;
      const rows = some.slice(0, maxRows).map(({ row }) => row);
      return { value, message, rows, total: some.length, ...(choices && { choices }) };
    })
    .toSorted((one, other) => other.total - one.total);
}
