import {
  microseconds,
  olderThan,
  type Page,
  type Position,
  pageOf,
  pageSize,
  positionIn,
} from '../../../platform/db/lists/keyset.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';

export interface FailedEmail extends Position {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly attempts: number;
  readonly last_fault: string | null;
  readonly created_at: Date;
  readonly failed_at: Date | null;
}

/** Failed emails. */
export const staffMailRepository = {
  /** The latest failures first. */
  async dead({ transaction }: RequestContext, after: string | undefined): Promise<Page<FailedEmail>> {
    const rows = await transaction
      .selectFrom('mail')
      .where('failed_at', 'is not', null)
      .$if(after !== undefined, (query) =>
        query.where(olderThan({ at: 'failed_at', id: 'id' }, positionIn(after ?? ''))),
      )
      .orderBy('failed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize + 1)
      .select(['id', 'kind', 'recipient', 'subject', 'attempts', 'last_fault', 'created_at', 'failed_at'])
      .select(microseconds('failed_at').as('at'))
      .execute();
    return pageOf(rows);
  },
};

export type StaffMailRepository = typeof staffMailRepository;
