import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type { ImportColumn, ImportKind } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type {
  importChangesOperation,
  importRowsOperation,
  repairImportOperation,
} from '@portway/contracts/sponsor/worker-imports/import-repair';
import type { StoredFindings, StoredMapping } from '@portway/contracts/sponsor/worker-imports/stored-import';
import type { ImportCorrection, ImportFault } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { requireRecordKeeper } from '../../../../platform/auth/authorisation.ts';
import { requireRecentLogin } from '../../../../platform/auth/recent-login.ts';
import type { Audit } from '../../../../platform/db/audit.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { missing } from '../../../../platform/refusal.ts';
import type { Reading, Table } from '../checked-file.service.ts';
import { conflict, requireFile, requireOpen } from '../worker-imports.policy.ts';
import type { ImportRow, WorkerImportsRepository } from '../worker-imports.repository.ts';
import type { CheckRows, ImportCiphers } from './check-rows.service.ts';
import { mergeCorrections } from './corrections.policy.ts';
import { correctedRow, restOfFile } from './repaired-rows.presenter.ts';

type On = RequestContext['transaction'];
type Repair = RequestOf<typeof repairImportOperation>;

export interface RepairsDeps {
  readonly repository: WorkerImportsRepository;
  readonly reading: Pick<Reading, 'read' | 'bytesOf'>;
  readonly checks: CheckRows;
  readonly ciphers: ImportCiphers;
  readonly columnsOf: (kind: ImportKind) => readonly ImportColumn[];
  readonly secretColumns: ReadonlySet<string>;
  readonly correctedCells: (
    corrections: readonly ImportCorrection[],
  ) => (row: number, column: string, text: string) => string;
  readonly readMapping: (json: unknown) => StoredMapping;
  readonly readFindings: (json: unknown) => StoredFindings;
  readonly readCorrections: (json: unknown) => ImportCorrection[];
  readonly audit: Audit;
  readonly now: () => number;
}

const pageSize = 50;
/** Of one file: each is read for every cell. */
const maxCorrections = 20_000;
const maxAliasLength = 120;

