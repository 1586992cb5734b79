import { expect, it } from 'vitest';
import { fileKind } from './file-kind.ts';
import { hostileFiles } from './testing/hostile-files.ts';
import { madeDoc, madeDocx, madePdf } from './testing/made-files.ts';

const files = hostileFiles(300);
const lines = ['Amara Okafor', 'Skills: HTML/JavaScript (ES6), TypeScript'];
const sound = {
  'cv.pdf': madePdf(lines),
  'CV final.DOCX': madeDocx(lines),
  'cv.doc': madeDoc(),
  'cv.txt': Buffer.from(lines.join('\n')),
  'marked.txt': Buffer.from(`\ufeff${lines.join('\n')}`, 'utf16le'),
} as const;

it.each(Object.entries(sound))('takes %s, which is what it says', async (name, bytes) => {
  expect(await fileKind(name, bytes)).toMatchObject({ status: 'sound' });
});

it('takes none of 300 hostile files, and stays within bounds while it looks', async () => {
  expect(files).toHaveLength(300);
  const before = process.memoryUsage().arrayBuffers;
  const accepted: string[] = [];
  let most = 0;
  for (const { name, bytes, kind } of files) {
    const verdict = await fileKind(name, bytes);
    if (verdict.status === 'sound') accepted.push(`${name}: ${kind}`);
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  expect(accepted).toEqual([]);
  expect(most).toBeLessThan(400_000_000);
});

const testVirus = [String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-`, 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

it.each([
  ['cv.txt', Buffer.from(testVirus)],
  ['cv.txt', Buffer.from(`Amara\n${testVirus}`)],
  ['cv.txt', Buffer.from(`\ufeffAmara\n${testVirus}`, 'utf16le')],
  ['cv.pdf', madePdf([testVirus], { objects: [`<< >>\nstream\n${testVirus}\nendstream`] })],
  ['cv.docx', madeDocx(lines, { 'customXml/item1.xml': `<a>${testVirus}</a>` })],
])('finds the test file of virus scanners in %s', async (name, bytes) => {
  expect(await fileKind(name, bytes)).toEqual({ status: 'refused', because: 'program' });
});

/** Hours, should a pattern go back and forth; a second or two as it is. */
const withinMs = 60_000;

it.each([
  ['pdf', '/S%'],
  ['pdf', '/S %x\n'],
  ['pdf', '/JavaScript '],
  ['pdf', '/EF 1'],
  ['pdf', '#41'],
  ['pdf', '/ObjStm stream\n'],
  ['pdf', '/Type/ObjStm>>stream\nx\nendstream '],
  ['txt', '<a'],
  ['txt', ' \n'],
  ['pdf', '#41#41 stream\n'],
])(
  'a %s of ten megabytes of %j does not keep it long',
  async (ending, piece) => {
    const filler = piece.repeat(9_900_000 / piece.length);
    const file = madePdf([], { objects: [filler] });
    const bytes = ending === 'pdf' ? file : Buffer.from(`${filler}\u0007`);
    const verdict = await fileKind(`cv.${ending}`, bytes);
    if (ending === 'txt') expect(verdict.status).toBe('refused');
  },
  withinMs,
);

it.each(['import', 'function'])(
  'a text of %s and ten megabytes of blanks is words',
  async (word) => {
    const bytes = Buffer.from(`${word}${' '.repeat(9_900_000)}x`);
    expect(await fileKind('cv.txt', bytes)).toMatchObject({ status: 'sound' });
  },
  withinMs,
);
