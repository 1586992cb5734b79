import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type { listContradictionsOperation } from '@portway/contracts/sponsor/contradictions/contradictions';
import { paperFieldRules } from '@portway/rules/papers-agree';
import { requireCompliance } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type {
  ContradictedRow,
  ContradictionSort,
  ContradictionsRepository,
} from './contradictions.repository.ts';

interface Deps {
  readonly repository: ContradictionsRepository;
  readonly pageSize: number;
}

const whoReadsPapers = ['officer', 'viewer', 'adviser'] as const;

/** The workers whose papers differ without a reason, as the last comparison found them. */
export function contradictionsService({ repository, pageSize }: Deps) {
  async function lastOf(
    { transaction }: RequestContext,
    organisation: string,
    at: { id: string | undefined; sort: ContradictionSort },
  ) {
    if (at.id === undefined) return undefined;
    const key = await repository.keyOf(transaction, organisation, { id: at.id, sort: at.sort });
    if (key === undefined) throw notOfThisList();
    return { key, id: at.id };
  }

  return {
    async list(
      requestContext: RequestContext,
      { search, field, sort = 'oldest', after: position }: RequestOf<typeof listContradictionsOperation>,
    ): Promise<ResponseOf<typeof listContradictionsOperation>> {
      const { transaction, caller } = requestContext;
      const { id: organisation } = requireCompliance(caller, whoReadsPapers);
      const after = await lastOf(requestContext, organisation, { id: position, sort });
      const filter = { organisation, search, field };
      const rows = await repository.page(transaction, filter, { sort, after, max: pageSize + 1 });
      const page = rows.slice(0, pageSize);
      const counts = await repository.counts(transaction, filter);
      return {
        workers: page.map(contradicted),
        next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
        total: counts.find((row) => row.field === null)?.count ?? 0,
        fields: counts.flatMap(({ field: name, count }) =>
          name === null ? [] : [{ field: name, title: paperFieldRules[name].title, count }],
        ),
        compared: await repository.compared(transaction, organisation),
        waiting: await repository.isWaiting(transaction, organisation),
      };
    },
  };
}

export type Contradictions = ReturnType<typeof contradictionsService>;

const contradicted = ({ id, full_name, reference, unexplained, since, explained }: ContradictedRow) => ({
  ...{ id, fullName: full_name, reference, fields: unexplained, since, explained },
});

function notOfThisList(): Refusal {
  const message = 'Start again from the first page.';
  return new Refusal('invalid', message, { status: 422, fields: { after: message } });
}
