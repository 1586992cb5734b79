import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usualBounds } from '@portway/files';
import { madePdf } from '@portway/files/testing/made-files';
import { readPdf } from '@portway/files/testing/read-pdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Secret } from '../crypto/cipher.ts';
import type { FileStore } from './file-store.ts';
import { type FileToRender, renderings } from './renderings.ts';
import { openFileStore } from './stores.ts';

const secret: Secret = ['a secret of sixty-four letters, of which this is the first half.'];

describe('renderings:', { timeout: 300_000 }, () => {
  let folder: string;
  let store: FileStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portway-renderings-'));
    store = await openFileStore({ secret, dataDir: folder, s3Url: undefined });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const countFiles = async () => (await readdir(join(folder, 'files')).catch(() => [])).length;
  const staying = () => ({
    account: randomUUID(),
    organisation: null,
    signal: new AbortController().signal,
  });

  function makeRenderings({ withinMs = usualBounds.withinMs, now = Date.now } = {}) {
    const due = new Set<string>();
    const ends: string[] = [];
    const { of } = renderings({
      store,
      announce: async (key) => void due.add(key),
      keep: async (key) => void due.delete(key),
      onFailure: (end) => void ends.push(end),
      bounds: { ...usualBounds, withinMs },
      now,
    });
    return { of, due, ends };
  }

  async function file(text = 'Amara Okafor', kind: FileToRender['kind'] = 'pdf'): Promise<FileToRender> {
    const file_key = randomUUID();
    await store.put(file_key, kind === 'pdf' ? madePdf([text]) : Buffer.from(text));
    return { file_key, kind, name: `cv.${kind}` };
  }

  it('are made once, stored beside the original, and deleted with the original', async () => {
    const before = await countFiles();
    const { of, due } = makeRenderings();
    const cv = await file();
    const [first, other] = await Promise.all([of(cv, staying()), of(cv, staying())]);
    if (first.status !== 'rendered') throw new Error(first.status);
    expect((await readPdf(first.bytes)).text).toBe('Amara Okafor');
    expect(other).toEqual(first);
    expect([await countFiles(), due.size]).toEqual([before + 2, 0]);
    // Of a program that has just started, and has no time to make another.
    const second = await makeRenderings({ withinMs: 1 }).of(cv, staying());
    expect(second.status === 'rendered' && Buffer.from(second.bytes).equals(first.bytes)).toBe(true);
    await store.delete(cv.file_key);
    expect(await countFiles()).toBe(before);
    expect(await of(cv, staying())).toEqual({ status: 'lost' });
  });

  it('leave nothing behind of an original that is deleted meanwhile', async () => {
    const before = await countFiles();
    const { of, due } = makeRenderings();
    const cv = await file();
    const making = of(cv, staying());
    await expect.poll(() => store.get(cv.file_key)).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await store.delete(cv.file_key);
    expect((await making).status).toBe('rendered');
    expect([await countFiles(), due.size]).toEqual([before, 0]);
  });

  it('are not tried again for ten minutes where one failed, and never of a DOC file', async () => {
    let now = Date.now();
    const { of, ends } = makeRenderings({ now: () => now });
    const broken = await file(' ', 'txt');
    const impossible = { status: 'impossible' };
    expect(await of(broken, staying())).toEqual(impossible);
    await store.put(broken.file_key, Buffer.from('Amara Okafor'));
    expect(await of(broken, staying())).toEqual(impossible);
    now += 600_001;
    expect(await of(broken, staying())).toMatchObject({ status: 'rendered' });
    expect(ends).toEqual(['exit 1']);
    expect(await of({ ...broken, kind: 'doc', file_key: randomUUID() }, staying())).toEqual(impossible);
  });

  it('stop when everybody who waits has gone, and leave the place to others', async () => {
    const { of, due } = makeRenderings();
    const before = await countFiles();
    const leaver = new AbortController();
    const leaving = await Promise.all(Array.from({ length: 10 }, () => file()));
    const requests = leaving.map((each) =>
      of(each, { account: randomUUID(), organisation: null, signal: leaver.signal }),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    leaver.abort();
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['busy']));
    expect([await countFiles(), due.size]).toEqual([before + 10, 0]);
    expect(await of(await file(), staying())).toMatchObject({ status: 'rendered' });
  });
});
