import { deflated } from './pdf-filters.ts';
import {
  cvObjects,
  ending,
  header,
  type Objects,
  ordinaryContainer,
  packedPdf,
  packedText,
  pdfText,
  revised,
  sizeOf,
  stream,
  table,
  writeObjects,
} from './pdf-parts.ts';
import { scriptAction } from './pdf-scripts.ts';
import { type Row, toBytes } from './variant.ts';

const opens = 'Acrobat runs the script when the file is opened.';
const repaired = 'Readers that mend a broken table (Acrobat, PDF.js, PDFium) run the script on opening.';

const hostile: Objects = { ...cvObjects({ catalogue: '/OpenAction 6 0 R' }), 6: scriptAction };
const calm = { ...cvObjects({ catalogue: '/OpenAction 6 0 R' }), 6: '<< /S /GoTo /D [3 0 R /Fit] >>' };
/** What must stay outside: a stream cannot be in a stream. */
const direct = { 4: hostile[4] ?? '' };
const { 4: _, ...packed } = hostile;

type Shape = (data: string, first: number, count: number) => string;
const shaped = (container: Shape, more: Objects = {}) =>
  toBytes(packedPdf({ direct: { ...direct, ...more }, packed, container }));

const withoutTable = (objects: Objects, trailer = '/Root 1 0 R') => {
  const { text } = writeObjects(objects, header.length);
  return `${header}${text}trailer\n<< /Size ${sizeOf(objects)} ${trailer} >>\nstartxref\n0\n%%EOF\n`;
};

/** A table without the packed action, and a stream of references beside it that has it. */
function hybrid(calledFree: boolean): Uint8Array {
  const { data, first } = packedText({ 6: scriptAction });
  const objects = {
    ...cvObjects({ catalogue: '/OpenAction 6 0 R' }),
    30: ordinaryContainer(data, first, 1),
  };
  const { text, offsets } = writeObjects(objects, header.length);
  const references = Buffer.from([2, 0, 0, 30, 0]).toString('latin1');
  const at = header.length + text.length;
  const hidden = `31 0 obj\n${stream(deflated(references), '/Type /XRef /Size 32 /W [1 3 1] /Index [6 1] /Filter /FlateDecode')}\nendobj\n`;
  const body = header + text + hidden;
  const tables = table(offsets) + (calledFree ? '6 1\n0000000000 65535 f \n' : '');
  return toBytes(
    `${body}${tables}trailer\n<< /Size 32 /Root 1 0 R /XRefStm ${at} >>\n${ending(body.length)}`,
  );
}

/** The third revision points at the action of the first, which the second had replaced. */
function revived(): Uint8Array {
  const first = pdfText(hostile);
  const second = revised(first, { 6: '<< /S /GoTo /D [3 0 R /Fit] >>' });
  const offset = first.indexOf('6 0 obj');
  const previous = second.lastIndexOf('xref\n0 1');
  const third = `${table(new Map([[6, offset]]))}trailer\n<< /Size 40 /Root 1 0 R /Prev ${previous} >>\n`;
  return toBytes(second + third + ending(second.length));
}

/** Its table points into the words of a comment or a stream, where an object is written. */
function inside(kind: 'comment' | 'stream'): Uint8Array {
  const action = `6 0 obj ${scriptAction} endobj`;
  const holder = kind === 'comment' ? `null %${action}` : stream(`BT ET %\n${action}\n`);
  const { 6: __, ...others } = hostile;
  const { text, offsets } = writeObjects({ ...others, 8: holder }, header.length);
  const at = header.length + text.indexOf('6 0 obj');
  const body = header + text;
  return toBytes(
    `${body}${table(new Map([...offsets, [6, at]]))}trailer\n<< /Size 9 /Root 1 0 R >>\n${ending(body.length)}`,
  );
}

/** A second catalogue that only a later trailer, or the second of two keys, names. */
const secondRoot = { ...calm, 7: '<< /Type /Catalog /Pages 2 0 R /OpenAction 8 0 R >>', 8: scriptAction };

/** Its table says nothing of the action: readers find it only when they search the file. */
function outsideTable(): Uint8Array {
  const { 6: __, ...others } = hostile;
  const { text, offsets } = writeObjects(others, header.length);
  const { text: rest } = writeObjects({ 6: scriptAction }, 0);
  const body = header + text + rest;
  const shifted = new Map([...offsets].map(([number, at]) => [number, at + 3]));
  return toBytes(`${body}${table(shifted)}trailer\n<< /Size 9 /Root 1 0 R >>\n${ending(body.length)}`);
}

const shift = (before: string) => toBytes(before + pdfText(hostile));

