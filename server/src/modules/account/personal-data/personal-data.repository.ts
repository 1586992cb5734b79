import { sql, type Transaction } from 'kysely';
import type { MemberRole } from '../../../platform/auth/auth.tables.ts';
import { asAppWith } from '../../../platform/db/as-app.ts';
import type { Database } from '../../../platform/db/database.ts';
import { hasWorkers } from '../../../platform/db/health/has-workers.ts';
import { lockOrganisation } from '../../../platform/db/locks/lock-organisation.ts';
import type { OwnedTables, Subject } from '../../../platform/db/owned-table.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { setRlsContext } from '../../../platform/db/rls-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { eraseIn, type Records, recordsIn } from './personal-records.repository.ts';

type On = Transaction<Tables>;

/** A user's file: in the store under its key, or small enough to be in the database. */
export interface OwnFile {
  /** Its path in the export. */
  readonly path: string;
  readonly at: { readonly key: string } | { readonly bytes: Uint8Array };
}

/** The people of one organisation, seen from one of them. */
export interface Colleagues {
  readonly role: MemberRole;
  readonly others: number;
  readonly otherOwners: number;
  /** It has sponsored workers on record. */
  readonly hasWorkers: boolean;
}

export interface OwnDataDeps extends Pick<Database, 'queries' | 'owner'> {
  readonly outbox: Outbox;
  /** Every table there is, by its owner. */
  readonly tables: () => readonly OwnedTables[];
}

