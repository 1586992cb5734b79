export { feesLastRead, feeTableWarnings, withNewerTable } from './fee-table.ts';
export { feeTableParameters } from './parameters.ts';
