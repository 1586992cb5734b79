import { z } from 'zod';
import { recordSecret } from '../platform/db/encryption/secret-check.ts';
import { openRawStore } from '../platform/files/stores.ts';
import { appOf } from './app-of.ts';
import { CommandRefused, command } from './command.ts';
import { sealFilesAgain } from './secret/files-again.ts';
import { sealValuesAgain } from './secret/values-again.ts';

export const encryptAgain = command({
  name: 'encrypt-again',
  does: 'After APP_SECRET was changed: encrypts files and sealed facts with the new one. The site can keep running.',
  examples: ['encrypt-again'],
  flags: {},
  options: z.strictObject({}),
  async act(_, office) {
    const { secret } = office.settings;
    if (secret.length === 1) {
      throw new CommandRefused(
        'APP_SECRET_BEFORE is not set, so there is nothing to encrypt again. Name the secret that APP_SECRET replaced there.',
      );
    }
    // From now on values need the new secret: a start with the old one alone is refused.
    await office.database.inSession((session) => recordSecret(session, office.settings));
    const { tables } = await appOf(office);
    const columns = tables
      .flatMap((owned) => Object.values(owned))
      .flatMap(({ encrypted = [] }) => encrypted);
    let [values, unreadable] = [0, 0];
    for (const column of columns) {
      const sealed = await sealValuesAgain(office.database, column, secret);
      values += sealed.again;
      unreadable += sealed.unreadable;
    }
    const files = await sealFilesAgain(await openRawStore(office.settings), secret);
    console.log(`${values} values and ${files.again} files were encrypted with the new secret.`);
    unreadable += files.unreadable;
    if (unreadable > 0) {
      console.error(
        `${unreadable} open with none of the secrets, and stay as they are. Name the secret of their time in APP_SECRET_BEFORE too.`,
      );
      return 1;
    }
    console.log('None needs an earlier one any more. docs/deploying/secret.md says what else may.');
    return 0;
  },
});
