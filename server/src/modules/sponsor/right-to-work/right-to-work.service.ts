import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type { listChecksOperation } from '@portway/contracts/sponsor/right-to-work/right-to-work';
import { addDays, calendarDate } from '@portway/rules/kernel';
import { requireCompliance } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { CheckedPersonRow, RightToWorkRepository } from './right-to-work.repository.ts';

interface Deps {
  readonly repository: RightToWorkRepository;
  readonly pageSize: number;
  /** An excuse that ends within so many days ends soon. */
  readonly soonDays: number;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

const whoReadsChecks = ['officer', 'viewer', 'adviser'] as const;

/** How an organisation stands with right to work checks. */
export function rightToWorkService({ repository, pageSize, soonDays, today }: Deps) {
  async function lastOf({ transaction }: RequestContext, organisation: string, after: string | undefined) {
    if (after === undefined) return undefined;
    const key = await repository.keyOf(transaction, organisation, after);
    if (key === undefined) throw notOfThisList();
    return { key, id: after };
  }

  return {
    async list(
      requestContext: RequestContext,
      { after: position, ...filter }: RequestOf<typeof listChecksOperation>,
    ): Promise<ResponseOf<typeof listChecksOperation>> {
      const { transaction, caller } = requestContext;
      const { id: organisation } = requireCompliance(caller, whoReadsChecks);
      const day = calendarDate(today());
      const where = { organisation, today: day, soon: addDays(day, soonDays) };
      const after = await lastOf(requestContext, organisation, position);
      const rows = await repository.page(transaction, where, { ...filter, after, max: pageSize + 1 });
      const page = rows.slice(0, pageSize);
      const counts = await repository.counts(transaction, where, filter);
      const countOf = (status: CheckedPersonRow['status']) =>
        counts.find((row) => row.status === status)?.count ?? 0;
      return {
        today: day,
        people: page.map(checkedPerson),
        next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
        counts: {
          'no-check': countOf('no-check'),
          'no-excuse': countOf('no-excuse'),
          ended: countOf('ended'),
          'ends-soon': countOf('ends-soon'),
          'not-judged': countOf('not-judged'),
          stands: countOf('stands'),
          'not-asked': countOf('not-asked'),
        },
        held: counts.reduce((sum, row) => sum + row.held, 0),
        gaps: counts.reduce((sum, row) => sum + row.gaps, 0),
      };
    },
  };
}

export type RightToWork = ReturnType<typeof rightToWorkService>;

const checkedPerson = (row: CheckedPersonRow) => ({
  id: row.id,
  fullName: row.full_name,
  reference: row.reference,
  engagement: row.engagement,
  state: row.state,
  startedOn: row.started_on,
  status: row.status,
  lastCheckOn: row.last_check_on,
  until: row.excuse_until,
  hasGap: row.has_excuse_gap,
  isHeld: row.is_held,
});

function notOfThisList(): Refusal {
  const message = 'Start again from the first page.';
  return new Refusal('invalid', message, { status: 422, fields: { after: message } });
}
