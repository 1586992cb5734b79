import { compound } from './compound-file.ts';
import { type DocxMore, docx, head, mainType, paragraph, picture, png } from './docx-parts.ts';
import { pdf } from './pdf-parts.ts';
import { program, type Row, toText } from './variant.ts';
import { zip } from './zip-parts.ts';

const double = 'Word offers the program on a double click.';
const reason =
  'Somebody who saves the picture has something else than a picture; readers that look at the bytes open it as what it is.';
const heavy = 'Readers take minutes or all memory to open the file.';

const ole = toText(
  compound([{ path: '\x01Ole10Native', data: `\x00\x02\0\0\x02\0a.exe\0a.exe\0${program}` }]),
);
const macros = toText(
  compound([
    { path: 'VBA/dir', data: 'Attribute VB_Name = "a"' },
    { path: 'VBA/ThisDocument', data: 'Sub AutoOpen()\r\nShell "calc"\r\nEnd Sub' },
    { path: 'PROJECT', data: 'ID="{0}"\r\nDocument=ThisDocument/&H00000000\r\n' },
  ]),
);
const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const vbaType = 'application/vnd.ms-office.vbaProject';
const vba = 'http://schemas.microsoft.com/office/2006/relationships/vbaProject';

/** A document with a part that it refers to by a relation. */
const related = (type: string, target: string, [data, more = {}]: readonly [string, DocxMore?]) =>
  docx({
    ...more,
    relations: { rId9: { type, target } },
    parts: { [`word/${target}`]: data, ...more.parts },
  });
const object = (target: string) =>
  paragraph(
    `<w:r><w:object><v:shape id="s" style="width:50pt;height:50pt"/><o:OLEObject Type="Embed" ProgID="Package" ShapeID="s" DrawAspect="Icon" ObjectID="_1" r:id="${target}"/></w:object></w:r>`,
  );
const pictured = (ending: string, data: string) =>
  related('image', `media/image1.${ending}`, [data, { body: picture('rId9') }]);
const chunked = '<w:altChunk r:id="rId9"/>';
const page =
  '<html><body><script>alert(1)</script><img src="https://attacker.example/seen.png"></body></html>';
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${content}</svg>`;

const sheet = toText(
  zip([
    {
      name: '[Content_Types].xml',
      data: `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    },
    { name: 'xl/workbook.xml', data: '<workbook/>' },
  ]),
);
const control =
  '<ax:ocx xmlns:ax="http://schemas.microsoft.com/office/2006/activeX" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ax:classid="{8BD21D10-EC42-11CE-9E0D-00AA006002F3}" ax:persistence="persistStreamInit" r:id="rId1"/>';

