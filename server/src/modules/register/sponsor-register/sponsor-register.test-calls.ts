import { randomUUID } from 'node:crypto';
import type { AccessCast, Whose } from '../../../testing/access/access-cast.ts';
import type { AccessRows } from '../../../testing/access/access-rows.ts';
import { validFile } from '../../../testing/files/valid-files.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  searchSponsors: {},
  sponsorChanges: {},
  listSponsorTowns: {},
  listSponsorRoutes: {},
  listSponsorAddresses: { query: '?part=1' },
  showSponsor: {
    path: '/api/sponsors/wrenfield-hull',
    before: async ({ queries }) => {
      const on = '2026-11-20';
      const edition = {
        published_on: on,
        file_name: 'a.csv',
        sha256: 'a',
        lines: 1,
        entries: 1,
        organisations: 1,
      };
      const entry = { name: 'Wrenfield', town: 'Hull', county: null, trading_names: [] };
      await queries
        .insertInto('register_edition')
        .values(edition)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await queries
        .insertInto('sponsor')
        .values({ ...entry, first_edition: on, last_edition: on })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await queries
        .updateTable('sponsor')
        .set({ slug: 'wrenfield-hull' })
        .where('name', '=', entry.name)
        .execute();
    },
  },
  showRegisterFetching: {},
  showRegisterMatch: {},
  showRegisterClaim: {},
  askRegisterClaim: { body: { slug: null } },
  listRegisterClaims: {},
  decideRegisterClaim: { body: { confirm: true }, id: (cast, whose) => claimOf(cast, whose) },
  addClaimEvidence: {
    query: '?name=letter.txt',
    file: validFile,
    before: async (cast, { organisation }) => {
      if (organisation === undefined) return;
      await cast.queries.deleteFrom('register_claim').where('organisation', '=', organisation).execute();
      await addClaim(cast, organisation);
    },
  },
  removeClaimEvidence: {},
  downloadClaimEvidence: { id: (cast, whose) => claimOf(cast, whose, true) },
  claimRegisterEntry: { body: { entry: null } },
};

/** An organisation that claims an entry of another name. */
async function claimOf(cast: AccessCast, whose: Whose, withFile = false): Promise<string> {
  const id = randomUUID();
  if (whose === 'missing') return id;
  await cast.queries
    .insertInto('organisation')
    .values({ id, name: 'Another', website: null, industry: null })
    .execute();
  await addClaim(cast, id, withFile);
  return id;
}

async function addClaim({ app, queries }: AccessCast, organisation: string, withFile = false): Promise<void> {
  const on = '2020-01-01';
  const edition = {
    published_on: on,
    file_name: 'a.csv',
    sha256: on,
    lines: 1,
    entries: 1,
    organisations: 1,
  };
  await queries
    .insertInto('register_edition')
    .values(edition)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id: sponsor } = await queries
    .insertInto('sponsor')
    .values({
      name: `Claimed ${randomUUID()}`,
      town: null,
      county: null,
      trading_names: [],
      first_edition: on,
      last_edition: on,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const claim = { sponsor, reason: 'Our legal name', asked_for: 'another', asked_by: null };
  const file_key = randomUUID();
  if (withFile) await app.files.put(file_key, validFile);
  const file = { file_key, file_name: 'letter.txt', file_kind: 'txt', file_bytes: validFile.length } as const;
  await queries
    .insertInto('register_claim')
    .values({ organisation, ...claim, ...(withFile && file) })
    .execute();
}
