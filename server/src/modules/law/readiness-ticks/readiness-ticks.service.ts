import type {
  ReadinessTicks,
  takeReadinessTicksOperation,
  tickReadinessOperation,
} from '@portway/contracts/law/readiness-ticks/readiness-ticks';
import type { RequestOf } from '@portway/contracts/operation';
import { requireMember } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { ReadinessTicksRepository } from './readiness-ticks.repository.ts';

/** What an organisation says is in place before it applies for a licence: once for all colleagues. */
export function readinessTicksService({ repository }: { readonly repository: ReadinessTicksRepository }) {
  async function list({ caller, transaction }: RequestContext, message = ''): Promise<ReadinessTicks> {
    const rows = await repository.list(transaction, requireMember(caller).id);
    return { message, ticks: rows.map(({ at, ...tick }) => ({ ...tick, at: at.toISOString() })) };
  }
  const byOf = ({ caller }: RequestContext) => ({ account: caller.account, name: caller.fullName });

  return {
    list,
    async tick(
      requestContext: RequestContext,
      { point, ticked: isTicked }: RequestOf<typeof tickReadinessOperation>,
    ): Promise<ReadinessTicks> {
      const { caller, transaction } = requestContext;
      const { id: organisation } = requireMember(caller);
      if (isTicked)
        await repository.add(transaction, { organisation, points: [point], by: byOf(requestContext) });
      else await repository.remove(transaction, organisation, point);
      return await list(requestContext, isTicked ? 'Ticked.' : 'The tick is removed.');
    },
    /** Of a visitor who has logged in: without a question, and only where the organisation has no ticks. */
    async take(
      requestContext: RequestContext,
      { points }: RequestOf<typeof takeReadinessTicksOperation>,
    ): Promise<ReadinessTicks> {
      const { caller, transaction } = requestContext;
      const { id: organisation } = requireMember(caller);
      await repository.lock(transaction, organisation);
      if ((await repository.list(transaction, organisation)).length > 0) return await list(requestContext);
      await repository.add(transaction, {
        organisation,
        points: [...new Set(points)],
        by: byOf(requestContext),
      });
      return await list(requestContext);
    },
  };
}

export type ReadinessTicksService = ReturnType<typeof readinessTicksService>;
