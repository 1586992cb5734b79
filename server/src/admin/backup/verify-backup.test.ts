import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Secret } from '../../platform/crypto/cipher.ts';
import { openRawStore } from '../../platform/files/stores.ts';
import { accessCast } from '../../testing/access/access-cast.ts';
import { type SmallStore, startSmallStore } from '../../testing/files/small-store.ts';
import { removeFolder } from '../../testing/remove-folder.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openPlace } from './backup-place.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const siteSecret: Secret = ['the secret of the site, of 32 characters'];
const otherSecret: Secret = ['the secret of someone else, 32 characters'];

describe('a backup that is read whole', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let parent: string;
  let folder: string;
  let store: SmallStore;
  beforeAll(async () => {
    app = await startTestApp({ secret: siteSecret });
    parent = await mkdtemp(join(tmpdir(), 'portway-verify-'));
    store = await startSmallStore();
    const candidate = await accessCast(app).make('candidate');
    const resume = await candidate.upload('/api/me/resumes?name=cv.txt', 'Amara\tOkafor\\\nengineer', {
      headers: { 'Content-Type': 'application/octet-stream' },
    });
    expect(resume.status).toBe(201);
  });
  afterAll(async () => {
    await app[Symbol.asyncDispose]();
    await store[Symbol.asyncDispose]();
    await removeFolder(parent);
  });
  let count = 0;
  beforeEach(async () => {
    count += 1;
    folder = join(parent, String(count));
    store.objects.clear();
  });

  async function backUp(to: string) {
    const place = await openPlace(to, siteSecret);
    await writeBackup({
      url: app.adminUrl,
      settings: { secret: siteSecret, isSecretSet: true, dataDir: app.folder },
      format: 2,
      files: { s3Url: undefined, store: await openRawStore({ dataDir: app.folder, s3Url: undefined }) },
      place,
      onTable: () => {},
    });
    return place;
  }
  const faultsOf = async (secret: Secret = siteSecret) =>
    (await verifyBackup(await openPlace(folder, secret), secret)).faults;

  it('has no fault, in a folder and in a store', async () => {
    const inFolder = await verifyBackup(await backUp(folder), siteSecret);
    expect(inFolder).toMatchObject({ faults: [], files: 1 });
    expect(inFolder.rows).toBe(inFolder.note.tables.reduce((sum, { rows }) => sum + rows, 0));
    const address = store.url('backups/whole');
    await backUp(address);
    const inStore = await verifyBackup(await openPlace(address, siteSecret), siteSecret);
    expect(inStore).toMatchObject({ faults: [], files: 1, rows: inFolder.rows });
  });

  it('names each part that is missing, cut or altered, and reads the rest all the same', async () => {
    await backUp(folder);
    const account = join(folder, 'tables/public.account.copy');
    const rows = await readFile(account, 'utf8');
    await writeFile(account, rows.replace('@', '%'));
    const session = join(folder, 'tables/public.session.copy');
    await writeFile(session, '');
    await rm(join(folder, 'tables/public.profile.copy'));
    expect(await faultsOf()).toEqual([
      'tables/public.account.copy was altered since it was written: its checksum is another.',
      'tables/public.profile.copy is missing.',
      expect.stringMatching(/^tables\/public\.session\.copy has 0 rows of the \d+ that were written\.$/),
      'tables/public.session.copy was altered since it was written: its checksum is another.',
    ]);
  });

  it('names files that are missing or altered, and a secret that opens none', async () => {
    await backUp(folder);
    const [key = ''] = await readdir(join(folder, 'files'));
    expect(await faultsOf(otherSecret)).toEqual([
      expect.stringMatching(
        /^It belongs to the secret with the key id \w{16}, and that of these settings is \w{16}\.$/,
      ),
      expect.stringMatching(/^None of the 1 uploaded files opens with this APP_SECRET, unless/),
    ]);
    expect(await faultsOf([...otherSecret, ...siteSecret])).toEqual([]);
    const file = join(folder, 'files', key);
    await writeFile(file, (await readFile(file)).subarray(0, 40));
    expect(await faultsOf()).toEqual([expect.stringMatching(/^None of the 1 uploaded files opens/)]);
    await rm(file);
    expect(await faultsOf()).toEqual([`1 of 1 uploaded files are missing: ${key}.`]);
  });

  it('in a store, says so of a part that was altered or lost', async () => {
    const address = store.url('backups/altered');
    await backUp(address);
    const part = '/backups/altered/tables/public.account.copy.last';
    store.objects.set(part, Buffer.concat([store.objects.get(part) ?? Buffer.alloc(0), Buffer.from('x')]));
    store.objects.delete('/backups/altered/tables/public.profile.copy.last');
    const { faults } = await verifyBackup(await openPlace(address, siteSecret), siteSecret);
    expect(faults).toEqual([
      expect.stringContaining('/backups/altered/ was altered since it was written'),
      'tables/public.profile.copy is missing.',
    ]);
  });

  it('of a damaged note, says so', async () => {
    await backUp(folder);
    await writeFile(join(folder, 'backup.json'), '{"format":2');
    await expect(faultsOf()).rejects.toThrow('a damaged one');
  });
});
