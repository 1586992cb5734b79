import type { ImportSummary, WorkerImport } from '@portway/contracts/sponsor/worker-imports/worker-imports';

/** “39 rows”, “1 row”. */
export const countInWords = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : more}`;

/** What an import adds and changes, or has added and changed. */
export function inWords(summary: ImportSummary): string {
  const { workers, terms, absences, rightToWorkChecks, updated = 0 } = summary;
  const parts = [
    [workers, 'worker', 'workers'],
    [terms, 'set of terms (job, pay and hours from a day)', 'sets of terms (job, pay and hours from a day)'],
    [rightToWorkChecks, 'right to work check', 'right to work checks'],
    [absences, 'absence', 'absences'],
  ] as const;
  const phrases = parts
    .filter(([count]) => count > 0)
    .map(([count, one, more]) => countInWords(count, one, more));
  const added = new Intl.ListFormat('en-GB').format(phrases);
  const changeWords = updated === 0 ? '' : `${countInWords(updated, 'change')} on record`;
  return `${[added, changeWords].filter((part) => part !== '').join('; ') || 'Nothing'}.`;
}

/** The heading of a file before it is imported. */
export function titleOf(file: WorkerImport): string {
  const { isChecked, faultsTotal, rows, rightRows = 0, summary, leftOut } = file;
  const records = rows - leftOut.length;
  if (!isChecked) return 'Choose the columns, then check the rows';
  if (faultsTotal > 0)
    return rightRows === 0
      ? `${countInWords(faultsTotal, 'fault')} to put right`
      : `${countInWords(faultsTotal, 'fault')} in ${countInWords(records - rightRows, 'row')} of ${records.toLocaleString('en-GB')}`;
  if (summary !== null && isNothingNew(summary)) return 'This file says nothing new';
  return 'Every row is right';
}

/** Whether a file agrees with what is on record. */
export const isNothingNew = ({ workers, terms, absences, rightToWorkChecks, updated = 0 }: ImportSummary) =>
  workers + terms + absences + rightToWorkChecks + updated === 0;
