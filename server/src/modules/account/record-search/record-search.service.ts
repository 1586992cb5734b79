import type { FoundRecord } from '@portway/contracts/account/record-search/record-search';
import type { Caller, RequestContext } from '../../../platform/db/request-context.ts';
import type { FoundRow, RecordSearchRepository } from './record-search.repository.ts';

interface Deps {
  readonly repository: RecordSearchRepository;
  /** Refuses who has no workspace. */
  readonly requireReader: (caller: Caller) => unknown;
}

const max = 5;

/** Finds what has a name, in the workspace of the caller. */
export function recordSearchService({ repository, requireReader }: Deps) {
  return {
    async find(
      { caller, transaction: on }: RequestContext,
      { text }: { readonly text: string },
    ): Promise<{ readonly records: FoundRecord[] }> {
      requireReader(caller);
      const { account, organisation } = caller;
      const search = { text, max };
      if (organisation === null)
        return { records: recordsOf('application', await repository.applications(on, account, search)) };
      const { id, hiring, complianceRole } = organisation;
      return {
        records: [
          ...(complianceRole === 'none' ? [] : recordsOf('worker', await repository.workers(on, id, search))),
          ...(hiring === 'none'
            ? []
            : [
                ...recordsOf(
                  'applicant',
                  await repository.applicants(on, { organisation: id, account }, search),
                ),
                ...recordsOf('job', await repository.jobs(on, id, search)),
              ]),
        ],
      };
    },
  };
}

export type RecordSearch = ReturnType<typeof recordSearchService>;

const recordsOf = (kind: FoundRecord['kind'], rows: readonly FoundRow[]): FoundRecord[] =>
  rows.map((row) => ({ kind, ...row }));
