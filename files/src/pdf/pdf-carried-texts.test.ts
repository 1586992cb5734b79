import { expect, it } from 'vitest';
import { fileKind, withoutAttachments } from '../file-kind.ts';
import { hostilePdfs } from '../testing/hostile-pdfs.ts';
import { harmlessCarriers, hostileCarriers } from '../testing/hostile-variants/pdf-carried.ts';
import { pdfReachingOut } from '../testing/hostile-variants/pdf-reaching-out.ts';
import { pdfScripts } from '../testing/hostile-variants/pdf-scripts.ts';
import { pdfSeldom } from '../testing/hostile-variants/pdf-seldom.ts';
import { pdfText } from './pdf-text.ts';

const refused = { status: 'refused', because: 'carries-file' };

it.each(harmlessCarriers)('a text %s is left out of a PDF, and nothing else', async (_, bytes) => {
  expect(await fileKind('cv.pdf', bytes)).toEqual(refused);
  const emptied = Buffer.from((await withoutAttachments('cv.pdf', bytes)) ?? []);
  expect(emptied).toHaveLength(bytes.length);
  const isKept = (byte: number, place: number) => emptied[place] === byte;
  const places = [...bytes.entries()].flatMap(([place, byte]) => (isKept(byte, place) ? [] : [place]));
  expect(places.length).toBeGreaterThan(10);
  expect(emptied.includes('Candidate')).toBe(false);
  expect(emptied.includes('"name"')).toBe(false);
  expect(await pdfText(emptied)).toBe(await pdfText(bytes));
});

it.each(hostileCarriers)('a PDF with an attachment stays refused: %s', async (_, bytes) => {
  expect(await fileKind('cv.pdf', bytes)).toMatchObject({ status: 'refused' });
  expect(await withoutAttachments('cv.pdf', bytes)).toBeUndefined();
});

it.each([
  ...[...pdfReachingOut, ...pdfSeldom, ...pdfScripts].map(([name, bytes]) => [name, bytes] as const),
  ...hostilePdfs.map(({ what, bytes }) => [what, bytes] as const),
])('nothing is left out of a hostile PDF to take it: %s', async (_, bytes) => {
  expect(await withoutAttachments('cv.pdf', bytes)).toBeUndefined();
});

it('only a PDF is kept without its attachments', async () => {
  const [, bytes] = harmlessCarriers[0] ?? [];
  expect(await withoutAttachments('cv.docx', bytes ?? Buffer.alloc(0))).toBeUndefined();
});
