import { privateFields } from '@portway/contracts/profile/profile-fields';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeDatabase } from '../../testing/databases.ts';
import { openAsSuperuser } from '../../testing/test-databases.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder, readMigrationFiles } from './migration-files.ts';

const everyPrivateAnswer = {
  isLegallyAuthorized: 'No',
  requiresSponsorship: 'Yes',
  currentVisa: 'graduate',
  visaExpires: '2027-08-31',
  bornOn: '1999-02-14',
  phd: 'stem',
  monthsHeld: 0,
  newEntrantGround: 'postdoctoral',
  hiddenFrom: ['Northgate Systems'],
  shownTo: [],
  marketsAvoided: ['Gambling'],
  technologiesAvoided: ['Perl'],
};

/** Private from the first day on. */
const askedLater = ['studentCourse', 'studentDegree', 'courseEndsOn'];

it('private answers from before they had a table of their own are moved there, and none is lost', async () => {
  const made = await makeDatabase();
  const database = await openDatabase(made.place);
  const queries = openAsSuperuser(made.adminUrl);
  const files = readMigrationFiles(migrationsFolder);
  await migrate(
    database,
    files.slice(
      0,
      files.findIndex(({ name }) => name === 'private-answers'),
    ),
  );
  const shown = { bio: 'I build.' };
  const needs = { requiresSponsorship: 'Yes' };
  const sizes = { seed: 'No', large: 'Ideal' };
  const before = {
    everything: { ...shown, ...everyPrivateAnswer, companyPreferences: sizes },
    visa: { ...shown, ...needs, currentVisa: 'student', companyPreferences: { seed: 'Yes' } },
    unwanted: { companyPreferences: { seed: 'No' } },
    nothing: { ...shown, ...needs },
    unreadable: { bio: 7, companyPreferences: 'No', visaExpires: null },
    'unreadable-list': { companyPreferences: [{ seed: 'No' }], monthsHeld: 3 },
    empty: {},
  };
  for (const [name, answers] of Object.entries(before)) {
    await sql`insert into account (id, email, full_name, role)
      values (gen_random_uuid(), ${`${name}@example.com`}, ${name}, 'candidate')`.execute(queries);
    await sql`insert into profile (account, answers, pronouns, active_on)
      select id, ${JSON.stringify(answers)}::jsonb, 'she/her', '2026-11-20' from account
      where full_name = ${name}`.execute(queries);
  }
  await migrate(database, files);
  const { rows } = await sql<{ name: string }>`
    select full_name as name, profile.answers as shown, profile_private.answers as own, pronouns,
      active_on::text as "activeOn"
    from account join profile on profile.account = account.id
      left join profile_private on profile_private.account = account.id
    order by account.full_name`.execute(queries);
  const as = { pronouns: 'she/her', activeOn: '2026-11-20' };
  expect(rows).toEqual([
    { name: 'empty', shown: {}, own: null, ...as },
    {
      name: 'everything',
      shown: { ...shown, companyPreferences: { large: 'Ideal' } },
      own: { ...everyPrivateAnswer, companyPreferences: sizes },
      ...as,
    },
    { name: 'nothing', shown, own: needs, ...as },
    {
      name: 'unreadable',
      shown: { bio: 7, companyPreferences: 'No' },
      own: { visaExpires: null },
      ...as,
    },
    {
      name: 'unreadable-list',
      shown: { companyPreferences: [{ seed: 'No' }] },
      own: { monthsHeld: 3 },
      ...as,
    },
    { name: 'unwanted', shown: { companyPreferences: {} }, own: before.unwanted, ...as },
    {
      name: 'visa',
      shown: { ...shown, companyPreferences: { seed: 'Yes' } },
      own: { ...needs, currentVisa: 'student' },
      ...as,
    },
  ]);
  // A server of the version before, or a mistake of this one, cannot write a private answer where employers read.
  const refused = privateFields.map((field) =>
    sql`update profile set answers = jsonb_build_object(${field}::text, null)`.execute(queries).then(
      () => field,
      () => 'refused',
    ),
  );
  expect(new Set(await Promise.all(refused))).toEqual(new Set(['refused']));
  const asked = [...Object.keys(everyPrivateAnswer), ...askedLater];
  expect(asked.toSorted()).toEqual([...privateFields].toSorted());
  await Promise.all([database.close(), queries.destroy()]);
  await made.remove();
});
