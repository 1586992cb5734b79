import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { importEdition } from '../admin/register/import-edition.ts';
import { registerClaimsRepository } from '../modules/register/sponsor-register/claims/register-claims.repository.ts';
import { foldedName } from '../modules/register/sponsor-register/folded-name.policy.ts';
import { registerMatches } from '../modules/register/sponsor-register/register-match.service.ts';
import { registerRepository } from '../modules/register/sponsor-register/sponsor-register.repository.ts';
import type { Tables } from '../platform/db/tables.ts';
import { dayIn } from './day-in.ts';

const folder = join(import.meta.dirname, 'register');

/** Two editions of a register of made-up organisations, of the last two days; none where a register is there already. */
export async function addRegister(queries: Kysely<Tables>, now: number): Promise<string> {
  const newest = await queries.selectFrom('register_edition').select('published_on').executeTakeFirst();
  if (newest !== undefined) return 'The register of sponsors that was here stays';
  const today = dayIn(now, 0);
  for (const [file, days] of [
    ['earlier.csv', -2],
    ['newest.csv', -1],
  ] as const) {
    const edition = { file: join(folder, file), publishedOn: dayIn(now, days), today };
    await importEdition(queries, edition, () => undefined);
  }
  return 'A register of made-up sponsors';
}

/** As our team would: nobody of the demo is one of them. */
export async function confirmEntry(queries: Kysely<Tables>, name: string): Promise<void> {
  await queries.transaction().execute(async (on) => {
    const claim = await on
      .selectFrom('organisation_register as r')
      .innerJoin('organisation as o', 'o.id', 'r.organisation')
      .select(['r.organisation', 'r.sponsor', 'r.claimed_by'])
      .where('o.name', '=', name)
      .executeTakeFirst();
    if (claim === undefined) return;
    await registerClaimsRepository().confirm(on, { ...claim, confirmed_for: foldedName(name) });
    await registerMatches(registerRepository()).refreshMark(on, claim.organisation);
  });
}