/** Actions that a search of the raw bytes does not see, or that only mending brings up. */
export const pdfHidden: readonly Row[] = [
  ['action in an object stream', shaped(ordinaryContainer), opens],
  [
    'object stream without a type',
    shaped((data, first, count) =>
      stream(deflated(data), `/N ${count} /First ${first} /Filter /FlateDecode`),
    ),
    `${opens} PDF.js and PDFium read such a stream too.`,
  ],
  [
    'object stream whose type is an object',
    shaped(
      (data, first, count) =>
        stream(deflated(data), `/Type 9 0 R /N ${count} /First ${first} /Filter /FlateDecode`),
      { 9: '/ObjStm' },
    ),
    opens,
  ],
  [
    'object stream whose type is written with numbers',
    shaped((data, first, count) =>
      stream(deflated(data), `/T#79pe /Ob#6aStm /N ${count} /First ${first} /F#69lter /Flat#65Decode`),
    ),
    opens,
  ],
  [
    'object stream with 6,000 bytes of other entries',
    shaped((data, first, count) =>
      stream(
        deflated(data),
        `/Type /ObjStm /N ${count} /First ${first} /Note (${'x'.repeat(6000)}) /Filter /FlateDecode`,
      ),
    ),
    opens,
  ],
  [
    'object stream of another type',
    shaped((data, first, count) =>
      stream(deflated(data), `/Type /Metadata /N ${count} /First ${first} /Filter /FlateDecode`),
    ),
    'Readers that do not insist on the type run the script.',
  ],
  [
    'length and filter of the object stream in objects',
    shaped(
      (data, first, count) =>
        `<< /Type /ObjStm /N 10 0 R /First 11 0 R /Filter 12 0 R /Length 13 0 R /X ${first + count} >>\nstream\n${deflated(data)}\nendstream`,
      {
        10: `${Object.keys(packed).length}`,
        11: `${packedText(packed).first}`,
        12: '[/FlateDecode]',
        13: `${deflated(packedText(packed).data).length}`,
      },
    ),
    opens,
  ],
  [
    'object stream that extends another',
    toBytes(
      packedPdf({
        direct: { ...direct, 29: ordinaryContainer('6 0 null', 4, 1) },
        packed,
        container: (data, first, count) =>
          stream(
            deflated(data),
            `/Type /ObjStm /N ${count} /First ${first} /Extends 29 0 R /Filter /FlateDecode`,
          ),
      }),
    ),
    opens,
  ],
  [
    'object stream kept as it is, with a wrong length',
    shaped(
      (data, first, count) =>
        `<< /Type /ObjStm /N ${count} /First ${first} /Length 3 >>\nstream\r\n${data}\r\nendstream`,
    ),
    'Readers that look for the end of the stream run the script.',
  ],
  [
    'references kept with filters',
    toBytes(
      packedPdf({
        direct,
        packed,
        keep: (data) => [
          `${Buffer.from(deflated(data), 'latin1').toString('hex')}>`,
          '/Filter [/ASCIIHexDecode /FlateDecode]',
        ],
      }),
    ),
    opens,
  ],
  ['two kinds of references at once', hybrid(false), opens],
  [
    'two kinds of references at once, one calls the action free',
    hybrid(true),
    'Readers that believe the stream of references (Acrobat, PDFium) run the script on opening.',
  ],
  ['action added by a later revision', toBytes(revised(pdfText(calm), { 6: scriptAction })), opens],
  ['action revived by a third revision', revived(), opens],
  ['action written in a comment', inside('comment'), opens],
  ['action written within a stream', inside('stream'), opens],
  ['no table at all', toBytes(withoutTable(hostile)), repaired],
  [
    'no table, and the object twice',
    toBytes(withoutTable(calm) + writeObjects({ 6: scriptAction }, 0).text),
    repaired,
  ],
  ['action outside a broken table', outsideTable(), repaired],
  [
    'two trailers, the second names another catalogue',
    toBytes(`${withoutTable(secondRoot)}trailer\n<< /Size 9 /Root 7 0 R >>\n%%EOF\n`),
    repaired,
  ],
  ['catalogue named twice', toBytes(pdfText(secondRoot, '/Root 7 0 R')), opens],
  [
    'a kilobyte before the header',
    shift(`${'%'.repeat(70)}\n`.repeat(13)),
    'Acrobat and PDF.js look for the header in the first kilobyte, and run the script.',
  ],
  [
    'header of PostScript',
    toBytes(pdfText(hostile).replace('%PDF-1.7\n', '%!PS-Adobe-3.0 PDF-1.7\n')),
    'Acrobat and PDF.js accept this header too, and run the script.',
  ],
  [
    'line ends of old Macs, object numbers with zeros',
    toBytes(
      withoutTable(hostile)
        .replaceAll('\n', '\r')
        .replaceAll(/(\d) 0 obj/g, '00$1 00 obj'),
    ),
    repaired,
  ],
];
