import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
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
/** A page of these streams, which readers join. */
const pageOf = (...contents: readonly string[]) => {
  const text = madePdf(lines, { objects: contents.map((words) => streamOf('', words)) }).toString('latin1');
  const list = contents.map((_, place) => `${6 + place} 0 R`).join(' ');
  return Buffer.from(text.replace('/Contents 4 0 R', `/Contents [${list}]`), 'latin1');
};
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

describe('takes no page of dashes so short that they take a reader long', () => {
  const line = '0 0 m 595 842 l S ';
  const pageWithState = (entries: string, words: string) =>
    Buffer.from(
      drawing(words, `<< ${entries} >>`)
        .toString('latin1')
        .replace('/XObject << /X 6 0 R >>', '/ExtGState << /G 6 0 R >>'),
      'latin1',
    );

  it.each([
    ['thousands of lines', `[0.001 0.001] 0 d ${line.repeat(5000)}`],
    ['one line that is wider than its dashes are long', `500 w [0.01 0.01] 0 d ${line}`],
    ['one of which is short', `[0 0.00001] 0 d ${line.repeat(3)}`],
    ['a few rectangles', `[0.001] 0 d ${'9 9 500 700 re S '.repeat(5)}`],
    ['curves', `[0.001 0.001] 0 d 0 0 m ${'9 900 900 9 500 700 c '.repeat(5)} b`],
    ['lines without a space before their operators', `[.001 1e-3]0d ${'0 0m 595 842l S'.repeat(10)}`],
    ['lines on a drawing scale', `.001 0 0 .001 0 0 cm [1 1] 0 d ${'0 0 m 595e3 842000 l S '.repeat(10)}`],
    ['lines within a saved state', `[0.001 0.001] 0 d q 1 w ${line.repeat(10)} Q`],
    ['lines after a saved state', `[0.001 0.001] 0 d q [] 0 d Q ${line.repeat(10)}`],
    ['lines after a list that readers refuse', `[0.001 0.001] 0 d [-9 99] 0 d ${line.repeat(10)}`],
    ['letters', `BT 1 Tr [0.001 0.001] 0 d /F1 9 Tf 9 0 0 9 0 0 Tm (${'Amara'.repeat(10)}) Tj ET`],
  ])('%s', async (_, words) => {
    expect(await check(drawing(words))).toEqual(bomb);
  });

  it('set by a graphics state, by the page around a drawing, or by the stream before', async () => {
    const lines = line.repeat(10);
    expect(await check(pageWithState('/D [[0.001 0.001] 0]', `/G gs ${lines}`))).toEqual(bomb);
    expect(await check(pageWithState('/D [[9 9] 0]', `/G gs ${lines}`))).toEqual(sound);
    expect(await check(pageWithState('/LW 500', `[0.01 0.01] 0 d /G gs ${line}`))).toEqual(bomb);
    expect(await check(drawing('[0.001 0.001] 0 d /X Do', form('', lines)))).toEqual(bomb);
    expect(await check(drawing('[9 9] 0 d /X Do', form('', lines)))).toEqual(sound);
    expect(await check(pageOf('[0.001 0.001] 0 d', lines))).toEqual(bomb);
  });

  it('but one with dotted borders, hatched columns and a chart', async () => {
    const borders = `0.5 w [1 1] 0 d ${'40 40 500 700 re S '.repeat(200)}`;
    const columns = `q 60 w [0.5 3] 0 d ${'0 0 m 0 600 l S '.repeat(12)} Q`;
    const chart = `[3 3] 0 d ${line.repeat(2000)}`;
    expect(await check(drawing(borders + columns + chart))).toEqual(sound);
  });
});

it('counts what only saves, restores or sets a colour, too', async () => {
  const times = (count: number, words: string) => check(drawing('/X Do '.repeat(count), form('', words)));
  expect(await times(740, 'q Q '.repeat(1000))).toEqual(sound);
  for (const words of ['q Q '.repeat(1000), 'qQ'.repeat(1000), '0 g '.repeat(2000), 'xx '.repeat(2000)])
    expect(await times(760, words)).toEqual(bomb);
  expect(await times(1, 'qqq'.repeat(100))).toEqual(bomb);
});
