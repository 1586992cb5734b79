import { randomUUID } from 'node:crypto';
import type { AccessRows } from '../../../testing/access/access-rows.ts';
import { validGuidance } from '../../../testing/requests/valid-paper-requests.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  showSponsorGuidance: {},
  // Everybody confirms for themselves; whom they may not confirm for, guidance.test.ts says.
  confirmGuidanceRead: {
    body: async (cast, { organisation, person: asking }) => {
      const account = asking?.id ?? null;
      const person = randomUUID();
      if (organisation !== undefined)
        await cast.queries
          .insertInto('key_person')
          .values({
            id: person,
            organisation,
            account,
            role: 'level-1',
            full_name: 'Carys Bevan',
            from_day: '2025-01-01',
          })
          .execute();
      return { ...validGuidance.confirmGuidanceRead, person };
    },
  },
};
