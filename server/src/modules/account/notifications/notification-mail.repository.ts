import { sql, type Transaction } from 'kysely';
import { asAppWith } from '../../../platform/db/as-app.ts';
import type { Database } from '../../../platform/db/database.ts';
import { actForOrganisation } from '../../../platform/db/rls-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Mail, Outbox } from '../../../platform/mail/outbox.ts';
import { notificationRows } from './notification-rows.repository.ts';

type On = Transaction<Tables>;
type Row = Awaited<ReturnType<ReturnType<typeof notificationRows>['executeTakeFirstOrThrow']>>;

/** Somebody in one workspace. */
interface Person {
  readonly account: string;
  readonly organisation: string | null;
}

interface Waiting {
  readonly account: string;
  readonly email: string;
  readonly rows: readonly Row[];
  /** Further ones, which the mail does not list. */
  readonly more: number;
}

type Write = (waiting: Waiting) => Mail | undefined;

const maxInDigest = 20;

/** Finds work as the owner of the tables, and does it as the person who is mailed. */
export function notificationMailRepository(
  { queries, owner }: Pick<Database, 'queries' | 'owner'>,
  outbox: Pick<Outbox, 'post'>,
) {
  const asPerson = <Result>({ account, organisation }: Person, work: (on: On) => Promise<Result>) =>
    asAppWith(queries, { account }, async (on) => {
      if (organisation !== null) await actForOrganisation(on, organisation);
      return await work(on);
    });

  /** Takes what is due from the list of mails to write, and mails what is still wanted. */
  async function send(on: On, person: Person, due: Due, write: Write): Promise<boolean> {
    const ids = await take(on, person, due);
    if (ids.length === 0) return false;
    const email = await addressOf(on, person.account);
    if (email === undefined) return false;
    const rows = await notificationRows(on)
      .where('n.id', 'in', [...ids])
      .orderBy('n.at', 'desc')
      .limit(maxInDigest)
      .execute();
    const mail = write({ account: person.account, email, rows, more: ids.length - rows.length });
    if (mail !== undefined) await outbox.post(on, [mail]);
    return mail !== undefined;
  }

  return {
    /** Mails one that is due at once, once; `write` says what. */
    async dueAtOnce(id: string, write: Write): Promise<boolean> {
      const person = await owner
        .selectFrom('notification')
        .select(['account', 'organisation'])
        .where('id', '=', id)
        .where('mail', '=', 'at-once')
        .executeTakeFirst();
      if (person === undefined) return false;
      return await asPerson(person, (on) => send(on, person, { mail: 'at-once', id }, write));
    },
    /** Everybody for whom something waits for the daily mail. */
    async waiting(): Promise<readonly Person[]> {
      return await owner
        .selectFrom('notification')
        .select(['account', 'organisation'])
        .distinct()
        .where('mail', '=', 'daily')
        .execute();
    },
    /** Mails what waits for somebody, once. */
    dueDaily: (person: Person, write: Write): Promise<boolean> =>
      asPerson(person, (on) => send(on, person, { mail: 'daily' }, write)),
  };
}

export type NotificationMailRepository = ReturnType<typeof notificationMailRepository>;

interface Due {
  readonly mail: 'at-once' | 'daily';
  /** Left out, all of them. */
  readonly id?: string;
}

/**
 * Marks what is due as mailed, and returns what is to be mailed: not what was read meanwhile, nor what the person no
 * longer wants by mail. An acceptance is always read, by the page on which it was made: its mail is the copy to keep.
 */
async function take(
  on: On,
  { account, organisation }: Person,
  { mail, id }: Due,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; mail: 'sent' | 'none' }>`
    update notification n set mail = case
      when (n.read_at is null or n.kind = 'offer-accepted')
        and email_choice(n.account, n.kind, n.organisation) <> 'never' then 'sent' else 'none' end
    where n.account = ${account} and n.organisation is not distinct from ${organisation}::uuid
      and n.mail = ${mail} and (${id ?? null}::uuid is null or n.id = ${id ?? null}::uuid)
    returning n.id, n.mail`.execute(on);
  return rows.filter((row) => row.mail === 'sent').map((row) => row.id);
}

/** Undefined where the account is about to be deleted. */
async function addressOf(on: On, account: string): Promise<string | undefined> {
  const row = await on
    .selectFrom('account')
    .select('email')
    .where('id', '=', account)
    .where('deletion_due', 'is', null)
    .executeTakeFirst();
  return row?.email;
}
