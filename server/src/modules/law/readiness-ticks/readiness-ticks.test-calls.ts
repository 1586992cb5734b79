import type { AccessRows } from '../../../testing/access/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listReadinessTicks: {},
  tickReadiness: { body: { point: 'documents', ticked: true } },
  takeReadinessTicks: { body: { points: ['documents'] } },
};
