import { asAppWith } from '../../platform/db/as-app.ts';
import type { Database } from '../../platform/db/database.ts';

const options = 'create-staff --email you@example.com --name "Your Name" --link';

/**
 * While there is no member of staff, how to make the first; never a link, which a log would keep. Where npm did not start
 * the server, as in a container or a service, it may not be there, and would not read the settings of the server.
 */
export async function firstStaffHint(
  { queries }: Pick<Database, 'queries'>,
  byNpm: boolean,
): Promise<string | undefined> {
  const staff = await asAppWith(queries, { staff: 'yes' }, async (transaction) => {
    return await transaction
      .selectFrom('account')
      .where('role', '=', 'staff')
      .select('id')
      .limit(1)
      .executeTakeFirst();
  });
  if (staff !== undefined) return undefined;
  const how = byNpm
    ? `Make the first: npm run admin -- ${options}`
    : `Make the first, with the settings of this process: node server/build/admin.js ${options}`;
  return `There is no member of staff yet. ${how}`;
}
