import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    profile: {
      answers: Answers;
    };
    profile_private: {
      answers: Answers;
    };
    profile_entry: {
      answers: Answers;
    };
  }
}

/** A `jsonb` column: read as a value, written as JSON text. */
type Answers = ColumnType<Readonly<Record<string, unknown>>, string, string>;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const profileTables: OwnedTables = {
  profile: {
    subject: 'account',
    personal: ['answers', 'pronouns', 'active_on'],
    retention: 'With the account.',
    copy: {
      name: 'profile',
      title: 'Your profile',
      about: 'Your profile, preferences and culture answers.',
      rows: ({ account }) =>
        sql`select answers, pronouns, active_on::text, changed_at from profile where account = ${account}`,
    },
  },
  profile_private: {
    subject: 'account',
    personal: ['answers'],
    retention: 'With the account.',
    copy: {
      name: 'private-answers',
      title: 'Your private answers',
      about: 'Answers in your profile that no employer sees, such as your visa and what you avoid.',
      rows: ({ account }) => sql`select answers from profile_private where account = ${account}`,
    },
  },
  profile_entry: {
    subject: 'account',
    personal: ['answers'],
    retention: 'With the account; a day after it is removed.',
    copy: {
      name: 'work-and-education',
      title: 'Your work and education',
      about: 'In your order. We delete what you removed after a day.',
      rows: ({ account }) =>
        sql`select kind, answers, removed_at from profile_entry where account = ${account} order by kind, place`,
    },
  },
};
