import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { withoutHeaders } from '../../../testing/http-client.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let amara: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  amara = await person(app, { role: 'candidate' });
});
afterAll(() => app[Symbol.asyncDispose]());

const upload = (bytes: Uint8Array) =>
  amara.upload('/api/me/profile/photo', new Uint8Array(bytes), { method: 'PUT' });
const profilePhoto = async () =>
  z.object({ photo: z.string().nullable() }).parse((await amara.get('/api/me/profile')).body).photo;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7f62' } });

it.each(['jpeg', 'png', 'webp'] as const)(
  're-encodes a %s, square and without its metadata',
  async (format) => {
    const original = await picture(900, 600)
      .withExif({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toFormat(format)
      .toBuffer();
    const { status, body } = await upload(original);
    expect(status).toBe(200);
    const { photo } = z.object({ photo: z.string() }).parse(body);
    expect(await profilePhoto()).toBe(photo);
    const jpeg = Buffer.from(photo.replace('data:image/jpeg;base64,', ''), 'base64');
    const { format: kind, width, height, exif } = await sharp(jpeg).metadata();
    expect([kind, width, height, exif]).toEqual(['jpeg', 256, 256, undefined]);
    expect(jpeg.includes('Secret')).toBe(false);
  },
);

it('accepts no other format, no broken image, and none that grows too large; the present one remains', async () => {
  const before = await profilePhoto();
  const png = await picture(300, 300).png().toBuffer();
  const vast = await picture(16_000, 16_000).png().toBuffer();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const gif = await picture(10, 10).gif().toBuffer();
  for (const bytes of [drawing, gif, vast, png.subarray(0, png.length - 60), Buffer.alloc(0)]) {
    const { status, body } = await upload(bytes);
    expect([status, body.message]).toEqual([422, 'Please upload a JPEG, PNG or WebP picture.']);
    expect(body.photo).toBeUndefined();
  }
  const large = await upload(Buffer.alloc(5_000_001));
  expect([large.status, large.body.message]).toEqual([
    413,
    'This file is too large. Choose one of up to 5 MB.',
  ]);
  expect(await profilePhoto()).toBe(before);
});

it('is gone once removed', async () => {
  expect(withoutHeaders(await amara.delete('/api/me/profile/photo'))).toEqual({
    status: 200,
    body: { message: 'Your photo is removed.' },
  });
  expect(await profilePhoto()).toBeNull();
});
