import type { FaultKind } from '@portway/contracts/sponsor/worker-imports/import-faults';

export interface Choice {
  /** What to put in the cell. */
  readonly value: string;
  readonly label: string;
}

export interface CellFault {
  readonly kind: FaultKind;
  /** What is wrong, in words for the person who sent the file. */
  readonly fault: string;
  /** What the cell can mean, where that is more than one thing. */
  readonly choices?: readonly Choice[];
}

/** What a cell says, or what is wrong with it. */
export type CellValue<Value> = { readonly value: Value } | CellFault;

export const value = <Value>(it: Value): CellValue<Value> => ({ value: it });

export const fault = (kind: FaultKind, message: string, choices?: readonly Choice[]): CellFault => ({
  kind,
  fault: message,
  ...(choices && choices.length > 0 && { choices }),
});
