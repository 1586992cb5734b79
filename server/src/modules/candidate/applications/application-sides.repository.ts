import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

/** Whose application it is: the candidate's own, or one that the reader's organisation received. */
export type Side =
  | { readonly candidate: string }
  | { readonly organisation: string; readonly member: string };

/** A member who once applied never reaches their own application from the employer's side. */
export function isOfSide(side: Side) {
  return 'candidate' in side
    ? sql<boolean>`application.account = ${side.candidate}`
    : sql<boolean>`application.organisation = ${side.organisation} and application.account <> ${side.member}`;
}

/** Read afterwards, in a query of its own: what another transaction changed while this one waited is seen then. */
export async function lockApplication(on: Transaction<Tables>, side: Side, id: string): Promise<void> {
  await on
    .selectFrom('application')
    .select('id')
    .where('id', '=', id)
    .where(isOfSide(side))
    .forUpdate()
    .execute();
}
