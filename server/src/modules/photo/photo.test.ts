import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { person, type TestPerson } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let amara: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  amara = await person(app, { role: 'candidate' });
});
afterAll(() => app[Symbol.asyncDispose]());

const answer = z.object({ message: z.string(), photo: z.string().optional() });
async function send(bytes: Uint8Array | null, path = '/api/profile/photo') {
  const body = bytes === null ? null : new Uint8Array(bytes);
  const told = await app.ask(path, { method: 'POST', headers: amara.headers, body });
  return { status: told.status, ...answer.parse(await told.json()) };
}
const profilePhoto = async () => {
  const told = await app.ask('/api/profile', { headers: amara.headers });
  return z.object({ photo: z.string().nullable() }).parse(await told.json()).photo;
};
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7f62' } });

it.each(['jpeg', 'png', 'webp'] as const)(
  're-encodes a %s, square and without its metadata',
  async (format) => {
    const sent = await picture(900, 600)
      .withExif({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toFormat(format)
      .toBuffer();
    const { status, photo = '' } = await send(sent);
    expect(status).toBe(200);
    expect(await profilePhoto()).toBe(photo);
    const drawn = Buffer.from(photo.replace('data:image/jpeg;base64,', ''), 'base64');
    const { format: kind, width, height, exif } = await sharp(drawn).metadata();
    expect([kind, width, height, exif]).toEqual(['jpeg', 256, 256, undefined]);
    expect(drawn.includes('Secret')).toBe(false);
  },
);

it('accepts no other format, no broken image, and none that grows too large; the present one remains', async () => {
  const before = await profilePhoto();
  const png = await picture(300, 300).png().toBuffer();
  const vast = await picture(16_000, 16_000).png().toBuffer();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const gif = await picture(10, 10).gif().toBuffer();
  for (const bytes of [drawing, gif, vast, png.subarray(0, png.length - 60), Buffer.alloc(0)]) {
    expect(await send(bytes)).toEqual({ status: 422, message: 'Please upload a JPEG, PNG or WebP picture.' });
  }
  const large = await send(Buffer.alloc(5_000_001));
  expect([large.status, large.message]).toEqual([413, 'This file is too large. Use one of at most 5 MB.']);
  expect(await profilePhoto()).toBe(before);
});

it('is gone once removed', async () => {
  expect(await send(null, '/api/profile/photo/remove')).toEqual({
    status: 200,
    message: 'Your photo is removed.',
  });
  expect(await profilePhoto()).toBeNull();
});
