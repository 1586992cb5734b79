import { randomUUID } from 'node:crypto';
import { fullName } from '@portway/contracts/account-settings/account-fields';
import { emailAddress } from '@portway/contracts/email-address';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { asApp } from '../platform/db/as-app.ts';
import { setRlsContext } from '../platform/db/rls-context.ts';
import type { Tables } from '../platform/db/tables.ts';
import { renderEmail } from '../platform/mail/email.ts';
import { CommandRefused, command } from './command.ts';
import type { Office } from './office.ts';
import { staffWelcome } from './staff-welcome.ts';

const address = emailAddress.transform((text) => text.toLowerCase());

export const createStaff = command({
  name: 'create-staff',
  does: 'Makes an account for a member of the team, without a password, and emails them how to choose one.',
  examples: ['create-staff --email sam@portway.example --name "Sam Staff"'],
  flags: { email: 'string', name: 'string' },
  options: z.strictObject({ email: address, name: fullName }),
  async act({ email, name }, office) {
    const outbox = await office.outbox();
    await asApp(office.database.queries, async (transaction) => {
      await refuseWhoIsThere(transaction, email);
      const id = randomUUID();
      await setRlsContext(transaction, { account: id, email: '' });
      await transaction.insertInto('account').values({ id, email, full_name: name, role: 'staff' }).execute();
      await office.audit.add(transaction, {
        action: 'staff-created',
        actor: null,
        subject: id,
        network: null,
      });
      const letter = renderEmail(staffWelcome(email, office.settings.origin));
      await outbox.post(transaction, [
        { ...letter, kind: 'staff-welcome', to: email, replyTo: office.staff },
      ]);
    });
    console.log(`${name} <${email}> is now a member of the team.`);
    console.log(
      `They choose a password at ${office.settings.origin}/forgot, log in, and set up a second factor.`,
    );
    console.log(whereTheMailIs(office));
    return 0;
  },
});

async function refuseWhoIsThere(transaction: Transaction<Tables>, email: string): Promise<void> {
  await setRlsContext(transaction, { email });
  const found = await transaction
    .selectFrom('account')
    .where('email', '=', email)
    .select('role')
    .executeTakeFirst();
  if (found === undefined) return;
  const who = found.role === 'staff' ? 'already a member of the team' : `a ${found.role}’s account`;
  throw new CommandRefused(`${email} is ${who}. Nothing was changed. Use another address.`);
}

function whereTheMailIs({ mailStaysHere, settings }: Office): string {
  return mailStaysHere
    ? `An email tells them so. When the server runs, you can read it at ${settings.origin}/dev/mailbox.`
    : 'An email tells them so. The server will send it.';
}
