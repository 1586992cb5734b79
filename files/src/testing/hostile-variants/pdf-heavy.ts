import { createHash } from 'node:crypto';
import { bomb, deflated, wrappedBomb } from './pdf-filters.ts';
import { cvObjects, type Objects, packedPdf, pdf, pdfText, revised, stream } from './pdf-parts.ts';
import { script, scriptAction } from './pdf-scripts.ts';
import { program, type Row, toBytes, toText } from './variant.ts';
import { zip } from './zip-parts.ts';

const flate = '/Filter /FlateDecode';
const slow = 'Readers take minutes or all memory to show the page.';
const drawing = (objects: Objects, names = '/X 10 0 R', words = 'q 500 0 0 500 0 0 cm /X Do Q') =>
  pdf({
    page: `/Resources << /Font << /F1 5 0 R >> /XObject << ${names} >> >>`,
    objects: { 4: stream(words), ...objects },
  });

const form = (words: string, inner = '') =>
  stream(words, `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << ${inner} >> >>`);
/** Each of twelve drawings draws the next one ten times. */
const laughs = Object.fromEntries(
  Array.from({ length: 12 }, (_, level) => [
    10 + level,
    level === 11 ? form('0 0 1 1 re f') : form('/X Do '.repeat(10), `/X ${11 + level} 0 R`),
  ]),
);

/** The cipher of the first encrypted PDFs. */
function rc4(key: Buffer, text: string): string {
  const state = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
  let j = 0;
  const swap = (a: number, b: number) => {
    const byte = state.readUInt8(a);
    state.writeUInt8(state.readUInt8(b), a);
    state.writeUInt8(byte, b);
  };
  for (let i = 0; i < 256; i++) {
    j = (j + state.readUInt8(i) + key.readUInt8(i % key.length)) % 256;
    swap(i, j);
  }
  j = 0;
  const out = Array.from(toBytes(text), (byte, index) => {
    const i = (index + 1) % 256;
    j = (j + state.readUInt8(i)) % 256;
    swap(i, j);
    return byte ^ state.readUInt8((state.readUInt8(i) + state.readUInt8(j)) % 256);
  });
  return toText(Buffer.from(out));
}

