import { sql, type Transaction } from 'kysely';
import type { ComplianceRole, HiringRight, MemberRole } from '../../../platform/auth/auth.tables.ts';
import { lockAddress } from '../../../platform/db/locks/lock-address.ts';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { setRlsContext } from '../../../platform/db/rls-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { MailChoice } from './account-settings.tables.ts';

type On = Transaction<Tables>;

export interface NotificationChoice {
  readonly messages: MailChoice;
  readonly applications: MailChoice;
  readonly applicants: MailChoice;
  readonly jobs: MailChoice;
  readonly jobAlerts: boolean;
  readonly productNews: boolean;
}

export interface OwnOrganisation {
  readonly id: string;
  readonly name: string | null;
  readonly role: MemberRole;
  readonly hiring: HiringRight;
  readonly complianceRole: ComplianceRole;
}

export interface AccountDeps {
  readonly limits: RateLimits;
  readonly outbox: Outbox;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

const untouched: NotificationChoice = {
  messages: 'at-once',
  applications: 'at-once',
  applicants: 'at-once',
  jobs: 'at-once',
  jobAlerts: true,
  productNews: false,
};

/** The account of a caller in the database. */
export function accountSettingsRepository({ limits, outbox, now }: AccountDeps) {
  return {
    /** All that the caller belongs to, the first joined first. */
    async organisations({ transaction }: RequestContext): Promise<readonly OwnOrganisation[]> {
      const { rows } =
        await sql<OwnOrganisation>`select id, name, o.role, hiring, o.compliance_role as "complianceRole" from my_organisations() o
          join membership m on m.organisation = o.id and m.account = my_account() order by o.since, o.id`.execute(
          transaction,
        );
      return rows;
    },
    /** The number of the caller's last live event; 0 before the first. */
    async lastEvent({ caller, transaction }: RequestContext): Promise<number> {
      const row = await transaction
        .selectFrom('live_stream')
        .select('last')
        .where('account', '=', caller.account)
        .executeTakeFirst();
      return row?.last ?? 0;
    },
    async passwordHash({ caller, transaction }: RequestContext): Promise<string | undefined> {
      const row = await transaction
        .selectFrom('account_password')
        .select('hash')
        .where('account', '=', caller.account)
        .executeTakeFirst();
      return row?.hash;
    },
    async setPassword({ caller, transaction }: RequestContext, hash: string): Promise<void> {
      const set = { hash, changed_at: new Date(now()) };
      await transaction
        .insertInto('account_password')
        .values({ account: caller.account, ...set })
        .onConflict((conflict) => conflict.column('account').doUpdateSet(set))
        .execute();
    },
    async setName({ caller, transaction }: RequestContext, full_name: string): Promise<void> {
      await transaction.updateTable('account').set({ full_name }).where('id', '=', caller.account).execute();
    },
    setEmail,
    async hasGoogle({ caller, transaction }: RequestContext): Promise<boolean> {
      const row = await transaction
        .selectFrom('google_identity')
        .select('subject')
        .where('account', '=', caller.account)
        .executeTakeFirst();
      return row !== undefined;
    },
    async notifications({ caller, transaction }: RequestContext): Promise<NotificationChoice> {
      const row = await transaction
        .selectFrom('notification_choice')
        .selectAll()
        .where('account', '=', caller.account)
        .executeTakeFirst();
      if (row === undefined) return untouched;
      return {
        messages: row.message_mail,
        applications: row.application_mail,
        applicants: row.applicant_mail,
        jobs: row.job_mail,
        jobAlerts: row.job_alerts,
        productNews: row.product_news,
      };
    },
    async setNotifications(
      { caller, transaction }: RequestContext,
      choice: NotificationChoice,
    ): Promise<void> {
      const set = {
        message_mail: choice.messages,
        application_mail: choice.applications,
        applicant_mail: choice.applicants,
        job_mail: choice.jobs,
        job_alerts: choice.jobAlerts,
        product_news: choice.productNews,
      };
      await transaction
        .insertInto('notification_choice')
        .values({ account: caller.account, ...set })
        .onConflict((conflict) => conflict.column('account').doUpdateSet(set))
        .execute();
    },
    /** Counts a change of the password, or of other details; throws a Refusal when there are too many. */
    takePassword: ({ caller, transaction }: RequestContext): Promise<void> =>
      limits.take(transaction, { name: 'password', max: 20, perSeconds: 3600 }, caller.account),
    takeChange: ({ caller, transaction }: RequestContext): Promise<void> =>
      limits.take(transaction, { name: 'details', max: 60, perSeconds: 3600 }, caller.account),
    mayConfirm: (on: On, session: string): Promise<boolean> =>
      limits.mayTake(on, { name: 'confirm', max: 10, perSeconds: 900 }, session),
    mayAskCode: (on: On, account: string): Promise<boolean> =>
      limits.mayTake(on, { name: 'change-email', max: 5, perSeconds: 3600 }, account),
    post: outbox.post,
  };
}

export type AccountRepository = ReturnType<typeof accountSettingsRepository>;

/** False when another account has the address. */
async function setEmail({ caller, transaction }: RequestContext, email: string): Promise<boolean> {
  await lockAddress(transaction, email);
  // Finds the account that has the address, if any: a unique violation would abort the transaction.
  await setRlsContext(transaction, { email });
  const account = await transaction
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  await setRlsContext(transaction, { email: '' });
  if (account !== undefined) return account.id === caller.account;
  await transaction.updateTable('account').set({ email }).where('id', '=', caller.account).execute();
  return true;
}
