import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeDatabase } from '../../testing/databases.ts';
import { person } from '../../testing/people/people.ts';
import { removeFolder } from '../../testing/remove-folder.ts';
import { admin } from '../../testing/run-admin.ts';
import { openAsSuperuser } from '../../testing/test-databases.ts';

// Each command is a process of its own.
it('an operator looks at the site, counts what is in it, and reads rows without being able to change one', {
  timeout: 60_000,
}, async () => {
  const site = await makeDatabase('migrated');
  const dataDir = await mkdtemp(join(tmpdir(), 'portway-doctor-'));
  const superuser = openAsSuperuser(site.adminUrl);
  const { email } = await person({ superuser }, { role: 'candidate' });
  await superuser.destroy();
  const settings = { DATA_DIR: dataDir, DATABASE_URL: site.place.url, SMPT_URL: 'smtp://mail.example' };
  const reading = { ...settings, DATABASE_BACKUP_URL: site.adminUrl };

  const health = await admin(settings, ['doctor']);
  expect(health, health.fault).toMatchObject({ code: 0 });
  for (const line of [
    /^ok {3}version +Portway \d/m,
    /^see {2}settings +SMPT_URL is no setting and is not used\. Is SMTP_URL meant\?/m,
    /^ok {3}secret +is recorded at the next start$/m,
    /^ok {3}migration +at \d+, the newest$/m,
    /^ok {3}store +DATA_DIR\/files takes files/m,
    /^see {2}mail +SMTP_URL is not set/m,
    /^(ok|see) +disk +\d+\.\d GB free/m,
    /^ok {3}clock +\d\.\d s apart/m,
    /^ok {3}proxy +none is needed/m,
    /^see {2}backup +none was made yet$/m,
    /^see {2}register +no edition/m,
  ])
    expect(health.out).toMatch(line);

  expect((await admin(settings, ['stats'])).fault).toContain('Counting needs DATABASE_BACKUP_URL');
  const counts = await admin(reading, ['stats']);
  expect(counts, counts.fault).toMatchObject({ code: 0 });
  expect(counts.out).toMatch(/^candidates +1$/m);

  const hidden = await admin(settings, ['sql', 'select email from account']);
  expect(hidden.out).toBe('0 rows\n');
  expect(hidden.fault).toContain('row-level security hides rows of people. Set DATABASE_BACKUP_URL');
  expect(await admin(reading, ['sql', 'select email from account'])).toEqual({
    code: 0,
    out: `email\n${email}\n1 row\n`,
    fault: '',
  });
  for (const statement of ['delete from account', 'commit; delete from account'])
    expect((await admin(reading, ['sql', statement])).fault).toMatch(
      /read-only transaction|multiple commands/,
    );
  await site.remove();
  await removeFolder(dataDir);
});
