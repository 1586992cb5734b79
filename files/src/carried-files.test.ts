import { expect, it } from 'vitest';
import { fileKind } from './file-kind.ts';
import { docx, entriesOf, paragraph, partsOf, picture, png } from './testing/hostile-variants/docx-parts.ts';
import { zip } from './testing/hostile-variants/zip-parts.ts';
import { madeDoc } from './testing/made-files.ts';

const archive = zip([{ name: 'a.exe', data: 'MZ' }]).toString('latin1');
/** A frame of so many points a side, and no samples. */
const jpeg = (side: string) =>
  `\xff\xd8\xff\xc0\0\x0b\x08${side}${side}\x01\x01\x11\0\xff\xda\0\x02ab\xff\xd9`;
const gif = 'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;';
const photo = jpeg('\0\x08');

const withPicture = async (data: string) =>
  await fileKind(
    'cv.docx',
    docx({
      body: picture('rId9'),
      relations: { rId9: { type: 'image', target: 'media/image1.png' } },
      parts: { 'word/media/image1.png': data },
    }),
  );

it.each([
  ['a PNG', png()],
  ['a PNG with zeros after it', `${png()}\0\0`],
  ['a photo', photo],
  ['a photo with its preview after it', photo + photo],
  ['a photo with a film after it', `${photo}\0\0\0\x18ftypmp42`],
  ['a GIF', gif],
])('takes a document with %s', async (_, data) => {
  expect(await withPicture(data)).toEqual({ status: 'sound', kind: 'docx' });
});

it.each([
  ['a PNG with an archive after it', png() + archive],
  ['a PNG with anything after it', `${png()}x`],
  ['a photo with a program after it', `${photo}\0\nMZ\x90`],
  ['a photo with an archive after its preview', photo + photo + archive],
  ['a GIF with a page after it', `${gif}<script>`],
])('takes no document with %s', async (_, data) => {
  expect(await withPicture(data)).toEqual({ status: 'refused', because: 'carries-file' });
});

const side = '\xea\x60';
it.each([
  ['PNG', png(60_000, 60_000, Buffer.alloc(100))],
  ['JPEG', jpeg(side)],
  ['GIF', gif.replace('\x01\0\x01\0', '\x60\xea\x60\xea')],
  ['BMP', `BM${'\0'.repeat(16)}\x60\xea\0\0\x60\xea\0\0${'\0'.repeat(30)}`],
  [
    'TIFF',
    `MM\0*\0\0\0\x08\0\x02\x01\0\0\x03\0\0\0\x01${side}\0\0\x01\x01\0\x03\0\0\0\x01${side}\0\0\0\0\0\0`,
  ],
  ['WebP', `RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\x60\xea\0\x60\xea\0`],
])('takes no document with a %s that says it has 60,000 by 60,000 points', async (_, data) => {
  expect(await withPicture(data)).toEqual({ status: 'refused', because: 'bomb' });
});

it('takes no old document with something after its last sector', async () => {
  const doc = madeDoc();
  expect(await fileKind('cv.doc', Buffer.concat([doc, Buffer.alloc(512)]))).toMatchObject({
    status: 'sound',
  });
  for (const [more, size] of [
    ['MZ', 2],
    ['MZ', 512],
    ['x', 1],
  ] as const) {
    const after = Buffer.alloc(size);
    after.write(more, 'latin1');
    const verdict = await fileKind('cv.doc', Buffer.concat([doc, after]));
    expect(verdict).toEqual({ status: 'refused', because: 'carries-file' });
  }
});

const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (...content: readonly string[]) =>
  mark('begin') + content.join('') + mark('separate') + mark('end');
const words = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
const kindOf = async (content: string) =>
  await fileKind('cv.docx', zip(entriesOf(partsOf({ body: paragraph(content) }))));

it('takes no link whose address another field makes, however that is written', async () => {
  const address = field(words(' QUOTE 92 92 97 '));
  const simple = '<w:fldSimple w:instr=" QUOTE 92 92 97 "/>';
  const elsewhere = { status: 'refused', because: 'elsewhere' };
  expect(await kindOf(field(words(' HYPERLINK '), address))).toEqual(elsewhere);
  expect(await kindOf(field(words(' HYPERLINK '), simple))).toEqual(elsewhere);
  expect(await kindOf(field(words(' INCLUDEPICTURE '), address))).toEqual(elsewhere);
});

it('takes links with a page number as their words, and pictures in pictures of an email', async () => {
  const sound = { status: 'sound', kind: 'docx' };
  const entry = mark('begin') + words(' HYPERLINK \\l &quot;_Toc1&quot; ') + mark('separate');
  expect(await kindOf(`${entry}${field(words(' PAGEREF _Toc1 '))}${mark('end')}`)).toEqual(sound);
  const inner = field(words(' INCLUDEPICTURE &quot;C:\\\\b.png&quot; '));
  expect(await kindOf(field(words(' INCLUDEPICTURE &quot;C:\\\\a.png&quot; '), inner))).toEqual(sound);
});
