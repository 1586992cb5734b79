import type { ResponseOf } from '@portway/contracts/operation';
import type {
  reportWorkersOperation,
  WorkerSheetQuery,
} from '@portway/contracts/sponsor/workers/worker-sheets';
import { csvBytes } from '@portway/formats/csv';
import { requireCompliance } from '../../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../../platform/db/audit.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type { workbookFile } from '../../../../platform/files/workbook-file.ts';
import type { CountExport } from '../../../account/organisation/exports/export-notices.service.ts';
import type { WorkerFiltersRepository } from '../worker-filters.repository.ts';
import { visibleQuery } from '../workers.policy.ts';
import { rowOf, type Sees } from '../workers.presenter.ts';
import { type SheetWords, sheetCells, sheetColumns, textOfCell } from './worker-sheet.presenter.ts';
import type { WorkersExportRepository } from './workers-export.repository.ts';

interface Deps {
  readonly listed: WorkerFiltersRepository;
  readonly repository: WorkersExportRepository;
  readonly workbook: typeof workbookFile;
  readonly words: SheetWords;
  readonly audit: Audit;
  /** Counts an export, of which owners may be told. */
  readonly countExport: CountExport;
  /** The most rows of one sheet, and of one report. */
  readonly max: { readonly sheet: number; readonly report: number };
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** The list of workers to take away, as its filters and order have it. Each is named in the log. */
export function workerSheetService(deps: Deps) {
  const { listed, repository, workbook, words, audit, countExport, max, now, today } = deps;

  async function listOf(
    { transaction, caller }: RequestContext,
    { workers, ...query }: WorkerSheetQuery,
    maxRows: number,
  ) {
    const { id: organisation, complianceRole } = requireCompliance(caller);
    const sees: Sees = complianceRole === 'line-manager' ? 'team' : 'everything';
    const where = { organisation, today: today() };
    const filters = { ...visibleQuery(query, sees), workers };
    const rows = await listed.page(transaction, where, {
      ...filters,
      isDown: query.down === 'yes',
      max: maxRows,
    });
    return { organisation, sees, where, filters, rows: rows.map((row) => rowOf(row, sees)) };
  }

  async function note(
    requestContext: RequestContext,
    organisation: string,
    details: { readonly table: string; readonly count: number },
  ): Promise<void> {
    await countExport(requestContext, organisation);
    await audit.note(requestContext, 'sponsored-workers-exported', organisation, {
      table: details.table,
      count: `${details.count}`,
      sealed: 'none',
    });
  }

  async function sheetOf(requestContext: RequestContext, query: WorkerSheetQuery, table: string) {
    const { organisation, sees, rows } = await listOf(requestContext, query, max.sheet);
    await note(requestContext, organisation, { table, count: rows.length });
    const shownColumns = sheetColumns(sees);
    return { shownColumns, cells: rows.map((row) => sheetCells(row, { shownColumns, words })) };
  }

  return {
    async csv(requestContext: RequestContext, query: WorkerSheetQuery): Promise<Uint8Array> {
      const { shownColumns, cells } = await sheetOf(requestContext, query, 'list as CSV');
      return csvBytes([
        shownColumns.map(({ head }) => head),
        ...cells.map((row) => shownColumns.map(({ kind }, index) => textOfCell(row[index] ?? null, kind))),
      ]);
    },
    async xlsx(requestContext: RequestContext, query: WorkerSheetQuery): Promise<Uint8Array> {
      const { shownColumns, cells } = await sheetOf(requestContext, query, 'list as XLSX');
      return await workbook({
        sheet: `Workers ${today()}`,
        columns: shownColumns.map(({ head, kind, width }) => ({ head, kind, width })),
        rows: cells,
        madeAt: new Date(now()),
      });
    },
    async report(
      requestContext: RequestContext,
      query: WorkerSheetQuery,
    ): Promise<ResponseOf<typeof reportWorkersOperation>> {
      const { transaction, caller } = requestContext;
      requireCompliance(caller, ['officer', 'viewer', 'adviser']);
      const { organisation, where, filters, rows } = await listOf(requestContext, query, max.report);
      await note(requestContext, organisation, { table: 'report', count: rows.length });
      const counts = await listed.counts(transaction, where, filters);
      const total = filters.state === undefined ? sumOf([...counts.values()]) : counts.get(filters.state);
      return {
        organisation: await repository.organisationName(transaction, organisation),
        madeOn: today(),
        madeBy: caller.fullName,
        authorisingOfficer: await repository.authorisingOfficer(transaction, where),
        workers: rows,
        total: total ?? 0,
      };
    },
  };
}

export type WorkerSheets = ReturnType<typeof workerSheetService>;

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
