import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchWords } from '../../../platform/db/lists/search-words.ts';
import type { StoredApplicationState } from '../../candidate/applications/applications.tables.ts';

/** Which applicants. */
export interface ApplicantFilters {
  readonly job?: string | undefined;
  readonly status?: StoredApplicationState | undefined;
  readonly tag?: string | undefined;
  /** Those with messages that the reader has not read. */
  readonly unread?: 'yes' | undefined;
  readonly search?: string | undefined;
}

/** The condition on `application` for these filters. */
export function matchesFilters(
  { job, status, tag, unread, search }: ApplicantFilters,
  reader: { readonly account: string },
): RawBuilder<SqlBool> {
  const conditions = [
    sql`true`,
    ...(job === undefined ? [] : [sql`application.job = ${job}`]),
    ...(status === undefined ? [] : [sql`application.state = ${status}`]),
    ...(tag === undefined
      ? []
      : [sql`application.id in (select has.application from application_tag has where has.tag = ${tag})`]),
    ...(unread === undefined ? [] : [hasUnread(reader.account)]),
    ...searchWords(search).map(says),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Of somebody who withdrew, row-level security shows no account, so no word is found. */
function says(word: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from account who left join profile p on p.account = who.id
    where who.id = application.account and position(${word} in lower(
      concat_ws(' ', who.full_name, p.answers ->> 'primaryRole', p.answers ->> 'skills', application.text)
    )) > 0)`;
}

function hasUnread(account: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from conversation talk join message m on m.conversation = talk.id and m.side = 'candidate'
    where talk.application = application.id and m.number > coalesce((
      select r.read_up_to from conversation_reader r
      where r.conversation = talk.id and r.account = ${account}), 0))`;
}