/** What we hold about a user, in every table: each table's owner declares it. */
export function personalDataRepository({ queries, owner: everything, outbox, tables }: OwnDataDeps) {
  return {
    /** Everything, kind by kind, except secrets that only prove identity: hashes, keys of passkeys. */
    records: (on: On, owner: Subject): Promise<readonly Records[]> => recordsIn(on, tables(), owner),
    files,
    /** The caller, as the owner of their data. */
    subjectOf: async ({ caller: { account, email }, transaction }: RequestContext): Promise<Subject> => ({
      account,
      email,
      organisations: (await memberships(transaction, account)).map(({ organisation }) => organisation),
    }),
    /** Accounts due for deletion. */
    async due(): Promise<readonly string[]> {
      const rows = await everything
        .selectFrom('account')
        .select('id')
        .where('deletion_due', '<', sql<Date>`now()`)
        .execute();
      return rows.map(({ id }) => id);
    },
    /** The account of an address or an id, as an operator finds it; undefined when there is none. */
    owner: (by: { readonly email: string } | { readonly account: string }): Promise<Subject | undefined> =>
      asAppWith(
        queries,
        'email' in by ? { email: by.email.toLowerCase() } : { account: by.account },
        async (on) => {
          const row = await on
            .selectFrom('account')
            .select('id')
            .where('email' in by ? 'email' : 'id', '=', 'email' in by ? by.email.toLowerCase() : by.account)
            .executeTakeFirst();
          return row === undefined ? undefined : await become(on, row.id);
        },
      ),
    become,
    /** Whether it is still due: locked until the transaction ends. */
    async isDue(on: On, { account }: Subject): Promise<boolean> {
      const row = await on
        .selectFrom('account')
        .select('id')
        .where('id', '=', account)
        .where('deletion_due', '<', sql<Date>`now()`)
        .forUpdate()
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Runs as the owner of the account, in its own transaction. */
    asOwner: <Result>(owner: Subject, task: (on: On) => Promise<Result>): Promise<Result> =>
      asAppWith(queries, { account: owner.account }, task),
    /** Deletes it with all that belongs to it or to its address. */
    erase: (on: On, owner: Subject): Promise<void> => erase(on, tables(), owner),
    async setDeletion({ caller, transaction }: RequestContext, deletion_due: Date | null): Promise<void> {
      await transaction
        .updateTable('account')
        .set({ deletion_due })
        .where('id', '=', caller.account)
        .execute();
    },
    colleagues,
    post: outbox.post,
  };
}

export type OwnDataRepository = ReturnType<typeof personalDataRepository>;

/** Makes the transaction act for this account from now on; undefined when there is none. */
async function become(on: On, account: string): Promise<Subject | undefined> {
  await setRlsContext(on, { account });
  const row = await on.selectFrom('account').select('email').where('id', '=', account).executeTakeFirst();
  if (row === undefined) return undefined;
  const organisations = (await memberships(on, account)).map(({ organisation }) => organisation);
  return { account, email: row.email, organisations };
}

async function files(on: On, { account }: Subject): Promise<readonly OwnFile[]> {
  const resumes = await on
    .selectFrom('resume')
    .select(['file_key', 'name'])
    .where('account', '=', account)
    .orderBy('number')
    .orderBy('id')
    .execute();
  const attachments = await on
    .selectFrom('message_attachment')
    .select(['file_key', 'name'])
    .where('account', '=', account)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute();
  const photos = await on.selectFrom('profile_photo').select('jpeg').where('account', '=', account).execute();
  return [
    ...resumes.map(({ file_key: key, name }, number) => ({ path: `cvs/${number + 1} ${name}`, at: { key } })),
    ...attachments.map(({ file_key: key, name }, number) => ({
      path: `messages/${number + 1} ${name}`,
      at: { key },
    })),
    ...photos.map(({ jpeg: bytes }) => ({ path: 'photo.jpg', at: { bytes } })),
  ];
}

/**
 * An organisation without members goes too, unless it has sponsored workers on record, which the law has it keep;
 * one without an owner gets the longest-standing admin, or else member.
 */
async function handOver(on: On, organisation: string): Promise<void> {
  const members = await on
    .selectFrom('membership')
    .select(['account', 'role'])
    .where('organisation', '=', organisation)
    .orderBy(sql`role = 'admin'`, 'desc')
    .orderBy('since')
    .execute();
  const [next] = members;
  if (next === undefined) {
    if (!(await hasWorkers(on, organisation)))
      await on.deleteFrom('organisation').where('id', '=', organisation).execute();
  } else if (members.every(({ role }) => role !== 'owner')) {
    await on
      .updateTable('membership')
      .set({ role: 'owner' })
      .where('organisation', '=', organisation)
      .where('account', '=', next.account)
      .execute();
  }
}

async function erase(on: On, tables: readonly OwnedTables[], subject: Subject): Promise<void> {
  const { account, email, organisations } = subject;
  await setRlsContext(on, { own_email: email, email });
  for (const organisation of organisations) await leave(on, { account, organisation });
  await setRlsContext(on, { organisation: '' });
  await eraseIn(on, tables, subject);
  await on.deleteFrom('account').where('id', '=', account).execute();
}

async function leave(
  on: On,
  { account, organisation }: { readonly account: string; readonly organisation: string },
): Promise<void> {
  await setRlsContext(on, { organisation });
  await lockOrganisation(on, organisation);
  await on
    .deleteFrom('membership')
    .where('organisation', '=', organisation)
    .where('account', '=', account)
    .execute();
  await on
    .deleteFrom('invitation')
    .where('organisation', '=', organisation)
    .where('invited_by', '=', account)
    .execute();
  await handOver(on, organisation);
}

/** In the order of their ids, in which everybody locks several organisations. */
async function memberships(on: On, account: string) {
  return await on
    .selectFrom('membership')
    .select(['organisation', 'role'])
    .where('account', '=', account)
    .orderBy('organisation')
    .execute();
}

/**
 * Of each organisation the caller belongs to: their role, how many colleagues there are, and how many other
 * owners who stay; locked until the transaction ends.
 */
async function colleagues({ caller, transaction }: RequestContext): Promise<readonly Colleagues[]> {
  const rows: Colleagues[] = [];
  for (const { organisation, role } of await memberships(transaction, caller.account)) {
    await setRlsContext(transaction, { organisation });
    rows.push({ role, ...(await othersIn(transaction, organisation, caller.account)) });
  }
  await setRlsContext(transaction, { organisation: caller.organisation?.id ?? '' });
  return rows;
}

async function othersIn(on: On, organisation: string, account: string) {
  await lockOrganisation(on, organisation);
  const row = await on
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account')
    .where('membership.organisation', '=', organisation)
    .where('membership.account', '!=', account)
    .select(({ fn }) => [
      fn.countAll<number>().as('others'),
      sql<number>`count(*) filter (where membership.role = 'owner' and account.deletion_due is null)`.as(
        'owners',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { others: row.others, otherOwners: row.owners, hasWorkers: await hasWorkers(on, organisation) };
}
