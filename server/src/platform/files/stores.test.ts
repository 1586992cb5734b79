import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SmallStore, startSmallStore } from '../../testing/files/small-store.ts';
import { removeFolder } from '../../testing/remove-folder.ts';
import type { Secret } from '../crypto/cipher.ts';
import { s3Store } from './s3-store.ts';
import { openFileStore } from './stores.ts';

const secret: Secret = ['a secret for tests of 32 characters'];
const [one, other] = ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', '6f9619ff-8b86-4d01-b42d-00cf4fc964fe'];
const words = Buffer.from('Amara Okafor');

let store: SmallStore;
let folder = '';
let s3Url = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portway-store-'));
  store = await startSmallStore();
  s3Url = store.url('cvs/people');
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await removeFolder(folder);
});

describe.each([
  {
    name: 'a folder',
    open: () => openFileStore({ secret, dataDir: folder, s3Url: undefined }),
    lies: (key: string) => readFile(join(folder, 'files', key)),
    lay: (key: string, bytes: Buffer) => writeFile(join(folder, 'files', key), bytes),
  },
  {
    name: 'S3',
    open: () => openFileStore({ secret, dataDir: folder, s3Url }),
    lies: async (key: string) => store.objects.get(`/cvs/people/${key}`) ?? Buffer.alloc(0),
    lay: async (key: string, bytes: Buffer) => void store.objects.set(`/cvs/people/${key}`, bytes),
  },
])('files in $name', ({ open, lies, lay }) => {
  it('come back unchanged, and are stored encrypted', async () => {
    const store = await open();
    await store.put(one, words);
    expect(Buffer.from((await store.get(one)) ?? [])).toEqual(words);
    expect((await lies(one)).includes(words)).toBe(false);
    expect(await lies(one)).toHaveLength(words.length + 28);
  });

  it('decrypt neither under another name nor altered', async () => {
    const store = await open();
    await lay(other, await lies(one));
    expect(await store.get(other)).toBeUndefined();
    const altered = Buffer.from(await lies(one));
    altered[30] = (altered[30] ?? 0) ^ 1;
    await lay(one, altered);
    expect(await store.get(one)).toBeUndefined();
  });

  it('are gone once deleted, however often that is called', async () => {
    const store = await open();
    await store.delete(one);
    await store.delete(one);
    expect(await store.get(one)).toBeUndefined();
  });
});

it('a folder accepts a UUID for a name and nothing else', async () => {
  const store = await openFileStore({ secret, dataDir: folder, s3Url: undefined });
  for (const name of ['../evil', 'cv.pdf', '', `${one}.part`]) {
    await expect(store.put(name, words)).rejects.toThrow('A file is stored under a UUID.');
    await expect(store.get(name)).rejects.toThrow('A file is stored under a UUID.');
  }
});

it('a bucket is made where the store has none, and said to be', async () => {
  store.lack('new');
  const newStore = s3Store(store.url('new/people'));
  await expect(newStore.put(one, words)).rejects.toThrow();
  expect([await newStore.makeBucket(), await newStore.makeBucket()]).toEqual([true, false]);
  await newStore.put(one, words);
  expect(store.objects.get(`/new/people/${one}`)).toEqual(words);
  store.objects.delete(`/new/people/${one}`);
});

it('requests to a store that never responds are aborted', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const store = s3Store(`http://key:secret@127.0.0.1:${port}/cvs`, 100);
  await expect(store.put(one, words)).rejects.toThrow();
  await expect(store.get(one)).rejects.toThrow();
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});

describe('a file larger than a part', () => {
  const large = Buffer.alloc(12 * 1024 * 1024, 'Amara Okafor ');
  const partsAsked = () =>
    store.requestLines.flatMap((each) => /partNumber=(\d+)/.exec(each)?.slice(1) ?? []).toSorted();

  it('is sent in parts, of which only one that failed is sent again', async () => {
    store.requestLines.length = 0;
    store.failOnce((requestLine) => requestLine.includes('partNumber=2'));
    await s3Store(s3Url).put(one, large);
    expect(partsAsked()).toEqual(['1', '2', '2', '3']);
    expect(Buffer.compare(Buffer.from((await s3Store(s3Url).get(one)) ?? []), large)).toBe(0);
  });

  it('is not there at all when a part cannot be sent, and leaves no parts behind', async () => {
    await s3Store(s3Url).delete(one);
    store.failAlways((requestLine) => requestLine.includes('partNumber=3'));
    await expect(s3Store(s3Url).put(one, large)).rejects.toThrow();
    store.failAlways();
    expect([await s3Store(s3Url).get(one), store.partsLeft()]).toEqual([undefined, 0]);
  });
});
