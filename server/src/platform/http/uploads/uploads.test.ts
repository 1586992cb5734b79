import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openUpload } from '../../../testing/files/open-upload.ts';
import { person } from '../../../testing/people/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { checkQueue, type Turn } from './check-queue.ts';
import { openSpool } from './spool.ts';

const resumes = '/api/me/resumes?name=cv.txt';
const text = Buffer.alloc(1_000, 'text ');
const candidate = { role: 'candidate' } as const;
/** Far longer than any test. */
const patient = { graceMs: 60_000, bytesPerSecond: 1, withinMs: 60_000 };

it('takes two files of an account at once, and a third as soon as one is done or its sender is gone', async () => {
  await using app = await startTestApp({ limited: true });
  const sender = await person(app, candidate);
  const three = [1, 2, 3].map(() => openUpload(app.origin, sender, 1_000));
  const refusedOne = await Promise.race(
    three.map(async (upload) => ({ upload, status: (await upload.response).status })),
  );
  expect(refusedOne.status).toBe(429);
  const [first, second] = three.filter((upload) => upload !== refusedOne.upload);
  const refused = await sender.upload(resumes, text);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '10']);
  expect(refused.body).toMatchObject({
    message:
      'Two of your files are already being uploaded. Wait until one of them has finished, then try again.',
    code: 'uploads-open',
  });
  expect((await (await person(app, candidate)).upload(resumes, text)).status, 'somebody else').toBe(201);
  // Refused for want of a place, none of these counts as one of the twenty uploads of a minute.
  for (let times = 0; times < 25; times++) await sender.upload(resumes, text);
  first?.vanish();
  await expect.poll(async () => (await sender.upload(resumes, text)).status).toBe(201);
  second?.write(1_000);
  expect((await second?.response)?.status).toBe(201);
  expect((await sender.upload(resumes, text)).status).toBe(201);
});

it('takes no more bytes at once than the server has room for, and says when to try again', async () => {
  await using app = await startTestApp({ uploads: { open: { perAccount: 2, bytes: 10_000_000 } } });
  const senders = [await person(app, candidate), await person(app, candidate)];
  const two = senders.map((sender) => openUpload(app.origin, sender, 6_000_000));
  expect(await Promise.race(two.map(({ response }) => response))).toEqual({ status: 503, retryAfter: '60' });
  const other = await person(app, candidate);
  const refused = await other.upload(resumes, Buffer.alloc(4_000_001, 'text '));
  expect(refused.body).toMatchObject({
    message: 'Many people are uploading files at the moment. Please try again in a minute.',
    code: 'uploads-busy',
  });
  expect((await other.upload(resumes, text)).status, 'what still fits').toBe(201);
  for (const upload of two) upload.vanish();
});

it('counts a body without a length as the largest that it may be', async () => {
  await using app = await startTestApp({ uploads: { open: { perAccount: 2, bytes: 9_999_999 } } });
  const sender = await person(app, candidate);
  const body = new Blob([text]).stream();
  const response = await app.ask(resumes, {
    method: 'POST',
    headers: sender.headers,
    body,
    ...{ duplex: 'half' },
  });
  expect(response.status).toBe(503);
});

it('cuts off a sender who is too slow, which frees the place, and waits for one who is slow enough', async () => {
  const pace = { graceMs: 600, bytesPerSecond: 100, withinMs: 60_000 };
  await using app = await startTestApp({ uploads: { pace, open: { perAccount: 1, bytes: 20_000_000 } } });
  const sender = await person(app, candidate);
  const silent = openUpload(app.origin, sender, 1_000);
  silent.write(100);
  expect((await silent.response).status).toBe(408);
  const steady = openUpload(app.origin, sender, 1_000);
  for (let bytesSent = 0; bytesSent < 1_000; bytesSent += 100) {
    steady.write(100);
    await setTimeout(150);
  }
  expect((await steady.response).status).toBe(201);
});

