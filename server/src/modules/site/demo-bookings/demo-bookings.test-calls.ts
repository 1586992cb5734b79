import type { AccessRows } from '../../../testing/access/access-rows.ts';
import { validTools } from '../../../testing/requests/valid-tool-requests.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listDemoSlots: {},
  bookDemo: {
    body: async ({ links }) => ({ ...validTools.bookDemo, ...(await links.freeTime()) }),
  },
  showBooking: { query: async ({ links }) => `?token=${(await links.booking()).token}` },
  moveBooking: {
    body: async ({ links }) => ({ ...(await links.booking()), ...(await links.freeTime()) }),
  },
  cancelBooking: { body: ({ links }) => links.booking() },
};
