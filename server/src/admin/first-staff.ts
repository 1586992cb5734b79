import { asApp } from '../platform/db/as-app.ts';
import type { Database } from '../platform/db/database.ts';
import { setRlsContext } from '../platform/db/rls-context.ts';

/** While there is no member of staff, the command that makes the first; never a link, which a log would keep. */
export async function firstStaffCommand({ queries }: Pick<Database, 'queries'>): Promise<string | undefined> {
  const staff = await asApp(queries, async (transaction) => {
    await setRlsContext(transaction, { staff: 'yes' });
    return await transaction
      .selectFrom('account')
      .where('role', '=', 'staff')
      .select('id')
      .limit(1)
      .executeTakeFirst();
  });
  if (staff !== undefined) return undefined;
  return 'npm run admin -- create-staff --email you@example.com --name "Your Name" --link';
}
