import { randomUUID } from 'node:crypto';
import type { AccessRow, AccessRows } from '../../../../testing/access/access-rows.ts';
import { validDuties } from '../../../../testing/requests/valid-duty-requests.ts';

/** Line managers record what happens to their own people. */
const ofWorker: AccessRow['body'] = async (cast, asking) => ({
  kind: 'worker-leaves',
  worker: (await cast.duties.workerOf('own', asking)) ?? randomUUID(),
  happenedOn: '2026-11-20',
});

const anEvent: AccessRow['id'] = (cast, whose, asking) => cast.duties.eventOf(whose, asking);

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  concludeSponsorEvent: { body: ofWorker },
  recordSponsorEvent: { body: ofWorker },
  showEventFacts: { id: (cast, whose, asking) => cast.duties.workerOf(whose, asking) },
  listSponsorHistory: {},
  showSponsorEvent: { id: anEvent },
  withdrawSponsorEvent: { body: validDuties.withdrawSponsorEvent, id: anEvent },
};
