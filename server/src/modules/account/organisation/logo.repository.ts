import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export function logoRepository() {
  return {
    async keep(on: On, organisation: string, bytes: Uint8Array): Promise<void> {
      // A driver may treat bytes that are no Buffer as a list.
      const jpeg = Buffer.from(bytes);
      await on
        .insertInto('organisation_logo')
        .values({ organisation, jpeg })
        .onConflict((conflict) =>
          conflict.column('organisation').doUpdateSet({ jpeg, changed_at: sql<Date>`now()` }),
        )
        .execute();
    },
    async remove(on: On, organisation: string): Promise<void> {
      await on.deleteFrom('organisation_logo').where('organisation', '=', organisation).execute();
    },
  };
}

export type LogoRepository = ReturnType<typeof logoRepository>;

/** The logo as a data address; null when there is none. */
export async function logoOf(on: On, organisation: string): Promise<string | null> {
  const row = await on
    .selectFrom('organisation_logo')
    .select('jpeg')
    .where('organisation', '=', organisation)
    .executeTakeFirst();
  return row === undefined ? null : dataAddressOf(row.jpeg);
}

export function dataAddressOf(jpeg: Uint8Array): string {
  return `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
}
