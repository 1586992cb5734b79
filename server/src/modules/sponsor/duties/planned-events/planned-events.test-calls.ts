import { randomUUID } from 'node:crypto';
import type { AccessRow, AccessRows } from '../../../../testing/access/access-rows.ts';

/** Far enough for a test that waits. */
const soon = () => new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);

const plan: AccessRow['id'] = (cast, whose, asking) => cast.duties.planOf(whose, asking);

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  planSponsorEvent: {
    body: async (cast, asking) => ({
      kind: 'worker-leaves',
      worker: (await cast.duties.workerOf('own', asking)) ?? randomUUID(),
      happenedOn: soon(),
    }),
  },
  showPlannedEvent: { id: plan },
  movePlannedEvent: { body: () => ({ day: soon() }), id: plan },
  cancelPlannedEvent: { id: plan },
};
