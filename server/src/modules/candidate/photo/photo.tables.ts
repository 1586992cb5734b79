import { sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const photoTables: OwnedTables = {
  profile_photo: {
    subject: 'account',
    personal: ['jpeg'],
    retention: 'With the account.',
    copy: {
      name: 'photo',
      title: 'Your photo',
      about: 'When you added it. The picture itself is photo.jpg.',
      rows: ({ account }) => sql`select changed_at from profile_photo where account = ${account}`,
    },
  },
};
