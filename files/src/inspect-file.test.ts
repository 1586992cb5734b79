import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fileInspector } from './inspect-file.ts';
import { pdfBombs } from './testing/hostile-pdfs.ts';
import { madeDoc, madeDocx, madePdf } from './testing/made-files.ts';
import { madeForm } from './testing/made-form.ts';

const lines = ['Amara Okafor', 'Skills: HTML/JavaScript (ES6), TypeScript'];
const pdf = madePdf(lines);

it('reads a file line by line, whatever its kind', async () => {
  const { checkAndRead } = fileInspector();
  const text = lines.join('\n');
  expect(await checkAndRead('cv.pdf', pdf)).toEqual({ status: 'sound', kind: 'pdf', text });
  expect(await checkAndRead('cv.docx', madeDocx(lines))).toEqual({ status: 'sound', kind: 'docx', text });
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  expect(await checkAndRead('cv.txt', bytes)).toEqual({ status: 'sound', kind: 'txt', text });
  const unread = { status: 'sound', kind: 'doc', text: undefined };
  expect(await checkAndRead('cv.doc', madeDoc())).toEqual(unread);
});

it('shows bullets of a font of symbols as bullets', async () => {
  const { checkAndRead } = fileInspector();
  const inspection = await checkAndRead(
    'cv.txt',
    Buffer.from('Experience\n\uf0b7 Led a team\n\uf0a7\tWrote the rota'),
  );
  expect(inspection).toMatchObject({ text: 'Experience\n• Led a team\n• Wrote the rota' });
});

it('takes a text from an older editor, about scripts, whatever name it begins with', async () => {
  const older = Buffer.from(
    'MZ Okafor \x96 \x93Example Ltd\x94, \xa350,000: I write <script> and #!/bin/sh',
    'latin1',
  );
  const text = 'MZ Okafor – “Example Ltd”, £50,000: I write <script> and #!/bin/sh';
  expect(await fileInspector().checkAndRead('cv.txt', older)).toEqual({ status: 'sound', kind: 'txt', text });
  const page = Buffer.from(' \n<!-- caf\xe9 --><script>alert(1)</script>', 'latin1');
  const refused = { status: 'refused', because: 'wrong-type' };
  expect(await fileInspector().check('cv.txt', page)).toEqual(refused);
});

it('only checks a file whose text nobody wants', async () => {
  const { check } = fileInspector();
  expect(await check('cv.pdf', pdf)).toMatchObject({ status: 'sound', kind: 'pdf' });
  expect(await check('cv.docx', pdf)).toEqual({ status: 'refused', because: 'wrong-type' });
});

it('refuses what it cannot judge in time, and judges the next', async () => {
  const bomb = pdfBombs['a stream of 600 MB']?.() ?? pdf;
  const { check } = fileInspector({ limits: { withinMs: 1 } });
  expect(await check('cv.pdf', bomb)).toEqual({ status: 'refused', because: 'unchecked' });
  expect(await fileInspector().check('cv.pdf', bomb)).toEqual({ status: 'refused', because: 'bomb' });
});

it('stores a sound file unread whose text takes too long', async () => {
  const words = deflateSync(Buffer.from('BT (a) Tj ET '.repeat(450_000))).toString('latin1');
  const stream = `<< /Filter /FlateDecode /Length ${words.length} >>\nstream\n${words}\nendstream`;
  const long = madePdf(lines, { objects: [stream] }).toString('latin1');
  const bytes = Buffer.from(long.replace('/Contents 4 0 R', '/Contents 6 0 R'), 'latin1');
  const { checkAndRead } = fileInspector({
    limits: { withinMs: 50_000, readWithinMs: 1, maxMemory: 2_000_000_000 },
  });
  expect(await checkAndRead('cv.pdf', bytes)).toEqual({ status: 'sound', kind: 'pdf', text: undefined });
});

it('asks to come again where many files wait', async () => {
  const { check } = fileInspector({ limits: { lanes: 1, maxWaiting: 1 } });
  const inspections = await Promise.all([check('a.pdf', pdf), check('b.pdf', pdf), check('c.pdf', pdf)]);
  expect(inspections.map((each) => (each.status === 'sound' ? each.kind : each.because))).toEqual([
    'pdf',
    'pdf',
    'busy',
  ]);
});

it('says when it cannot check files at all, which no file is to blame for', async () => {
  const failures: unknown[] = [];
  const script = new URL('./of-a-missing-package.worker.ts', import.meta.url);
  const { check } = fileInspector({ script, onFailure: (failure) => failures.push(failure) });
  expect(await check('cv.pdf', pdf)).toEqual({ status: 'refused', because: 'unchecked' });
  expect(failures).toEqual([{ name: 'Error', code: 'MODULE_NOT_FOUND' }]);
});

it('reads what stands at one height as one row, page by page, however the file draws it', async () => {
  const bytes = madeForm([
    [
      ['Family name:', 'MARQUES'],
      ['Start date:', '01/02/2027', 'End date:', '31/01/2030'],
    ],
    [['Gross salary:', '£42,000.00']],
  ]);
  expect(await fileInspector().readPaper('certificate.pdf', bytes)).toEqual({
    ...{ status: 'sound', kind: 'pdf', pages: 2 },
    rows: [
      [
        [
          { text: 'Family name:', left: 56 },
          { text: 'MARQUES', left: 300 },
        ],
        [
          { text: 'Start date:', left: 56 },
          { text: '01/02/2027', left: 300 },
          { text: 'End date:', left: 400 },
          { text: '31/01/2030', left: 500 },
        ],
      ],
      [
        [
          { text: 'Gross salary:', left: 56 },
          { text: '£42,000.00', left: 300 },
        ],
      ],
    ],
  });
});

it('finds no rows on a page without text, reads no other kind of file, and refuses what is no paper', async () => {
  expect(await fileInspector().readPaper('scan.pdf', madeForm([[]]))).toMatchObject({
    status: 'sound',
    rows: [[]],
  });
  expect(await fileInspector().readPaper('letter.docx', madeDocx(['Family name: Marques']))).toEqual({
    ...{ status: 'sound', kind: 'docx', pages: null, rows: undefined },
  });
  expect(await fileInspector().readPaper('letter.pdf', Buffer.from('Family name: Marques'))).toMatchObject({
    status: 'refused',
  });
});
