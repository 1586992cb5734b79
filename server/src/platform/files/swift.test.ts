import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { s3Store } from './s3-store.ts';

const { TEST_S3_URL: address = '' } = process.env;

/** A store that others wrote: the nightly run starts OpenStack Swift with its S3 interface. */
describe.skipIf(address === '')('in a store that speaks S3 and is not ours', { timeout: 120_000 }, () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const words = Buffer.from('Amara Okafor');
  const large = Buffer.alloc(12 * 1024 * 1024, 'Amara Okafor ');
  const elsewhere = address.replace(/\/[^/]*$/, `/${randomUUID()}`);
  const bytesOf = async (store: ReturnType<typeof s3Store>, key: string) =>
    Buffer.from((await store.get(key)) ?? []);

  it('the bucket is made where it is not there, once', async () => {
    const store = s3Store(address.replace(/\/[^/]+\/[^/]*$/, `/${randomUUID()}/people`));
    expect([await store.makeBucket(), await store.makeBucket()]).toEqual([true, false]);
    await s3Store(address).makeBucket();
  });

  it('a small file and one in parts come back unchanged, are listed, replaced and deleted', async () => {
    const store = s3Store(address);
    expect(await store.get(one)).toBeUndefined();
    await store.put(one, words);
    await store.put(other, large);
    expect(await bytesOf(store, one)).toEqual(words);
    expect(Buffer.compare(await bytesOf(store, other), large)).toBe(0);
    const keysIn = async () => {
      const keys = [];
      for await (const key of store.keys()) keys.push(key);
      return new Set(keys);
    };
    expect(await keysIn()).toEqual(new Set([one, other]));
    expect(await store.replace(one, Buffer.from('Bea'))).toBe(true);
    expect((await bytesOf(store, one)).toString()).toBe('Bea');
    await store.delete(one);
    await store.delete(one);
    expect([await store.get(one), await store.replace(one, words)]).toEqual([undefined, false]);
    expect(await keysIn()).toEqual(new Set([other]));
  });

  it('files are copied within the store, large ones too, and a place is known to be empty', async () => {
    const [store, copy] = [s3Store(address), s3Store(elsewhere)];
    expect(await copy.isEmpty()).toBe(true);
    expect(await copy.copyFrom(address, other, `files/${other}`)).toBe(true);
    expect(await copy.copyFrom(address, randomUUID(), 'files/none')).toBe(false);
    expect(Buffer.compare(await bytesOf(copy, `files/${other}`), large)).toBe(0);
    expect(await copy.isEmpty()).toBe(false);
    await Promise.all([store.delete(other), copy.delete(`files/${other}`)]);
  });
});
