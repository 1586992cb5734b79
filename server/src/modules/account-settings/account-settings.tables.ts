import { type Generated, sql } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    notification_choice: NotificationChoiceTable;
  }
}

export type MailChoice = 'at-once' | 'daily' | 'never';

export interface NotificationChoiceTable {
  account: string;
  message_mail: Generated<MailChoice>;
  application_mail: Generated<MailChoice>;
  applicant_mail: Generated<MailChoice>;
  job_mail: Generated<MailChoice>;
  job_alerts: Generated<boolean>;
  product_news: Generated<boolean>;
}

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
