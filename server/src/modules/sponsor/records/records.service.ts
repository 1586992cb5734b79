import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type { KeptRecord } from '@portway/contracts/sponsor/records/kept-record';
import type {
  listEvidenceOperation,
  showOrganisationRecordsOperation,
  showWorkerRecordsOperation,
} from '@portway/contracts/sponsor/records/records';
import { addDays, calendarDate } from '@portway/rules/kernel';
import { keptUntilOf, organisationRecords, recordTitle } from '@portway/rules/records-to-keep';
import { requireCompliance } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import { keptRecordOf, recordLineOf } from './evidence-lines.presenter.ts';
import type { RecordFilesRepository } from './filing/record-files.repository.ts';
import { notOfThisList } from './records.policy.ts';
import type { EvidenceRow, KeptRecordsRepository, RecordOwner, StoredRecord } from './records.repository.ts';
import type { RecordStandings } from './standing/record-standing.service.ts';

interface Deps {
  readonly repository: KeptRecordsRepository;
  readonly files: Pick<RecordFilesRepository, 'of' | 'lastLooks'>;
  readonly standings: Pick<RecordStandings, 'facts' | 'linesOf'>;
  readonly pageSize: number;
  /** A paper that ends within so many days ends soon. */
  readonly soonDays: number;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

const whoReadsRecords = ['officer', 'viewer', 'adviser'] as const;

/** The records that a sponsor keeps: of every worker in a list, of one on their page, and of itself. */
export function keptRecordsService({ repository, files, standings, ...deps }: Deps) {
  async function lastOf(
    { transaction }: RequestContext,
    organisation: string,
    { after, sort }: Pick<RequestOf<typeof listEvidenceOperation>, 'after' | 'sort'>,
  ) {
    if (after === undefined) return undefined;
    const key = await repository.keyOf(transaction, organisation, { id: after, sort });
    if (key === undefined) throw notOfThisList();
    return { key, id: after };
  }

  /** These records with their versions and files, as the caller sees them. */
  async function readShelf({ transaction: on, caller }: RequestContext, rows: readonly StoredRecord[]) {
    const versions = await repository.versions(
      on,
      rows.map(({ id }) => id),
    );
    const storedFiles = await files.of(
      on,
      versions.map(({ id }) => id),
    );
    const looks = await files.lastLooks(
      on,
      storedFiles.map(({ id }) => id),
    );
    return { versions, files: storedFiles, looks, caller: caller.account, now: deps.now() };
  }

  /** Whatever is kept of a worker, or of the organisation. */
  async function readKept(requestContext: RequestContext, organisation: string, owner: RecordOwner) {
    const rows = await repository.of(requestContext.transaction, organisation, owner);
    const shelf = await readShelf(requestContext, rows);
    return (record: string) => {
      const row = rows.find((each) => each.record === record);
      return row === undefined ? null : keptRecordOf(row, shelf);
    };
  }

  async function readDestroyed({ transaction }: RequestContext, organisation: string, owner: RecordOwner) {
    const rows = await repository.destroyed(transaction, organisation, owner);
    return rows.map(({ record, keep_until, destroyed_on, destroyed_by, destroyed_files }) => ({
      record,
      title: recordTitle(record) ?? record,
      on: destroyed_on ?? '',
      by: destroyed_by ?? '',
      files: destroyed_files ?? 0,
      keptUntil: keep_until ?? '',
    }));
  }

  return {
    async list(
      requestContext: RequestContext,
      { after: position, ...query }: RequestOf<typeof listEvidenceOperation>,
    ): Promise<ResponseOf<typeof listEvidenceOperation>> {
      const { transaction, caller } = requestContext;
      const { id: organisation } = requireCompliance(caller, whoReadsRecords);
      const today = calendarDate(deps.today());
      const where = { organisation, today, soon: addDays(today, deps.soonDays) };
      const after = await lastOf(requestContext, organisation, { after: position, sort: query.sort });
      const rows = await repository.page(transaction, where, { ...query, after, max: deps.pageSize + 1 });
      const page = rows.slice(0, deps.pageSize);
      const { records, ...counts } = await repository.counts(transaction, where, query.search);
      return {
        today,
        workers: page.map((row) => evidenceOf(row, today)),
        next: rows.length > deps.pageSize ? (page.at(-1)?.id ?? null) : null,
        counts,
        missingRecords: records,
      };
    },
    async showWorker(
      requestContext: RequestContext,
      worker: string,
    ): Promise<ResponseOf<typeof showWorkerRecordsOperation>> {
      const { transaction, caller } = requestContext;
      const { id: organisation, complianceRole } = requireCompliance(caller, whoReadsRecords);
      const today = calendarDate(deps.today());
      const [row] = await standings.facts(transaction, { organisation, workers: [worker], today });
      if (row === undefined) throw missing();
      const keptOf = await readKept(requestContext, organisation, { worker, check: null });
      return {
        id: worker,
        fullName: row.name,
        today,
        may: mayOf(complianceRole),
        lines: standings.linesOf(row, today).map(({ kept: _, ...line }) =>
          recordLineOf({
            ...line,
            answer: row.answers[line.need.id] ?? null,
            kept: keptOf(line.need.id),
          }),
        ),
        destroyed: await readDestroyed(requestContext, organisation, { worker, check: null }),
      };
    },
    async showOrganisation(
      requestContext: RequestContext,
    ): Promise<ResponseOf<typeof showOrganisationRecordsOperation>> {
      const { transaction, caller } = requestContext;
      const { id: organisation, complianceRole } = requireCompliance(caller, whoReadsRecords);
      const today = calendarDate(deps.today());
      const people = await repository.keyPeople(transaction, organisation);
      const keptOf = await readKept(requestContext, organisation, { worker: null, check: null });
      const terms = keptUntilOf({ sponsorshipEndedOn: null, employmentEndedOn: null });
      return {
        today,
        may: mayOf(complianceRole),
        lines: organisationRecords(today).map((need) => {
          const keptRecord = keptOf(need.id);
          const onRecord =
            need.id === 'key-personnel' && people > 0
              ? {
                  words: people === 1 ? '1 role with its days' : `${people} roles with their days`,
                  part: 'people' as const,
                }
              : null;
          return recordLineOf({
            need,
            state: keptRecord === null && onRecord === null ? 'missing' : 'kept',
            term: terms[need.keep],
            isOver: false,
            onRecord,
            answer: null,
            kept: keptRecord,
          });
        }),
        destroyed: await readDestroyed(requestContext, organisation, { worker: null, check: null }),
      };
    },
    /** The copies that are kept of these checks of somebody who is not sponsored, by check. */
    async copiesOf(
      requestContext: RequestContext,
      organisation: string,
      checks: readonly string[],
    ): Promise<ReadonlyMap<string, KeptRecord>> {
      const rows = await repository.copies(requestContext.transaction, organisation, checks);
      const shelf = await readShelf(requestContext, rows);
      return new Map(
        rows.flatMap((row) => {
          const copy = keptRecordOf(row, shelf);
          return copy === null || row.of_check === null ? [] : [[row.of_check, copy] as const];
        }),
      );
    },
  };
}

export type KeptRecords = ReturnType<typeof keptRecordsService>;

const mayOf = (role: string) => (role === 'officer' ? 'destroy' : role === 'adviser' ? 'record' : 'read');

const evidenceOf = (row: EvidenceRow, today: string) => ({
  id: row.id,
  fullName: row.full_name,
  reference: row.reference,
  state: row.state,
  isCounted: row.records_needed !== null,
  needed: row.records_needed ?? 0,
  kept: row.records_kept ?? 0,
  missing: row.records_missing ?? 0,
  notKnown: row.records_unknown ?? 0,
  held: row.records_held ?? 0,
  endsOn: row.records_end_on,
  keepUntil: row.records_keep_until,
  isOver: row.records_keep_until !== null && row.records_keep_until < today,
});
