import type { StoredFindings, StoredMapping } from '@portway/contracts/sponsor/worker-imports/stored-import';
import type {
  ImportCorrection,
  ImportFault,
  ImportPreview,
  WorkerImport,
} from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { csvBytes } from '@portway/formats/csv';

interface Stored {
  readonly id: string;
  readonly file_name: string;
  readonly state: WorkerImport['state'];
  readonly rows_total: number;
  readonly rows_done: number;
  readonly encrypted_file: string | null;
  readonly cut_over: string | null;
  readonly by_name: string;
  readonly at: Date;
  readonly imported_at: Date | null;
  readonly undone_at: Date | null;
}

/** The most faults, and corrections, on a page; the table for a spreadsheet has all. */
const maxShown = 200;

export function importRowOf(row: Stored, kind: StoredMapping['kind']) {
  return {
    id: row.id,
    fileName: row.file_name,
    kind,
    state: row.state,
    rows: row.rows_total,
    by: row.by_name,
    at: row.at.toISOString(),
    importedAt: row.imported_at?.toISOString() ?? null,
    undoneAt: row.undone_at?.toISOString() ?? null,
  };
}

interface ImportReaders {
  readonly mapping: StoredMapping;
  readonly findings: StoredFindings | null;
  readonly corrections: readonly ImportCorrection[];
  readonly cannotUndo: string | null;
  readonly asksDateOrder: boolean;
  readonly preview: ImportPreview | null;
}

export function importOf(
  row: Stored,
  { mapping, findings, corrections, ...shown }: ImportReaders,
): WorkerImport {
  const { kind, rightRowsOnly: _, dayOrders: _dayOrders, ...mapped } = mapping;
  const { sheets = [], sheet = 0, headingRow = null, encoding = null, dateOrder = null } = mapped;
  const { hiddenRows = 0 } = mapped;
  return {
    ...importRowOf(row, kind),
    ...mapped,
    ...{ sheets, sheet, headingRow, hiddenRows, encoding, dateOrder, leftOut: mapped.leftOut ?? [] },
    cutOver: row.cut_over,
    faults: findings?.faults.slice(0, maxShown) ?? [],
    groups: findings?.groups ?? [],
    corrections: corrections.slice(0, maxShown),
    rowsDone: row.rows_done,
    hasFile: row.encrypted_file !== null,
    ...shown,
  };
}

/** A table for a spreadsheet. */
export function faultsTable(faults: readonly ImportFault[], total: number): Uint8Array {
  const more = total - faults.length;
  return csvBytes([
    ['row', 'column', 'what is wrong'],
    ...faults.map(({ row, column, message }) => [`${row}`, column ?? '', message]),
    ...(more > 0 ? [['', '', `And ${more.toLocaleString('en-GB')} more, which are not listed.`]] : []),
  ]);
}
