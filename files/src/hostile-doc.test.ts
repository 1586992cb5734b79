import { expect, it } from 'vitest';
import { fileKind } from './file-kind.ts';
import { madeDoc, madeDocx } from './testing/made-files.ts';

const field = (instruction: string) => `Hello \u0013${instruction}\u0014result\u0015`;

it.each([
  ['DDE', 'program', madeDoc([], { pieces: [field('DDEAUTO cmd.exe "/k calc"')] })],
  ['DDE in pieces', 'program', madeDoc([], { pieces: ['Hello \u0013D', 'DE cmd', ' "/k calc"\u0015'] })],
  ['DDE behind other words', 'program', madeDoc([], { pieces: [field(' PAGE DDE cmd "/k calc"')] })],
  [
    'DDE by the result of a field',
    'program',
    madeDoc([], { pieces: ['\u0013\u0013QUOTE 68 68 69\u0015 cmd\u0015'] }),
  ],
  ['a linked object', 'program', madeDoc([], { pieces: [field('LINK Excel.Sheet "a"')] })],
  [
    'a picture from elsewhere',
    'elsewhere',
    madeDoc([], { pieces: [field('INCLUDEPICTURE "https://evil.example"')] }),
  ],
  ['a link to a script', 'elsewhere', madeDoc([], { pieces: [field('HYPERLINK "javascript:alert(1)"')] })],
  ['a template from elsewhere', 'program', madeDoc([], { template: 'https://evil.example/a.dot' })],
  ['a template on a network', 'program', madeDoc([], { template: '\\\\evil\\share\\a.dot' })],
  ['an equation object', 'carries-file', madeDoc(['Equation Native'])],
  ['a text that is twice there', 'broken', madeDoc(['worddocument'])],
  ['a workbook', 'carries-file', madeDoc(['Workbook'])],
] as const)('takes no old Word document with %s', async (_, because, bytes) => {
  expect(await fileKind('cv.doc', bytes)).toEqual({ status: 'refused', because });
});

it('takes no old Word document whose sectors lead round in a circle', async () => {
  const bytes = madeDoc();
  const table = 512;
  const [first, second] = [2, 3];
  expect(bytes.readUInt32LE(table + 4 * first)).toBe(second);
  bytes.writeUInt32LE(first, table + 4 * second);
  expect(await fileKind('cv.doc', bytes)).toEqual({ status: 'refused', because: 'broken' });
});

it.each([
  [
    'a link',
    madeDoc([], {
      pieces: ['Amara \u0013HYPERLINK "https://ex', 'ample.com/DDE" \\o "Site"\u0014site\u0015'],
    }),
  ],
  ['a page number', madeDoc([], { pieces: [field(' PAGE \\* MERGEFORMAT ')] })],
  ['a template of its own disk', madeDoc([], { template: 'C:\\Users\\Amara\\Normal.dot' })],
])('takes an old Word document with %s', async (_, bytes) => {
  expect(await fileKind('cv.doc', bytes)).toEqual({ status: 'sound', kind: 'doc' });
});

const lines = ['Amara Okafor'];
const docx = madeDocx(lines);

/** A copy in which one number is another. */
function withNumberChanged(at: number, by: number): Buffer {
  const copy = Buffer.from(docx);
  copy.writeUInt16LE(copy.readUInt16LE(at) + by, at);
  return copy;
}

/** Bytes that belong to no part, between the last one and the directory. */
function withGap(): Buffer {
  const list = docx.readUInt32LE(docx.length - 6);
  const copy = Buffer.concat([docx.subarray(0, list), Buffer.from('MZ, evil'), docx.subarray(list)]);
  copy.writeUInt32LE(list + 8, copy.length - 6);
  return copy;
}

it.each([
  ['a part that is twice there in other letters', madeDocx(lines, { 'Word/Document.xml': '<a/>' })],
  ['a part outside of it', madeDocx(lines, { '/etc/a.xml': '<a/>' })],
  ['a part above it', madeDocx(lines, { 'word/../../a.xml': '<a/>' })],
  ['a part on another disk', madeDocx(lines, { 'C:a.xml': '<a/>' })],
  ['a part by a path of Windows', madeDocx(lines, { 'word\\a.xml': '<a/>' })],
  ['a part whose size is told twice', withNumberChanged(18, 1)],
  ['a part whose sum is told twice', withNumberChanged(14, 1)],
  ['a part that is packed in two ways', withNumberChanged(8, -8)],
  ['bytes between its parts', withGap()],
])('takes no Word document with %s', async (_, bytes) => {
  expect(await fileKind('cv.docx', bytes)).toEqual({ status: 'refused', because: 'broken' });
});