const md5 = (...parts: readonly Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const hex = (text: string) => `<${toBytes(text).toString('hex')}>`;

/** Encrypted with 40 bits; anybody with the reader’s password, here an empty one, may read. */
function encrypted(password: string): Uint8Array {
  const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
  const padded = (password: string) => Buffer.concat([Buffer.from(password), padding]).subarray(0, 32);
  const owner = rc4(md5(padded('owner')).subarray(0, 5), toText(padded(password)));
  const rights = Buffer.from([0xc0, 0xff, 0xff, 0xff]);
  const id = Buffer.from('0123456789abcdef');
  const key = md5(padded(password), toBytes(owner), rights, id).subarray(0, 5);
  const user = rc4(key, toText(padding));
  const sealed = (text: string, number: number) =>
    rc4(md5(key, Buffer.from([number, 0, 0, 0, 0])).subarray(0, 10), text);
  const words = 'BT /F1 14 Tf 72 760 Td (Amara Okafor) Tj ET';
  const objects = {
    ...cvObjects({ catalogue: '/OpenAction 6 0 R' }),
    4: stream(sealed(words, 4)),
    6: `<< /S /JavaScript /JS ${hex(sealed(script, 6))} >>`,
    7: `<< /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(user)} /P -64 >>`,
  };
  return toBytes(pdfText(objects, `/Encrypt 7 0 R /ID [${hex(toText(id))} ${hex(toText(id))}]`));
}

const withOpenAction = { ...cvObjects({ catalogue: '/OpenAction 6 0 R' }), 6: scriptAction };
const packed = Object.fromEntries(Object.entries(cvObjects()).filter(([number]) => number !== '4'));
const direct = { 4: cvObjects()[4] ?? '' };
const page = '<html><body><script>alert(document.domain)</script></body></html>';
/** Before the header, in the first kilobyte, and a comment for PDF. */
const pdfAfter = (before: string) => toBytes(before + pdfText(cvObjects()));
const archive = toText(zip([{ name: 'cv.exe', data: program }]));

/** What costs a reader its time or memory, has a password, or is a file of another kind too. */
export const pdfHeavy: readonly Row[] = [
  ['page of 600 MB', pdf({ objects: { 4: stream(wrappedBomb(600), flate) } }), slow],
  [
    'page of 600 MB, packed twice',
    pdf({ objects: { 4: stream(deflated(wrappedBomb(600)), '/Filter [/FlateDecode /FlateDecode]') } }),
    slow,
  ],
  [
    'hundred pages parts of 20 MB each',
    pdf({ page: `/Contents [${'10 0 R '.repeat(100)}]`, objects: { 10: stream(wrappedBomb(20), flate) } }),
    slow,
  ],
  [
    'picture of 900 million points',
    drawing({
      10: stream(
        wrappedBomb(860, '\xff'),
        `/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /BitsPerComponent 8 /ColorSpace /DeviceGray ${flate}`,
      ),
    }),
    slow,
  ],
  [
    'picture that says it is huge',
    drawing({
      10: stream(
        deflated('x'),
        `/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /BitsPerComponent 16 /ColorSpace /DeviceRGB ${flate}`,
      ),
    }),
    slow,
  ],
  [
    'object stream of 400 MB',
    toBytes(
      packedPdf({
        direct,
        packed,
        container: (data, first, count) =>
          stream(
            `\x78\xda${toText(rawBlock(data))}${bomb(400)}`,
            `/Type /ObjStm /N ${count} /First ${first} ${flate}`,
          ),
      }),
    ),
    slow,
  ],
  [
    'character table of 300 MB',
    pdf({
      objects: {
        5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 10 0 R >>',
        10: stream(wrappedBomb(300), flate),
      },
    }),
    slow,
  ],
  [
    'metadata of 300 MB',
    pdf({
      catalogue: '/Metadata 10 0 R',
      objects: { 10: stream(wrappedBomb(300), `/Type /Metadata /Subtype /XML ${flate}`) },
    }),
    'Readers that show the properties take all memory.',
  ],
  ['drawings that draw ten drawings, twelve times', drawing(laughs), slow],
  [
    'drawing that draws itself',
    drawing({ 10: form('/X Do', '/X 10 0 R') }),
    'Readers without a bound end in a fault.',
  ],
  [
    'a hundred thousand lists in lists',
    pdf({ catalogue: `/Extra ${'['.repeat(100_000)}${']'.repeat(100_000)}` }),
    'Readers that call themselves for each list end in a fault.',
  ],
  [
    'tree of pages in a circle',
    pdf({ objects: { 2: '<< /Type /Pages /Kids [3 0 R 2 0 R] /Count 2 >>' } }),
    'Readers without a bound never end.',
  ],
  [
    'a thousand million pages',
    pdf({ objects: { 2: '<< /Type /Pages /Kids [3 0 R] /Count 999999999 >>' } }),
    'Readers prepare for a thousand million pages.',
  ],
  [
    'one page a hundred thousand times',
    pdf({ objects: { 2: `<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 100000 >>` } }),
    slow,
  ],
  ['tables in a circle', toBytes(circle()), 'Readers without a bound never end.'],
  [
    'length of a stream is the stream',
    pdf({ objects: { 4: '<< /Length 4 0 R >>\nstream\nBT ET\nendstream' } }),
    'Readers without a bound never end.',
  ],
  [
    'encrypted, with an empty password, script within',
    encrypted(''),
    'Acrobat opens it without asking, and runs the script.',
  ],
  [
    'encrypted, with a password',
    encrypted('secret'),
    'Acrobat asks for the password; no scanner sees what it holds.',
  ],
  [
    'HTML before the PDF',
    pdfAfter(`${page}\n<!--\n`),
    'A browser that is told nothing else shows a page and runs its script.',
  ],
  ['program before the PDF', pdfAfter(program), 'Windows runs it under another name.'],
  [
    'JavaScript before the PDF',
    pdfAfter('alert(1);/*\n'),
    'A browser runs it where a page includes it as a script.',
  ],
  ['script of Unix before the PDF', pdfAfter('#!/bin/sh\ntouch /tmp/attack\nexit\n'), 'A shell runs it.'],
  [
    'archive with a program after the PDF',
    toBytes(pdfText(cvObjects()) + archive),
    'Every unpacker opens it as an archive.',
  ],
  [
    'archive within a stream of the PDF, its directory after it',
    toBytes(
      `${revised(pdfText(cvObjects()), { 20: stream(archive.slice(0, archive.indexOf('PK\x01\x02'))) })}${movedArchive()}`,
    ),
    'Unpackers that mend offsets open it as an archive.',
  ],
  [
    'application of HTML after the PDF',
    toBytes(
      `${pdfText(withOpenAction)}<script language="VBScript">CreateObject("WScript.Shell").Run "calc"</script>`,
    ),
    'Windows runs it as an application of HTML.',
  ],
];

/** One block that is not the last, so that more can follow. */
function rawBlock(data: string): Uint8Array {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(data.length, 1);
  head.writeUInt16LE(0xffff - data.length, 3);
  return Buffer.concat([head, toBytes(data)]);
}

function circle(): string {
  const text = pdfText(cvObjects());
  const at = text.lastIndexOf('xref\n0 1');
  return text.replace(`/Root 1 0 R`, `/Root 1 0 R /Prev ${at}`);
}

/** The directory of the archive, whose entry stands somewhere else now. */
function movedArchive(): string {
  const before = revised(pdfText(cvObjects()), {
    20: stream(archive.slice(0, archive.indexOf('PK\x01\x02'))),
  });
  const at = before.indexOf('PK\x03\x04');
  const directory = toBytes(archive.slice(archive.indexOf('PK\x01\x02')));
  directory.writeUInt32LE(at, 42);
  directory.writeUInt32LE(before.length, directory.length - 6);
  return toText(directory);
}
