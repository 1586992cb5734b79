import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fileKind } from '../file-kind.ts';
import { madePdf } from '../testing/made-files.ts';

const lines = ['Amara Okafor'];
const streamOf = (entries: string, words: string) => {
  const packed = deflateSync(Buffer.from(words)).toString('latin1');
  return `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
};
const form = (names: string, words: string) =>
  streamOf(`/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << ${names} >> >>`, words);
/** Its page draws the first of these objects, number 6, under the name X. */
function drawing(words: string, ...objects: readonly string[]): Buffer {
  const text = madePdf(lines, { objects: [...objects, streamOf('', words)] }).toString('latin1');
  const pdf = text
    .replace('/Contents 4 0 R', `/Contents ${6 + objects.length} 0 R`)
    .replace('/Font << /F1 5 0 R >>', '/XObject << /X 6 0 R >>');
  return Buffer.from(pdf, 'latin1');
}
const check = async (bytes: Buffer) => await fileKind('cv.pdf', bytes);
const bomb = { status: 'refused', because: 'bomb' };
const sound = { status: 'sound', kind: 'pdf' };

it('takes a chart whose mark is drawn twenty thousand times', async () => {
  expect(await check(drawing('/X Do '.repeat(20_000), form('', '0 0 1 1 re f')))).toEqual(sound);
});

it('takes words about what somebody can Do, beside a drawing', async () => {
  expect(await check(drawing('BT (What I Do) Tj ET /X Do', form('', '(I Do) Tj')))).toEqual(sound);
});

it('takes no drawing whose parts together take 200 MB to draw', async () => {
  const square = form('', '0 0 1 1 0 0  '.repeat(1000));
  expect(await check(drawing('/X Do '.repeat(15_000), square))).toEqual(sound);
  expect(await check(drawing('/X Do '.repeat(16_000), square))).toEqual(bomb);
  expect(await check(drawing('/#58%(\n Do '.repeat(16_000), square))).toEqual(bomb);
});

it('takes no drawing within itself, named by a page or by nothing', async () => {
  const itself = form('/Y 7 0 R', '/Y Do');
  expect(await check(drawing('/X Do', itself, form('/X 6 0 R', '/X Do')))).toEqual(bomb);
  expect(await check(drawing('', itself, form('/X 6 0 R', '/X Do')))).toEqual(bomb);
});

it('takes no picture that is drawn until it has six thousand million points', async () => {
  const picture = streamOf(
    '/Subtype /Image /Width 2000 /Height 2000 /BitsPerComponent 1 /ColorSpace /DeviceGray',
    '\0'.repeat(500_000),
  );
  expect(await check(drawing('/X Do '.repeat(100), picture))).toEqual(sound);
  expect(await check(drawing('/X Do '.repeat(1500), picture))).toEqual(bomb);
});

it('finds the test file of virus scanners in what a stream and a picture unpack to', async () => {
  const virus = [String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-`, 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
    '',
  );
  const program = { status: 'refused', because: 'program' };
  // Over the border between two pieces, each of 256 kB.
  const samples = `${'x'.repeat(256 * 1024 - 30)}${virus}${'x'.repeat(300_000)}`;
  expect(await check(madePdf(lines, { objects: [streamOf('', virus)] }))).toEqual(program);
  expect(await check(madePdf(lines, { objects: [streamOf('/Subtype /Image', samples)] }))).toEqual(program);
});

it('takes no page that saves its state again and again: each clip is applied in all of them', async () => {
  const clip = 'q 0 0 595 842 re W n ';
  const nested = (times: number) => clip.repeat(times);
  const pageOf = (...contents: readonly string[]) => {
    const text = madePdf(lines, { objects: contents.map((words) => streamOf('', words)) }).toString('latin1');
    const list = contents.map((_, place) => `${6 + place} 0 R`).join(' ');
    return Buffer.from(text.replace('/Contents 4 0 R', `/Contents [${list}]`), 'latin1');
  };
  expect(await check(pageOf(nested(250)))).toEqual(sound);
  expect(await check(pageOf(nested(251)))).toEqual(bomb);
  expect(await check(pageOf(nested(100_000)))).toEqual(bomb);
  // Readers join them.
  expect(await check(pageOf(nested(200), nested(200)))).toEqual(bomb);
  expect(await check(pageOf(nested(200) + 'Q '.repeat(200), nested(200)))).toEqual(sound);
  expect(await check(pageOf(`${clip}Q `.repeat(100_000)))).toEqual(sound);
  expect(await check(pageOf(`BT (${'q '.repeat(1000)}) Tj ET`, `/q ${'/q '.repeat(1000)}`))).toEqual(sound);
  expect(await check(drawing('/X Do', form('', nested(251))))).toEqual(bomb);
});

it('takes no pages that paint, or build what they paint, more than a million and a half times', async () => {
  const paints = (times: number) => '0 0 1 1 re f '.repeat(times);
  const thousandPaints = form('', paints(1000));
  expect(await check(drawing('/X Do '.repeat(740), thousandPaints))).toEqual(sound);
  expect(await check(drawing('/X Do '.repeat(760), thousandPaints))).toEqual(bomb);
  expect(await check(drawing(paints(760_000)))).toEqual(bomb);
});
