import { sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';

export type MailChoice = 'at-once' | 'daily' | 'never';

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const accountSettingsTables: OwnedTables = {
  notification_choice: {
    subject: 'account',
    personal: [
      'message_mail',
      'application_mail',
      'applicant_mail',
      'job_mail',
      'job_alerts',
      'product_news',
    ],
    retention: 'With the account.',
    copy: {
      name: 'notifications',
      title: 'The emails you chose',
      about: 'Empty if you have never changed them.',
      rows: ({ account }) =>
        sql`select message_mail, application_mail, applicant_mail, job_mail, job_alerts, product_news
        from notification_choice where account = ${account}`,
    },
  },
};
