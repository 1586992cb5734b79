import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeFolder } from '../../testing/remove-folder.ts';
import { backupName, deleteOldBackups, placeNamed } from './old-backups.ts';

const now = Date.parse('2026-11-29T02:15:00Z');

it('a backup is named by its moment, within the folder or before the query of the store', () => {
  const name = backupName(now);
  expect(name).toBe('2026-11-29T021500Z');
  expect(placeNamed('/backups/', name)).toBe('/backups/2026-11-29T021500Z');
  expect(placeNamed('s3://host/bucket/site?region=eu-west-2', name)).toBe(
    's3://host/bucket/site/2026-11-29T021500Z?region=eu-west-2',
  );
});

it('the newest whole backups stay, however old; what was broken off long ago goes, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portway-old-'));
  const wholeBackups = [
    '2026-11-01T021500Z',
    '2026-11-02T021500Z',
    '2026-11-03T021500Z',
    '2026-11-29T021500Z',
  ];
  const brokenOff = ['2026-11-04T021500Z', '2026-11-28T121500Z'];
  const others = ['2026-11-01', 'before-the-upgrade'];
  for (const name of [...wholeBackups, ...brokenOff, ...others]) await mkdir(join(folder, name));
  for (const name of [...wholeBackups, ...others]) await writeFile(join(folder, name, 'backup.json'), '{}');
  await writeFile(join(folder, 'notes.txt'), '');
  expect(await deleteOldBackups(folder, 2, now)).toEqual({ deleted: 3, left: 2 });
  expect(await readdir(folder)).toEqual([
    '2026-11-01',
    '2026-11-03T021500Z',
    '2026-11-28T121500Z',
    '2026-11-29T021500Z',
    'before-the-upgrade',
    'notes.txt',
  ]);
  expect(await deleteOldBackups(folder, 2, now)).toEqual({ deleted: 0, left: 2 });
  await removeFolder(folder);
});
