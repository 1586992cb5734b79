import { crc32, deflateRawSync } from 'node:zlib';
import { compound } from './compound-file.ts';
import { documentOf, docx, entriesOf, head, paragraph, partsOf, root, run } from './docx-parts.ts';
import { bomb } from './pdf-filters.ts';
import { pdf } from './pdf-parts.ts';
import { eicar, program, type Row, toText } from './variant.ts';
import { type Entry, zip } from './zip-parts.ts';

const heavy = 'Readers take minutes or all memory to open the file.';
const differs = 'Readers that go by the other record open the field that starts a program.';

const page =
  '<html><body><script>alert(1)</script><img src="https://attacker.example/seen.png"></body></html>';
const calm = entriesOf(partsOf());
const withDde = documentOf(
  paragraph(
    `<w:fldSimple w:instr="DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe x">${run('1')}</w:fldSimple>`,
  ),
);
const others = calm.filter(({ name }) => name !== 'word/document.xml');
const calmDocument: Entry = { name: 'word/document.xml', data: documentOf('') };
const hostileDocument: Entry = { name: 'word/document.xml', data: withDde };
const withEachChanged = (change: (entry: Entry) => Entry) => zip([...others, hostileDocument].map(change));
const withEntries = (...entries: readonly Entry[]) => zip([...calm, ...entries]);

const laughs = `<!DOCTYPE w [<!ENTITY a0 "ha">${Array.from({ length: 12 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join('')}]>`;
const withType = (text: string, type: string) => text.replace('\n', `\n${type}\n`);
const document = documentOf('');

/** Spaces after the end of a part: a bomb that reads as an ordinary document. */
function swollen(mebibytes: number, text = document): Entry {
  const block = Buffer.alloc(1 << 20, ' ');
  let sum = crc32(text);
  for (let i = 0; i < mebibytes; i++) sum = crc32(block, sum);
  const beginning = deflateRawSync(Buffer.from(text), { finishFlush: 3 });
  return {
    name: 'word/document.xml',
    data: toText(beginning) + bomb(mebibytes),
    packed: { sum, size: text.length + mebibytes * (1 << 20) },
  };
}

const large = swollen(600);

/** Tricks of the container and of XML. */
export const docxContainers: readonly Row[] = [
  [
    'program beside the document',
    withEntries({ name: 'word/setup.exe', data: program }),
    'Unpackers give out the program.',
  ],
  [
    'virus for tests as a part',
    withEntries({ name: 'customXml/item1.xml', data: eicar }),
    'Scanners of viruses call the file one.',
  ],
  [
    'entities that grow, in custom XML',
    docx({ parts: { 'customXml/item1.xml': withType(`${head}<w>&a12;</w>`, laughs) } }),
    heavy,
  ],
  [
    'entities that grow, in the text',
    docx({ parts: { 'word/document.xml': withType(document, laughs).replace('Amara', '&a12;') } }),
    heavy,
  ],
  [
    'entity that is a file',
    docx({
      parts: {
        'word/document.xml': withType(
          document,
          '<!DOCTYPE w [<!ENTITY f SYSTEM "file:///etc/passwd">]>',
        ).replace('Amara', '&f;'),
      },
    }),
    'Readers that follow entities show a file of their machine.',
  ],
  [
    'types of another machine',
    docx({
      parts: {
        'word/styles.xml': withType(
          root('styles', ''),
          '<!DOCTYPE w SYSTEM "https://attacker.example/a.dtd">',
        ),
      },
    }),
    'Readers that follow types fetch them.',
  ],
  [
    'hundred thousand elements in elements',
    docx({
      body: `${'<w:sdt><w:sdtContent>'.repeat(100_000)}<w:p/>${'</w:sdtContent></w:sdt>'.repeat(100_000)}`,
    }),
    heavy,
  ],
  ['the document twice, the second hostile', zip([...others, calmDocument, hostileDocument]), differs],
  ['the document twice, the first hostile', zip([...others, hostileDocument, calmDocument]), differs],
  [
    'the document twice, in other capitals',
    zip([...others, calmDocument, { ...hostileDocument, name: 'Word/Document.xml' }]),
    differs,
  ],
  [
    'the document in a place with a backslash',
    zip([...others, { ...hostileDocument, name: 'word\\document.xml' }, calmDocument]),
    differs,
  ],
  [
    'another document that no directory lists',
    zip([...others, { ...hostileDocument, unlisted: true }, calmDocument]),
    'Readers that go through the entries one by one open the field that starts a program.',
  ],
  [
    'names differ between entry and directory',
    zip([
      ...others,
      { ...hostileDocument, name: 'docProps/app.xml', localName: 'word/document.xml' },
      { ...calmDocument, localName: 'docProps/app.xml' },
    ]),
    differs,
  ],
  [
    'sizes of 64 bits',
    withEachChanged((entry) => ({ ...entry, big: true })),
    'Word asks to update the field, and starts the program.',
  ],
  [
    'sizes after the data',
    withEachChanged((entry) => ({ ...entry, sizesAfter: true })),
    'Word asks to update the field, and starts the program.',
  ],
  [
    'entry with a password',
    zip([...others, { ...calmDocument, flags: 1 }]),
    'No reader sees what it holds without the password.',
  ],
  [
    'entry outside of the archive',
    withEntries({ name: '../../../../etc/cron.d/attack', data: '* * * * * root touch /attack\n' }),
    'Careless unpackers write the file where it says.',
  ],
  [
    'entry with the path of a disk',
    withEntries({ name: 'C:\\Windows\\a.exe', data: program }),
    'Careless unpackers write the file where it says.',
  ],
  ['document of 600 MB', zip([...others, large]), heavy],
  [
    'document of 600 MB that says it is small',
    zip([...others, { ...large, claims: document.length }]),
    heavy,
  ],
  [
    'styles of 300 MB',
    zip([...calm, { ...swollen(300, root('styles', '')), name: 'word/styles.xml' }]),
    heavy,
  ],
  [
    'twenty thousand entries',
    withEntries(
      ...Array.from({ length: 20_000 }, (_, i) => ({ name: `a/${i}.xml`, data: '<a/>', stored: true })),
    ),
    heavy,
  ],
  ['program before the archive', zip(calm, { before: program }), 'Windows runs it under another name.'],
  [
    'page of HTML before the archive',
    zip(calm, { before: page }),
    'A browser that is told nothing else shows the page and runs its script.',
  ],
  [
    'PDF before the archive',
    zip(calm, {
      before: toText(pdf({ catalogue: '/OpenAction << /S /JavaScript /JS (app.beep\\(\\)) >>' })),
    }),
    'Acrobat opens it and runs the script.',
  ],
  [
    'program in the comment of the archive',
    zip(calm, { comment: program }),
    'Archives carry the program along unseen.',
  ],
  [
    'encrypted document',
    compound([
      {
        path: 'EncryptionInfo',
        data: '\x04\0\x04\0\x40\0\0\0<encryption xmlns="http://schemas.microsoft.com/office/2006/encryption"/>',
      },
      { path: 'EncryptedPackage', data: `\x10\0\0\0\0\0\0\0${'x'.repeat(16)}` },
    ]),
    'Word asks for the password; no scanner sees what it holds.',
  ],
];
