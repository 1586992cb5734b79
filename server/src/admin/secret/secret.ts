import { z } from 'zod';
import { secretsOf } from '../../platform/config/app-secret.ts';
import { keyIdInUse, recordSecret } from '../../platform/db/encryption/secret-check.ts';
import { CommandRefused, command } from '../command.ts';
import { printTable } from '../print-table.ts';

export const secret = command({
  name: 'secret',
  does: 'Names the secrets of the settings and that of the database by their key ids, which reveal nothing. With --accept it makes APP_SECRET the one of the database, where the right one is lost.',
  examples: ['secret', 'secret --accept'],
  flags: { accept: 'boolean' },
  options: z.strictObject({ accept: z.boolean().default(false) }),
  tolerance: { earlierMigration: true, anotherSecret: true },
  async act({ accept }, { database, settings, secretState, migration }) {
    if (accept) {
      if (migration.status !== 'at the newest')
        throw new CommandRefused('This database does not record its secret yet: start the site first.');
      await database.inSession((session) => recordSecret(session, settings));
      console.log(
        'APP_SECRET is now the secret of this database. What an earlier one sealed stays unreadable without it:',
      );
      console.log(
        'files, sealed facts, authenticator apps and recovery codes; and `verify-audit` names the first row before it.',
      );
    }
    const inUse = await database.inSession(keyIdInUse);
    printTable([
      { secret: 'of the database', 'key id': inUse ?? 'not recorded' },
      ...secretsOf(settings).map(({ name, keyId }) => ({ secret: name, 'key id': keyId })),
    ]);
    return accept || secretState.status !== 'another' ? 0 : 1;
  },
});
