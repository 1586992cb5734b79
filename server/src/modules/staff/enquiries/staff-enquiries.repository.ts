import { type Expression, type SqlBool, sql } from 'kysely';
import {
  microseconds,
  olderThan,
  type Page,
  type Position,
  pageOf,
  pageSize,
  positionIn,
} from '../../../platform/db/lists/keyset.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { EnquiryTable } from '../../site/enquiries/enquiries.tables.ts';
import { holdsText } from '../staff-search.repository.ts';

export type Kind = EnquiryTable['kind'];
export type State = 'new' | 'open' | 'answered' | 'closed';

export interface Search {
  readonly text?: string | undefined;
  readonly kind?: Kind | undefined;
  readonly state?: State | undefined;
  /** An account's id. */
  readonly assignedTo?: string | 'nobody' | undefined;
  readonly suspected: boolean;
  /** The cursor from the previous page. */
  readonly after?: string | undefined;
}

/** An enquiry, in a list or in full. */
export interface EnquiryRow extends Position {
  readonly kind: Kind;
  readonly state: State;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly organisation: string | null;
  /** In a list only its beginning. */
  readonly message: string | null;
  readonly details: unknown;
  readonly suspected: boolean;
  readonly assigned_to: string | null;
  readonly assignee: string | null;
  readonly created_at: Date;
}

export interface EnquiryEvent {
  readonly id: string;
  readonly kind: 'note' | 'answer';
  readonly by: string | null;
  readonly at: Date;
  readonly text: string;
}

export type Counts = Readonly<Record<State, number>>;

export interface NewEvent extends Pick<EnquiryEvent, 'id' | 'kind' | 'text'> {
  readonly enquiry: string;
}

/** Enquiries as the desk sees them. */
export const staffEnquiriesRepository = {
  list,
  counts,
  async one(requestContext: RequestContext, id: string): Promise<EnquiryRow | undefined> {
    return await enquiries(requestContext, 'enquiry.message').where('enquiry.id', '=', id).executeTakeFirst();
  },
  /** The oldest first. */
  history: ({ transaction }: RequestContext, id: string): Promise<readonly EnquiryEvent[]> =>
    transaction
      .selectFrom('enquiry_turn')
      .leftJoin('account', 'account.id', 'enquiry_turn.by_account')
      .where('enquiry_turn.enquiry', '=', id)
      .orderBy('enquiry_turn.created_at')
      .orderBy('enquiry_turn.id')
      .select(['enquiry_turn.id', 'enquiry_turn.kind', 'account.full_name as by'])
      .select(['enquiry_turn.created_at as at', 'enquiry_turn.text'])
      .execute(),
  async isColleague({ transaction }: RequestContext, account: string): Promise<boolean> {
    const colleague = transaction.selectFrom('account').where('id', '=', account).where('role', '=', 'staff');
    return (await colleague.select('id').executeTakeFirst()) !== undefined;
  },
  colleagues: ({
    transaction,
  }: RequestContext): Promise<readonly { readonly id: string; readonly fullName: string }[]> =>
    transaction
      .selectFrom('account')
      .where('role', '=', 'staff')
      .orderBy('full_name')
      .orderBy('id')
      .select(['id', 'full_name as fullName'])
      .execute(),
  async change(
    { transaction }: RequestContext,
    id: string,
    to: { state?: State; assigned_to?: string | null },
  ): Promise<void> {
    await transaction.updateTable('enquiry').set(to).where('id', '=', id).execute();
  },
  async addEvent({ caller, transaction }: RequestContext, event: NewEvent): Promise<void> {
    await transaction
      .insertInto('enquiry_turn')
      .values({ ...event, by_account: caller.account })
      .execute();
  },
};

export type StaffEnquiriesRepository = typeof staffEnquiriesRepository;

/** What a list shows of a message. */
const beginning = sql<string | null>`left(enquiry.message, 240)`;

function enquiries({ transaction }: RequestContext, message: 'enquiry.message' | 'beginning') {
  return transaction
    .selectFrom('enquiry')
    .leftJoin('account as assigned', 'assigned.id', 'enquiry.assigned_to')
    .select(['enquiry.id', 'enquiry.kind', 'enquiry.state', 'enquiry.first_name', 'enquiry.last_name'])
    .select(['enquiry.email', 'enquiry.phone', 'enquiry.organisation', 'enquiry.details'])
    .select(['enquiry.suspected', 'enquiry.created_at', 'enquiry.assigned_to'])
    .select([
      message === 'beginning' ? beginning.as('message') : 'enquiry.message',
      'assigned.full_name as assignee',
      microseconds('enquiry.created_at').as('at'),
    ]);
}

async function list(requestContext: RequestContext, { text, ...search }: Search): Promise<Page<EnquiryRow>> {
  const filters = conditions(search);
  const { transaction } = requestContext;
  const newest = (max: number) =>
    transaction
      .selectFrom('enquiry')
      .where(({ and }) => and(filters))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(max)
      .select('id')
      .execute();
  if (text !== undefined) filters.push(await holdsText(transaction, { of: 'enquiry', text, newest }));
  const rows = await enquiries(requestContext, 'beginning')
    .where(({ and }) => and(filters))
    .orderBy('enquiry.created_at', 'desc')
    .orderBy('enquiry.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return pageOf(rows);
}

function conditions({ kind, state, assignedTo, suspected, after }: Omit<Search, 'text'>) {
  const filters: (Expression<SqlBool> | undefined)[] = [
    suspected ? sql<SqlBool>`enquiry.suspected` : sql<SqlBool>`not enquiry.suspected`,
    kind && sql<SqlBool>`enquiry.kind = ${kind}`,
    state && sql<SqlBool>`enquiry.state = ${state}`,
    assignedTo === 'nobody' ? sql<SqlBool>`enquiry.assigned_to is null` : undefined,
    assignedTo !== undefined && assignedTo !== 'nobody'
      ? sql<SqlBool>`enquiry.assigned_to = ${assignedTo}`
      : undefined,
    after === undefined
      ? undefined
      : olderThan({ at: 'enquiry.created_at', id: 'enquiry.id' }, positionIn(after)),
  ];
  return filters.filter((condition) => condition !== undefined);
}

/** Counts per state, each up to `most`, without suspected spam. */
async function counts({ transaction }: RequestContext, max: number): Promise<Counts> {
  const countIn = (state: State) => sql<number>`(
    select count(*) from (
      select from enquiry where state = ${sql.lit(state)} and not suspected limit ${sql.lit(max)}
    ) as counted
  )`;
  const { rows } = await sql<Counts>`select
    ${countIn('new')} as new, ${countIn('open')} as open, ${countIn('answered')} as answered, ${countIn('closed')} as closed
  `.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error('A count has no row.');
  return row;
}
