import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compound, type StreamEntry, unpacked } from './compound-file.ts';
import { docx } from './docx-parts.ts';
import { eicar, program, type Row, toBytes, toText } from './variant.ts';

const real = unpacked(readFileSync(join(import.meta.dirname, 'made-by-producers', 'libreoffice.doc')));
const wide = (text: string) => toText(Buffer.from(text, 'utf16le'));

const withChange = (path: string, change: (data: string) => string) =>
  compound(real.map((part) => (part.path === path ? { path, data: change(part.data) } : part)));
const withMore = (...more: readonly StreamEntry[]) => compound([...real, ...more]);

const link = ' HYPERLINK "https://example.org/amara"';
/** The field of the link with another instruction as long as it; 0x58 says hyperlink in the table of fields. */
function withField(instruction: string, kind: number): Uint8Array {
  const wideInstruction = wide(instruction.padEnd(link.length));
  return compound(
    real.map(({ path, data }) => {
      if (path === 'WordDocument') return { path, data: data.replace(wide(link), wideInstruction) };
      if (path === '1Table')
        return { path, data: data.replace('\x13\x58', `\x13${String.fromCharCode(kind)}`) };
      return { path, data };
    }),
  );
}

/** The word of flags that says whether it has a password. */
const encrypted = (data: string) => {
  const bytes = toBytes(data);
  bytes.writeUInt16LE(bytes.readUInt16LE(10) | 0x0100, 10);
  return toText(bytes);
};
const native = `\x00\x02\0\0\x02\0a.exe\0a.exe\0${program}`;
const html =
  '<html><body>Amara Okafor<script>alert(1)</script><img src="https://attacker.example/a.png"></body></html>';
const mime = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\nContent-Location: file:///C:/cv.htm\r\n\r\n${html}\r\n--b--\r\n`;
const xml = `<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" w:macrosPresent="yes"><w:docSuppData><w:binData w:name="editdata.mso">AAAA</w:binData></w:docSuppData><w:body><w:p><w:r><w:t>Amara</w:t></w:r></w:p></w:body></w:wordDocument>`;
const rtf =
  '{\\rtf1\\ansi Amara Okafor{\\field{\\*\\fldinst DDEAUTO c:\\\\\\\\windows\\\\\\\\system32\\\\\\\\cmd.exe x}{\\fldrslt 1}}{\\object\\objautlink\\objupdate{\\*\\objclass Word.Document.8}{\\*\\objdata 01050000}}}';
const runs = 'Word asks to update the field, and starts the program.';
const opensAs = 'Word goes by the content, not the ending:';

/** Old documents of Word, made from a real one. */
export const docVariants: readonly Row[] = [
  [
    'macros',
    withMore(
      { path: 'Macros/VBA/dir', data: 'x' },
      {
        path: 'Macros/VBA/ThisDocument',
        data: 'Attribute VB_Name = "ThisDocument"\r\nSub AutoOpen()\r\nShell "calc"\r\nEnd Sub',
      },
      { path: 'Macros/VBA/_VBA_PROJECT', data: '\xcc\x61' },
      { path: 'Macros/PROJECT', data: 'Document=ThisDocument/&H00000000' },
    ),
    'Word offers to run AutoOpen.',
  ],
  [
    'macros in a storage of another name',
    withMore(
      { path: '_VBA_PROJECT_CUR/VBA/dir', data: 'x' },
      { path: '_VBA_PROJECT_CUR/VBA/_VBA_PROJECT', data: '\xcc\x61' },
    ),
    'Readers of other Office files run its macros.',
  ],
  [
    'embedded program',
    withMore(
      { path: 'ObjectPool/_1234567890/\x01Ole10Native', data: native },
      { path: 'ObjectPool/_1234567890/\x03ObjInfo', data: '\0\0\x03\0' },
    ),
    'Word starts the program on a double click.',
  ],
  [
    'embedded workbook',
    withMore({ path: 'ObjectPool/_1234567891/Workbook', data: '\x09\x08\x10\0' }),
    'Word opens the workbook on a double click.',
  ],
  [
    'ActiveX control',
    withMore(
      { path: 'ObjectPool/_1234567892/\x03OCXNAME', data: wide('a') },
      { path: 'ObjectPool/_1234567892/contents', data: '\0\x02' },
    ),
    'Word loads the control.',
  ],
  ['field that starts a program', withField(' DDEAUTO c:\\\\windows\\\\cmd.exe x', 0x2d), runs],
  [
    'field that fetches a picture',
    withField(' INCLUDEPICTURE "https://a.example/"', 0x43),
    'Word fetches the picture.',
  ],
  [
    'link to a program',
    withField(' HYPERLINK "file:///c:/windows/a.exe"', 0x58),
    'Word asks to open the program on a click.',
  ],
  [
    'says that it has a password',
    withChange('WordDocument', encrypted),
    'Word asks for the password; no scanner sees what it holds.',
  ],
  [
    'encrypted package',
    compound([...real, { path: 'EncryptedPackage', data: 'x' }, { path: 'EncryptionInfo', data: 'x' }]),
    'Word asks for the password; no scanner sees what it holds.',
  ],
  [
    'workbook called a document',
    compound([{ path: 'Workbook', data: '\x09\x08\x10\0' }]),
    'Excel opens it by its content.',
  ],
  [
    'installer called a document',
    compound([
      { path: '\x05SummaryInformation', data: 'x' },
      { path: `${wide('A').slice(0, 1)}!`, data: program },
    ]),
    'Windows installs it under another name.',
  ],
  [
    'program after the document',
    Buffer.concat([compound(real), toBytes(program)]),
    'The document carries the program along unseen.',
  ],
  [
    'virus for tests in a stream',
    withMore({ path: 'Notes', data: eicar }),
    'Scanners of viruses call the file one.',
  ],
  ['RTF with a field and an object', toBytes(rtf), `${opensAs} it loads the object and starts the program.`],
  ['page of HTML', toBytes(html), `${opensAs} it fetches the picture.`],
  ['web archive', toBytes(mime), `${opensAs} it fetches the picture.`],
  ['XML of 2003 with macros', toBytes(xml), `${opensAs} it offers to run the macros.`],
  [
    'newer document with a field',
    docx({ body: '<w:p><w:fldSimple w:instr="DDEAUTO c:\\\\a.exe x"/></w:p>' }),
    `${opensAs} it starts the program.`,
  ],
];