it('what was sent quickly buys no longer wait than the grace, and a body has an end', async () => {
  const open = { perAccount: 1, bytes: 20_000_000 };
  await using app = await startTestApp({
    uploads: { open, pace: { graceMs: 300, bytesPerSecond: 1, withinMs: 60_000 } },
  });
  const sender = await person(app, candidate);
  const early = openUpload(app.origin, sender, 1_000);
  early.write(999);
  expect((await early.response).status).toBe(408);
  await using other = await startTestApp({ uploads: { open, pace: { ...patient, withinMs: 500 } } });
  const late = openUpload(other.origin, await person(other, candidate), 1_000);
  expect((await late.response).status).toBe(408);
});

it('keeps nothing of an upload on the disk that has a name or outlives it', async () => {
  await using app = await startTestApp({ uploads: { pace: patient } });
  const folder = join(app.folder, 'uploads');
  const open = openUpload(app.origin, await person(app, candidate), 1_000);
  open.write(500);
  await setTimeout(300);
  expect(readdirSync(folder)).toEqual([]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  open.vanish();
});

it('removes at the start what an earlier process left', async () => {
  await using app = await startTestApp();
  const folder = join(app.folder, 'uploads');
  writeFileSync(join(folder, 'left'), 'from before');
  openSpool(folder, () => undefined);
  expect(readdirSync(folder)).toEqual([]);
});

it('gives back the bytes that arrived', async () => {
  await using app = await startTestApp();
  const spool = openSpool(join(app.folder, 'uploads'), () => undefined);
  const pieces = [Buffer.alloc(300_000, 'one '), Buffer.alloc(7, 'two'), Buffer.alloc(262_144, 'three')];
  async function* arriving() {
    yield* pieces;
  }
  await using file = await spool(arriving());
  const whole = Buffer.concat(pieces);
  const rereadPieces: Uint8Array[] = [];
  for await (const piece of file.pieces()) rereadPieces.push(piece);
  expect(file.bytes).toBe(whole.length);
  expect(whole.equals(await file.read())).toBe(true);
  expect(whole.equals(Buffer.concat(rereadPieces))).toBe(true);
});

it('has few files in memory at once, and refuses one that waits too long for its turn', async () => {
  await using app = await startTestApp({
    uploads: { checks: 1, checkWithinMs: 300 },
    scanner: {
      async scan() {
        await setTimeout(1_000);
        return undefined;
      },
      fault: async () => undefined,
    },
  });
  const sender = await person(app, candidate);
  const [first, second] = await Promise.all([sender.upload(resumes, text), sender.upload(resumes, text)]);
  expect([first.status, second.status].toSorted()).toEqual([201, 503]);
  expect((await sender.upload(resumes, text)).status, 'the place is free again').toBe(201);
});

it('lets the next file have its turn when one fails, and skips those that no longer wait', async () => {
  const { queue, order, signal } = queueOf(1);
  const controller = new AbortController();
  const all = Promise.allSettled([
    queue('first', { account: 'a', signal }),
    queue('gone', { account: 'b', signal: controller.signal }),
    queue('last', { account: 'c', signal }),
  ]);
  controller.abort(new Error('gone'));
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(order).toEqual(['first', 'last']);
});

it('checks one file of an account at a time, so that slow ones do not hold up everybody', async () => {
  const { queue, order, signal } = queueOf(2);
  await Promise.allSettled([
    queue('first', { account: 'a', signal }),
    queue('second of the same', { account: 'a', signal }),
    queue('other', { account: 'b', signal }),
  ]);
  expect(order).toEqual(['first', 'other', 'second of the same']);
});

/** A queue of work that takes a moment; the first fails. */
function queueOf(lanes: number) {
  const run = checkQueue(lanes);
  const order: string[] = [];
  const queue = (name: string, turn: Turn) =>
    run(async () => {
      order.push(name);
      await setTimeout(20);
      if (name === 'first') throw new Error('failed');
    }, turn);
  return { queue, order, signal: new AbortController().signal };
}
