import { sql } from 'kysely';
import { asAppWith } from '../../../platform/db/as-app.ts';
import type { Database } from '../../../platform/db/database.ts';

/** Mails that are stopped together: those of one choice, or whatever comes once a day. */
export type MailGroup = 'messages' | 'jobs' | 'applications' | 'applicants' | 'daily';

const columnOf = {
  messages: 'message_mail',
  jobs: 'job_mail',
  applications: 'application_mail',
  applicants: 'applicant_mail',
} as const;

/** Turns mails off as the account that a link names; nothing happens where it is gone. */
export function mailStopRepository({ queries }: Pick<Database, 'queries'>) {
  return {
    stop: (account: string, group: MailGroup): Promise<void> =>
      asAppWith(queries, { account }, async (on) => {
        await sql`insert into notification_choice (account) select id from account where id = ${account}
          on conflict do nothing`.execute(on);
        const sets = Object.values(columnOf).map((column) => {
          const isMeant =
            group === 'daily' ? sql`${sql.ref(column)} = 'daily'` : sql`${column === columnOf[group]}`;
          return sql`${sql.ref(column)} = case when ${isMeant} then 'never' else ${sql.ref(column)} end`;
        });
        await sql`update notification_choice set ${sql.join(sets)} where account = ${account}`.execute(on);
      }),
  };
}

export type MailStopRepository = ReturnType<typeof mailStopRepository>;
