import { sql, type Transaction } from 'kysely';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export function photoRepository() {
  return {
    async keep(on: On, account: string, bytes: Uint8Array): Promise<void> {
      // A driver may treat bytes that are no Buffer as a list.
      const jpeg = Buffer.from(bytes);
      await on
        .insertInto('profile_photo')
        .values({ account, jpeg })
        .onConflict((conflict) =>
          conflict.column('account').doUpdateSet({ jpeg, changed_at: sql<Date>`now()` }),
        )
        .execute();
    },
    async remove(on: On, account: string): Promise<void> {
      await on.deleteFrom('profile_photo').where('account', '=', account).execute();
    },
  };
}

export type PhotoRepository = ReturnType<typeof photoRepository>;

/** The caller's photo as a data address; null when there is none. */
export async function photoOf({
  caller,
  transaction,
}: Pick<RequestContext, 'caller' | 'transaction'>): Promise<string | null> {
  const row = await transaction
    .selectFrom('profile_photo')
    .select('jpeg')
    .where('account', '=', caller.account)
    .executeTakeFirst();
  return row === undefined ? null : dataAddressOf(row.jpeg);
}

export function dataAddressOf(jpeg: Uint8Array): string {
  return `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
}
