import { randomUUID } from 'node:crypto';
import { fullName } from '@portway/contracts/account/account-settings/account-fields';
import { emailAddress } from '@portway/contracts/email-address';
import { product } from '@portway/contracts/product';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { signedLinks } from '../../platform/crypto/signed-link.ts';
import { asApp } from '../../platform/db/as-app.ts';
import { setRlsContext } from '../../platform/db/rls-context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { type EmailContent, renderEmail } from '../../platform/mail/email.ts';
import { CommandRefused, command } from '../command.ts';
import type { Office } from '../office.ts';

const linkLastsMs = 60 * 60_000;
const address = emailAddress.transform((text) => text.toLowerCase());

export const createStaff = command({
  name: 'create-staff',
  does: 'Makes an account for a member of the team, without a password, and emails them how to choose one. With --link it prints a link for that instead, which works for an hour, and once.',
  examples: [
    'create-staff --email sam@portway.example --name "Sam Staff"',
    'create-staff --email sam@portway.example --name "Sam Staff" --link',
  ],
  flags: { email: 'string', name: 'string', link: 'boolean' },
  options: z.strictObject({ email: address, name: fullName, link: z.boolean().default(false) }),
  async act({ email, name, link }, office) {
    if (link) return await printLink({ email, name }, office);
    const outbox = await office.outbox();
    await asApp(office.database.queries, async (transaction) => {
      const account = await accountOf(transaction, email);
      if (account !== undefined) throw isThere(email, account.role);
      await addStaff(transaction, { email, name }, office);
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

interface Person {
  readonly email: string;
  readonly name: string;
}

interface Registry extends Pick<Office, 'database' | 'audit' | 'now'> {
  readonly settings: Pick<Office['settings'], 'origin' | 'secret'>;
}

/**
 * The address at which a member of the team chooses their first password, for an account that is new, or has none yet
 * because the link before was not used in time. Refuses anybody else's.
 */
export async function firstPasswordLink(person: Person, office: Registry): Promise<string> {
  const { email } = person;
  const id = await asApp(office.database.queries, async (transaction) => {
    const account = await accountOf(transaction, email);
    if (account !== undefined && (account.role !== 'staff' || account.hash !== null))
      throw isThere(email, account.role);
    const subject = account?.id ?? (await addStaff(transaction, person, office));
    await office.audit.add(transaction, { action: 'staff-link-made', actor: null, subject, network: null });
    return subject;
  });
  const { origin, secret } = office.settings;
  const signed = signedLinks(secret, office.now).sign('first-password', id, office.now() + linkLastsMs);
  // After the #, so that it is in the log of no server.
  return `${origin}/reset#first=${signed}`;
}

async function printLink(person: Person, office: Office): Promise<number> {
  const link = await firstPasswordLink(person, office);
  console.log(`${person.name} <${person.email}> is a member of the team, and chooses a password here:\n`);
  console.log(`  ${link}\n`);
  console.log('The link works for an hour, and once. Keep it to the person it is for.');
  return 0;
}

async function addStaff(
  transaction: Transaction<Tables>,
  { email, name }: Person,
  { audit }: Pick<Office, 'audit'>,
): Promise<string> {
  const id = randomUUID();
  await setRlsContext(transaction, { account: id, email: '' });
  await transaction.insertInto('account').values({ id, email, full_name: name, role: 'staff' }).execute();
  await audit.add(transaction, { action: 'staff-created', actor: null, subject: id, network: null });
  return id;
}

async function accountOf(transaction: Transaction<Tables>, email: string) {
  await setRlsContext(transaction, { email });
  return await transaction
    .selectFrom('account')
    .leftJoin('account_password', 'account_password.account', 'account.id')
    .where('account.email', '=', email)
    .select(['account.id', 'account.role', 'account_password.hash'])
    .executeTakeFirst();
}

function isThere(email: string, role: string): CommandRefused {
  const who = role === 'staff' ? 'already a member of the team' : `a ${role}’s account`;
  return new CommandRefused(`${email} is ${who}. Nothing was changed. Use another address.`);
}

function whereTheMailIs({ mailStaysHere, settings }: Office): string {
  return mailStaysHere
    ? `An email tells them so. When the server runs, you can read it at ${settings.origin}/dev/mailbox.`
    : 'An email tells them so. The server will send it.';
}

/** To somebody who has just become one of the team. */
function staffWelcome(email: string, origin: string): EmailContent {
  return {
    subject: `Your place at the ${product} desk`,
    preview: 'Choose a password, then set up a second factor.',
    heading: `Welcome to the ${product} desk`,
    paragraphs: [
      'You now have an account for the staff desk. It has no password yet.',
      '1. Choose a password. We will email you a code for it.\n2. Log in.\n3. Set up a passkey or an authenticator app. Nobody can open the desk without one.',
    ],
    actions: [
      { label: 'Choose a password', url: `${origin}/forgot` },
      { label: 'Go to the desk', url: `${origin}/staff` },
    ],
    foot: [
      `The operator of ${origin} made this account for ${email}. If that is a mistake, reply to this email.`,
    ],
  };
}
