import type { exportApplicantsOperation } from '@portway/contracts/hiring/employer-applications/applicants-export';
import type { RequestOf } from '@portway/contracts/operation';
import { csvBytes } from '@portway/formats/csv';
import { requireHiring } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import type { CountExport } from '../../account/organisation/exports/export-notices.service.ts';
import type { ApplicantsExportRepository, ExportRow } from './applicants-export.repository.ts';

interface Deps {
  readonly repository: ApplicantsExportRepository;
  readonly audit: Audit;
  /** Counts an export, of which owners may be told. */
  readonly countExport: CountExport;
  /** The most rows of one table. */
  readonly max: number;
}

/** Applicants as a table, for the organisation's own files and for those who ask what it holds about them. */
export function applicantsExportService({ repository, audit, countExport, max }: Deps) {
  return {
    async csv(
      requestContext: RequestContext,
      { cvs, ...filters }: RequestOf<typeof exportApplicantsOperation>,
    ): Promise<Uint8Array> {
      const { caller, transaction } = requestContext;
      const by = { organisation: requireHiring(caller).id, account: caller.account };
      const rows = await repository.rows(transaction, by, filters, max);
      if (rows.length === 0) throw missing();
      await countExport(requestContext, by.organisation);
      // How many and of which job, and nobody's name.
      const details = { count: `${rows.length}`, with: cvs ? 'cvs' : 'table' };
      await audit.note(requestContext, 'applicants-exported', filters.job ?? by.organisation, details);
      return tableOf(rows);
    },
  };
}

export type ApplicantsExport = ReturnType<typeof applicantsExportService>;

/** Nothing about visas, the right to work, nationality or the need of sponsorship, now or later. */
const columns: readonly (readonly [head: string, value: (row: ExportRow) => string | null])[] = [
  ['application', ({ id }) => id],
  ['name', ({ name }) => name],
  ['role', ({ role }) => role],
  ['job', ({ job }) => job],
  ['status', ({ status }) => status],
  ['applied on', ({ applied }) => applied],
  ['changed on', ({ changed }) => changed],
  ['tags', ({ tags }) => tags],
  ['what they wrote', ({ text }) => text],
  ['notes of colleagues', ({ notes }) => notes],
];

function tableOf(rows: readonly ExportRow[]): Uint8Array {
  return csvBytes([
    columns.map(([head]) => head),
    ...rows.map((row) => columns.map(([, value]) => value(row) ?? '')),
  ]);
}
