import { z } from 'zod';
import { verifyAudit as verify } from '../platform/db/audit.ts';
import { requireSecret } from '../platform/db/encryption/secret-check.ts';
import { command } from './command.ts';

export const verifyAudit = command({
  name: 'verify-audit',
  does: 'Checks the audit log, and names the first row that has been changed.',
  examples: ['verify-audit'],
  flags: {},
  options: z.strictObject({}),
  tolerance: { earlierMigration: true, anotherSecret: true },
  async act(_, { database, settings, secretState }) {
    // Where none is recorded, only the newest row says whose it is, and that row may have been changed.
    const isUnrecorded = secretState.status === 'another' && secretState.inUse === undefined;
    if (!isUnrecorded) await database.inSession((session) => requireSecret(session, settings));
    const outcome = await verify(database.owner, settings.secret);
    if (outcome.status === 'broken') {
      console.error(`The audit log is broken at row ${outcome.number}: ${outcome.reason}.`);
      if (outcome.number === 1 || isUnrecorded)
        console.error('If APP_SECRET was changed since, name the one before it in APP_SECRET_BEFORE.');
      return 1;
    }
    const { entries, newestSeal, sealedBefore } = outcome;
    console.log(`The audit log is complete: ${entries === 1 ? '1 entry' : `${entries} entries`}.`);
    if (sealedBefore > 0)
      console.log(`Up to row ${sealedBefore} it is sealed with a secret of APP_SECRET_BEFORE.`);
    if (newestSeal !== null) {
      console.log(`Newest seal: ${newestSeal}`);
      console.log(
        'Keep the count and the seal elsewhere. Compare them later to see whether rows were cut off at the end.',
      );
    }
    return 0;
  },
});