/** Programs, other files and pictures that are none. */
export const docxPrograms: readonly Row[] = [
  [
    'page of HTML as a part of the text',
    related('aFChunk', 'chunk.html', [page, { body: chunked, types: { 'word/chunk.html': 'text/html' } }]),
    'Word takes in the page, and fetches its picture.',
  ],
  [
    'RTF with an object as a part of the text',
    related('aFChunk', 'chunk.xml', [
      '{\\rtf1{\\object\\objautlink\\objupdate\\objdata 0105}}',
      { body: chunked, types: { 'word/chunk.xml': 'application/rtf' } },
    ]),
    'Word takes in the text and loads the object.',
  ],
  [
    'embedded program',
    related('oleObject', 'embeddings/oleObject1.bin', [ole, { body: object('rId9') }]),
    double,
  ],
  ['embedded program that nothing shows', related('oleObject', 'embeddings/oleObject1.bin', [ole]), double],
  [
    'embedded program called a picture',
    related('oleObject', 'media/o.png', [ole, { body: object('rId9') }]),
    double,
  ],
  [
    'embedded workbook',
    related('package', 'embeddings/a.xlsx', [sheet, { body: object('rId9') }]),
    'Word opens the workbook on a double click.',
  ],
  [
    'embedded workbook in a folder of its own',
    docx({
      relations: { rId9: { type: 'package', target: '../data/a.xml' } },
      parts: { 'data/a.xml': sheet },
    }),
    'Word opens the workbook on a double click.',
  ],
  [
    'ActiveX control',
    related('control', 'activeX/activeX1.xml', [
      control,
      {
        body: paragraph('<w:r><w:object><w:control r:id="rId9" w:name="a" w:shapeid="s"/></w:object></w:r>'),
        types: { 'word/activeX/activeX1.xml': 'application/vnd.ms-office.activeX+xml' },
      },
    ]),
    'Word loads the control once editing is allowed.',
  ],
  [
    'macros',
    related(vba, 'vbaProject.bin', [
      macros,
      { mainType: macroType, types: { 'word/vbaProject.bin': vbaType } },
    ]),
    'Readers that go by the type of the part run AutoOpen.',
  ],
  [
    'macros under another name',
    related(vba, 'media/thumb.png', [
      macros,
      { mainType: macroType, types: { 'word/media/thumb.png': vbaType } },
    ]),
    'Readers that go by the type of the part run AutoOpen.',
  ],
  [
    'macros with types by entities',
    related(vba.replace('vba', 'v&#98;a'), 'data.bin', [
      macros,
      {
        mainType: macroType.replace('macro', 'm&#x61;cro'),
        types: { 'word/data.bin': vbaType.replace('vba', '&#118;ba') },
      },
    ]),
    'Readers that go by the type of the part run AutoOpen.',
  ],
  [
    'type of a document with macros alone',
    docx({ mainType: macroType }),
    'Readers take it for a document with macros.',
  ],
  [
    'type of a template with macros',
    docx({
      mainType: mainType
        .replace('document.main', 'template.main')
        .replace('openxmlformats-officedocument.wordprocessingml', 'ms-word')
        .replace('template', 'template.macroEnabledTemplate'),
    }),
    'Readers take it for a template with macros.',
  ],
  [
    'keys that call macros',
    related(
      'http://schemas.microsoft.com/office/2006/relationships/keyMapCustomizations',
      'customizations.xml',
      [
        `${head}<wne:tcg xmlns:wne="http://schemas.microsoft.com/office/word/2006/wordml"><wne:keymaps><wne:keymap wne:kcmPrimary="0041"><wne:macro wne:macroName="A.B.C"/></wne:keymap></wne:keymaps></wne:tcg>`,
        { types: { 'word/customizations.xml': 'application/vnd.ms-word.keyMapCustomizations+xml' } },
      ],
    ),
    'Word runs a macro when the key is pressed.',
  ],
  [
    'add-in of the web',
    docx({
      parts: {
        'word/webextensions/webextension1.xml':
          '<we:webextension xmlns:we="http://schemas.microsoft.com/office/webextensions/webextension/2010/11" id="{1}"><we:reference id="a" store="https://attacker.example/" storeType="Registry"/></we:webextension>',
        '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="http://schemas.microsoft.com/office/2011/relationships/webextension" Target="word/webextensions/webextension1.xml"/></Relationships>`,
      },
    }),
    'Word offers to load the add-in from the web.',
  ],
  ['program called a picture', pictured('png', program), reason],
  ['page of HTML called a picture', pictured('png', page), reason],
  [
    'picture followed by an archive',
    pictured('png', png() + toText(zip([{ name: 'a.exe', data: program }]))),
    reason,
  ],
  ['PDF called a picture', pictured('jpeg', toText(pdf())), reason],
  ['picture of 900 million points', pictured('png', png(60_000, 60_000, Buffer.alloc(100))), heavy],
  [
    'SVG with a script',
    pictured('svg', svg('<script>alert(1)</script>')),
    'A browser that shows the picture by itself runs the script.',
  ],
  [
    'SVG with an event',
    pictured('svg', svg('<g onload="alert(1)"/>')),
    'A browser that shows the picture by itself runs the script.',
  ],
  [
    'SVG that fetches',
    pictured('svg', svg('<image xlink:href="https://attacker.example/seen.png" width="9" height="9"/>')),
    'LibreOffice fetches the picture.',
  ],
  [
    'SVG with HTML',
    pictured(
      'svg',
      svg(
        '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
      ),
    ),
    'A browser that shows the picture by itself runs the script.',
  ],
];
