import { Refusal } from '../../../platform/refusal.ts';
import type { ImportRow } from './worker-imports.repository.ts';

/** What a file cannot be read for is said of the file. */
export function unreadable(message: string): Refusal {
  return new Refusal('not-a-table', message, { status: 422, fields: { file: message } });
}

/** Said when many files are being read already. */
export function tooManyTables(): Refusal {
  return new Refusal('busy', 'Many files are being read at the moment. Please try again in a minute.', {
    status: 503,
    retryAfter: 30,
  });
}

/** What a file can have instead of a needed column: it speaks of workers on record then. */
const standIns: Readonly<Record<string, readonly string[]>> = {
  jobTitle: ['portwayId', 'reference', 'nationalInsurance'],
  reference: ['portwayId'],
};

interface Column {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
}

/** Refuses columns that the file does not have, and two of ours at one place. */
export function requirePlaces(
  columns: Readonly<Record<string, number>>,
  headings: readonly string[],
  importColumns: readonly Column[],
): void {
  refuseFields(placeFaults(columns, headings, importColumns));
}

/** The same, and a needed one left out. */
export function requireColumns(
  columns: Readonly<Record<string, number>>,
  headings: readonly string[],
  importColumns: readonly Column[],
): void {
  const isChosen = (id: string) => columns[id] !== undefined;
  const fields = placeFaults(columns, headings, importColumns);
  for (const { id, label, required } of importColumns)
    if (required && !isChosen(id) && !(standIns[id] ?? []).some(isChosen))
      fields[`columns.${id}`] = `Choose the column for “${label}”.`;
  const hasName = importColumns.some(({ id }) => id === 'fullName');
  if (hasName && !isChosen('fullName') && !isChosen('surname'))
    fields['columns.fullName'] = 'Choose the column for “Name”, or those for “Forename” and “Surname”.';
  if (isChosen('fullName') && (isChosen('surname') || isChosen('forename')))
    fields['columns.fullName'] = 'Choose either “Name”, or “Forename” and “Surname”.';
  refuseFields(fields);
}

function refuseFields(fields: Record<string, string>): void {
  if (Object.keys(fields).length === 0) return;
  throw new Refusal('invalid', 'Some columns are not right yet.', { status: 422, fields });
}

function placeFaults(
  columns: Readonly<Record<string, number>>,
  headings: readonly string[],
  importColumns: readonly Column[],
): Record<string, string> {
  const fields: Record<string, string> = {};
  const usedPlaces = new Map<number, string>();
  for (const [id, place] of Object.entries(columns)) {
    const at = `columns.${id}`;
    const otherColumn = usedPlaces.get(place);
    if (!importColumns.some((column) => column.id === id)) fields[at] = 'There is no such column here.';
    else if (place >= headings.length) fields[at] = 'Your file has no column at this place.';
    else if (otherColumn !== undefined) fields[at] = `“${headings[place]}” is chosen for another column too.`;
    usedPlaces.set(place, id);
  }
  return fields;
}

export function requireCutOver(cutOver: string, today: string): void {
  if (cutOver <= today) return;
  const message = 'This day is still to come. Choose today or an earlier day.';
  throw new Refusal('invalid', message, { status: 422, fields: { cutOver: message } });
}

/** Refuses to check or to import what was imported, undone, or has no file left. */
export function requireOpen({ state, encrypted_file }: ImportRow): string {
  if (state === 'importing') throw conflict('This file is being imported now.');
  if (state !== 'checked')
    throw conflict('This file was imported already. Send it again for another import.');
  if (encrypted_file === null) throw conflict('This file was deleted 24 hours after it came. Send it again.');
  return encrypted_file;
}

/** The file of an import, for what needs it once more. */
export function requireFile({ encrypted_file }: Pick<ImportRow, 'encrypted_file'>): string {
  if (encrypted_file === null) throw conflict('This file was deleted 24 hours after it came. Send it again.');
  return encrypted_file;
}

interface CheckedRows {
  readonly isChecked: boolean;
  readonly faultsTotal: number;
  readonly rightRows?: number | undefined;
}

/** Refuses an import that was not checked, or whose check found faults: nothing is left out unless a person says so. */
export function requireSound({ isChecked, faultsTotal }: CheckedRows): void {
  if (!isChecked) throw conflict('Check the rows first.');
  if (faultsTotal > 0)
    throw conflict(
      `${faultsTotal} ${faultsTotal === 1 ? 'fault is' : 'faults are'} left. Put them right, or import the right rows alone.`,
    );
}

/** Refuses to import the right rows where there is none. */
export function requireRightRows({ isChecked, rightRows = 0 }: CheckedRows): void {
  if (!isChecked) throw conflict('Check the rows first.');
  if (rightRows === 0) throw conflict('No row is right yet.');
}

interface Undoing {
  readonly isRecordedOn: boolean;
  readonly hasNoBefore: boolean;
}

/** Why an import cannot be undone; null where it can. */
export function whyNotUndone(
  { state }: Pick<ImportRow, 'state'>,
  { isRecordedOn, hasNoBefore }: Undoing,
): string | null {
  if (state === 'undone') return 'This import was undone already.';
  if (state !== 'imported') return 'Nothing of this file was imported.';
  if (hasNoBefore)
    return 'It changed workers on record, and what stood there before is deleted: after 30 days, or because sealed facts were erased.';
  if (isRecordedOn)
    return 'Something was recorded on these workers since. Undo later imports first; what a person recorded stays.';
  return null;
}

export function conflict(message: string): Refusal {
  return new Refusal('conflict', message, { status: 409 });
}