/** A file that is repaired here, row by row or many rows at once, and what is left of it. */
export function repairsService(deps: RepairsDeps) {
  const { repository, ciphers, readMapping } = deps;

  function correctionsOf({ id, encrypted_corrections: encrypted }: ImportRow): ImportCorrection[] {
    return encrypted === null
      ? []
      : deps.readCorrections(JSON.parse(ciphers.corrections.decrypt(encrypted, id)));
  }

  function findingsOf({ id, encrypted_findings: encrypted }: ImportRow): StoredFindings | null {
    return encrypted === null ? null : deps.readFindings(JSON.parse(ciphers.findings.decrypt(encrypted, id)));
  }

  function requireFindings(row: ImportRow): StoredFindings {
    const findings = findingsOf(row);
    if (findings === null) throw conflict('Check the rows first.');
    return findings;
  }

  async function find(on: On, organisation: string, id: string): Promise<ImportRow> {
    const row = await repository.find(on, organisation, id);
    if (row === undefined) throw missing();
    return row;
  }

  /** The file with every column. */
  async function wholeTable(row: ImportRow, mapping: StoredMapping): Promise<Table> {
    const { headings } = mapping;
    const bytes = deps.reading.bytesOf(ciphers.file.decrypt(requireFile(row), row.id));
    const places = Array.from({ length: headings.length + maxExtraCells }, (_, place) => [`${place}`, place]);
    return await deps.reading.read(bytes, { ...mapping, columns: Object.fromEntries(places) });
  }

  /** What files call a place is remembered, so that the next one is read. */
  async function rememberPlaces(on: On, organisation: string, corrections: readonly ImportCorrection[]) {
    for (const correction of corrections) {
      if (!('value' in correction) || correction.columnId !== 'workPlace') continue;
      const { value, replacement } = correction;
      if (value === '' || value.length > maxAliasLength) continue;
      const place = await repository.openPlace(on, organisation, replacement);
      if (place !== undefined)
        await repository.addAlias(on, { organisation, alias: value.toLowerCase(), place });
    }
  }

  return {
    correctionsOf,
    findingsOf,
    async repair(
      { caller, transaction: on }: RequestContext,
      id: string,
      { corrections = [], group, withdrawn = [] }: Repair,
    ): Promise<void> {
      const { id: organisation } = requireRecordKeeper(caller);
      const row = await repository.findForUpdate(on, organisation, id);
      if (row === undefined) throw missing();
      const encryptedFile = requireOpen(row);
      const mapping = readMapping(row.mapping);
      const findings = requireFindings(row);
      const all = group === undefined ? corrections : [...corrections, ...ofGroup(findings.faults, group)];
      const merged = mergeCorrections(correctionsOf(row), all, withdrawn);
      if (merged.length > maxCorrections)
        throw conflict('So many cells were put right here that the file is better mended and sent again.');
      for (const cells of withdrawn)
        if ('value' in cells && cells.columnId === 'workPlace')
          await repository.removeAlias(on, organisation, cells.value.toLowerCase());
      await rememberPlaces(on, organisation, all);
      const cutOver = row.cut_over ?? '';
      await deps.checks.check(on, { row, encryptedFile, mapping, corrections: merged, cutOver });
    },
    async rows(
      { caller, transaction: on }: RequestContext,
      id: string,
      { show, after }: RequestOf<typeof importRowsOperation>,
    ): Promise<ResponseOf<typeof importRowsOperation>> {
      const row = await find(on, requireRecordKeeper(caller).id, id);
      const mapping = readMapping(row.mapping);
      const { faults } = requireFindings(row);
      const table = await wholeTable(row, mapping);
      const faultsByRow = Map.groupBy(faults, (fault) => fault.row);
      const tableRows = show === 'all' ? table.rows : table.rows.filter((each) => faultsByRow.has(each.row));
      const later = tableRows.filter((each) => each.row > after);
      const page = later.slice(0, pageSize);
      const { columns } = mapping;
      const secretPlaces = new Set(
        Object.entries(columns).flatMap(([column, place]) => (deps.secretColumns.has(column) ? [place] : [])),
      );
      const repaired = { table, columns, corrected: deps.correctedCells(correctionsOf(row)) };
      return {
        rows: page.map((each) => ({
          row: each.row,
          cells: correctedRow(each, repaired).map(({ text, isCorrected }, place) => ({
            text: secretPlaces.has(place) && text !== '' ? null : text,
            isCorrected,
          })),
          faults: faultsByRow.get(each.row) ?? [],
        })),
        next: later.length > page.length ? (page.at(-1)?.row ?? null) : null,
        total: tableRows.length,
      };
    },
    async changes(
      { caller, transaction }: RequestContext,
      id: string,
      { after }: RequestOf<typeof importChangesOperation>,
    ): Promise<ResponseOf<typeof importChangesOperation>> {
      const row = await find(transaction, requireRecordKeeper(caller).id, id);
      const findings = findingsOf(row);
      if (findings === null) return { updates: [], total: 0 };
      return { updates: findings.updates.slice(after, after + pageSize), total: findings.updatesTotal };
    },
    /** The rows that were left out, with their reasons. With numbers in them, after a recent log-in. */
    async rest(requestContext: RequestContext, id: string): Promise<Uint8Array> {
      const { caller, transaction: on } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      const row = await find(on, organisation, id);
      const mapping = readMapping(row.mapping);
      const { faults, rowsLeft } = requireFindings(row);
      const { columns, kind } = mapping;
      const hasSecrets = Object.keys(columns).some((column) => deps.secretColumns.has(column));
      if (hasSecrets) requireRecentLogin(caller, deps.now());
      const table = await wholeTable(row, mapping);
      const corrections = correctionsOf(row);
      await deps.audit.note(requestContext, 'import-rows-downloaded', organisation, {
        import: id,
        rows: `${rowsLeft.length}`,
      });
      return restOfFile(
        { table, columns, corrected: deps.correctedCells(corrections) },
        {
          rowsLeft: new Set(rowsLeft),
          faults,
          corrections,
          labelOf: (column) => deps.columnsOf(kind).find(({ id: one }) => one === column)?.label ?? column,
        },
      );
    },
  };
}

export type Repairs = ReturnType<typeof repairsService>;

/** How many cells beyond the headings are read of a row. */
const maxExtraCells = 20;

/** The same for all cells with one kind of fault: by their text where it may be stored in sight, else by their row. */
function ofGroup(
  faults: readonly ImportFault[],
  { kind, columnId, replacement }: NonNullable<Repair['group']>,
): ImportCorrection[] {
  return faults
    .filter((fault) => fault.kind === kind && fault.columnId === columnId)
    .map(({ row, value }) =>
      value === null || value.length >= shortenedAt
        ? { row, columnId, replacement }
        : { columnId, value, replacement },
    );
}

/** In characters: a fault repeats so much of a cell. */
const shortenedAt = 200;
