import type { RequestOf } from '@portway/contracts/operation';
import type { exportWorkersOperation } from '@portway/contracts/sponsor/workers/worker-changes';
import { csvBytes } from '@portway/formats/csv';
import { requireCompliance, requireRecordKeeper } from '../../../../platform/auth/authorisation.ts';
import { requireRecentLogin } from '../../../../platform/auth/recent-login.ts';
import type { Audit } from '../../../../platform/db/audit.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type { CountExport } from '../../../account/organisation/exports/export-notices.service.ts';
import type { WorkerSealedRepository } from '../sealed/worker-sealed.repository.ts';
import type { WorkerSealed } from '../sealed/worker-sealed.service.ts';
import type { ExportedRow, WorkersExportRepository } from './workers-export.repository.ts';

interface Deps {
  readonly repository: WorkersExportRepository;
  readonly looks: WorkerSealedRepository;
  readonly opened: WorkerSealed['opened'];
  readonly audit: Audit;
  /** Counts an export, of which owners may be told. */
  readonly countExport: CountExport;
  /** The most rows of one table. */
  readonly max: number;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** Workers as tables, for the sponsor’s own files. Sealed facts only where someone says why. */
export function workersExportService(deps: Deps) {
  const { repository, looks, opened, audit, max, now, today } = deps;

  /** The sealed facts of each worker; that they were taken is a look at each. */
  async function unsealed(
    { transaction, caller }: RequestContext,
    rows: readonly ExportedRow[],
    { fields, reason }: { fields: readonly string[]; reason: string | null },
  ): Promise<ReadonlyMap<string, string>> {
    if (fields.length === 0) return new Map();
    const organisation = requireRecordKeeper(caller).id;
    requireRecentLogin(caller, now());
    const sealedFacts = await repository.sealed(
      transaction,
      rows.map(({ id }) => id),
      fields,
    );
    const by = { by_account: caller.account, by_name: caller.fullName };
    for (const worker of new Set(sealedFacts.map((each) => each.worker)))
      await looks.addLook(transaction, { worker, organisation, fields: [...fields], reason, ...by });
    return new Map(sealedFacts.map((each) => [`${each.worker}.${each.field}`, opened(each)]));
  }

  return {
    async csv(
      requestContext: RequestContext,
      {
        workers,
        table = 'workers',
        sealed: sealedFields = [],
        reason = null,
      }: RequestOf<typeof exportWorkersOperation>,
    ): Promise<Uint8Array> {
      const { transaction, caller } = requestContext;
      const organisation = requireCompliance(caller, ['officer', 'viewer', 'adviser']).id;
      const where = { organisation, today: today() };
      const rows = await repository.rows(transaction, where, { table, workers, max });
      const fields = table === 'workers' ? sealedFields : [];
      const values = await unsealed(requestContext, rows, { fields, reason });
      await deps.countExport(requestContext, organisation);
      await audit.note(requestContext, 'sponsored-workers-exported', organisation, {
        table,
        count: `${rows.length}`,
        sealed: fields.join(', ') || 'none',
      });
      const columns = Object.keys(rows[0] ?? { id: '', name: '' });
      return csvBytes([
        [...columns, ...fields],
        ...rows.map((row) => [
          ...columns.map((column) => `${row[column] ?? ''}`),
          ...fields.map((field) => values.get(`${row.id}.${field}`) ?? ''),
        ]),
      ]);
    },
  };
}

export type WorkersExport = ReturnType<typeof workersExportService>;
