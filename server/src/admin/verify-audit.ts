import { z } from 'zod';
import { verifyAudit as verify } from '../platform/db/audit.ts';
import { command } from './command.ts';

export const verifyAudit = command({
  name: 'verify-audit',
  does: 'Checks the audit log, and names the first row that has been changed.',
  examples: ['verify-audit'],
  flags: {},
  options: z.strictObject({}),
  async act(_, { database, settings }) {
    const outcome = await verify(database.owner, settings.secret);
    if (outcome.status === 'broken') {
      console.error(`The audit log is broken at row ${outcome.number}: ${outcome.reason}.`);
      return 1;
    }
    const { entries, newestSeal } = outcome;
    console.log(`The audit log is complete: ${entries === 1 ? '1 entry' : `${entries} entries`}.`);
    if (newestSeal !== null) {
      console.log(`Newest seal: ${newestSeal}`);
      console.log(
        'Keep the count and the seal elsewhere. Compare them later to see whether rows were cut off at the end.',
      );
    }
    return 0;
  },
});
