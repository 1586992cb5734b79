import {
  type DocxMore,
  docx,
  entriesOf,
  external,
  head,
  paragraph,
  partsOf,
  picture,
  png,
  relationships,
  root,
  run,
} from './docx-parts.ts';
import { type Row, toText } from './variant.ts';
import { zip } from './zip-parts.ts';

const utf8 = (text: string) => toText(Buffer.from(text));
const jpeg = toText(
  Buffer.from(
    '/9j/2wBDABsbGxscGx4hIR4qLSgtKj04MzM4PV1CR0JHQl2NWGdYWGdYjX2Xe3N7l33gsJycsOD/2c7Z////////////////2wBDARsbGxscGx4hIR4qLSgtKj04MzM4PV1CR0JHQl2NWGdYWGdYjX2Xe3N7l33gsJycsOD/2c7Z////////////////wgARCAAEAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIQAxAAAACgf//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAT8Af//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQIBAT8Af//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQMBAT8Af//Z',
    'base64',
  ),
);
const reason = 'Readers show a page.';
const field = (text: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${text} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const link = (id: string, text: string) =>
  `<w:hyperlink r:id="${id}" w:history="1">${run(text)}</w:hyperlink>`;
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 96 96"><style>.a{fill:#404040}</style><defs><path id="p" class="a" d="M8 8h80v80H8z"/></defs><use xlink:href="#p"/></svg>';
const svgPicture = picture(
  'rId1',
  'embed',
  '<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="rId2"/></a:ext></a:extLst>',
);
const box =
  '<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><wp:extent cx="900000" cy="900000"/><wp:docPr id="3" name="Box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr/><wps:txbx><w:txbxContent><w:p><w:r><w:t>Skills</w:t></w:r></w:p></w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"/><v:shape type="#_x0000_t202" style="width:90pt;height:90pt"><v:textbox><w:txbxContent><w:p><w:r><w:t>Skills</w:t></w:r></w:p></w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
/** What Word writes besides the text, whether it is needed or not. */
const asWord: DocxMore = {
  body: [
    paragraph(
      `${link('rId3', 'amara@example.org')}${link('rId4', 'Portfolio')}${link('rId5', '+44 20 7946 0000')}`,
    ),
    paragraph(field('TOC \\o "1-3" \\h \\z \\u', `Work`) + field('PAGEREF _Toc1 \\h', '1')),
    paragraph(
      field('HYPERLINK "https://www.linkedin.com/in/amara" \\t "_blank"', 'LinkedIn') +
        field('DATE \\@ "dd/MM/yyyy"', '01/06/2026'),
    ),
    paragraph(
      `${field('REF work \\h', 'Work')}<w:bookmarkStart w:id="0" w:name="_Toc1"/><w:bookmarkEnd w:id="0"/>${box}`,
    ),
    svgPicture,
    '<w:sdt><w:sdtPr><w:alias w:val="Name"/><w:placeholder><w:docPart w:val="0A"/></w:placeholder><w:text/></w:sdtPr><w:sdtContent><w:p><w:r><w:t>Amara</w:t></w:r></w:p></w:sdtContent></w:sdt>',
    '<w:tbl><w:tblPr/><w:tblGrid><w:gridCol/></w:tblGrid><w:tr><w:tc><w:tcPr/><w:p><w:r><w:t>2021</w:t></w:r></w:p></w:tc></w:tr></w:tbl><w:p/>',
  ].join(''),
  relations: {
    rId1: { type: 'image', target: 'media/image1.png' },
    rId2: { type: 'image', target: 'media/image2.svg' },
    rId3: external('hyperlink', 'mailto:amara@example.org'),
    rId4: external('hyperlink', 'https://example.org/?a=b&amp;c=d#e'),
    rId5: external('hyperlink', 'tel:+442079460000'),
    rId6: { type: 'settings', target: 'settings.xml' },
    rId7: { type: 'webSettings', target: 'webSettings.xml' },
    rId8: { type: 'styles', target: 'styles.xml' },
    rId9: { type: 'customXml', target: '../customXml/item1.xml' },
    rId10: { type: 'theme', target: 'theme/theme1.xml' },
    rId11: { type: 'fontTable', target: 'fontTable.xml' },
    rId12: { type: 'footer', target: 'footer1.xml' },
    rId13: { type: 'comments', target: 'comments.xml' },
    rId14: { type: 'footnotes', target: 'footnotes.xml' },
    rId15: { type: 'http://schemas.microsoft.com/office/2011/relationships/people', target: 'people.xml' },
  },
  parts: {
    '_rels/.rels': relationships({
      rId1: { type: 'officeDocument', target: 'word/document.xml' },
      rId2: {
        type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
        target: 'docProps/core.xml',
      },
      rId3: { type: 'extended-properties', target: 'docProps/app.xml' },
      rId4: {
        type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail',
        target: 'docProps/thumbnail.jpeg',
      },
    }),
    'docProps/core.xml': utf8(
      `${head}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>CV – Łódź</dc:title></cp:coreProperties>`,
    ),
    'docProps/app.xml': `${head}<Properties xmlns="${office}/extended-properties"><Template>Resume.dotx</Template><Application>Microsoft Office Word</Application></Properties>`,
    'docProps/thumbnail.jpeg': jpeg,
    'customXml/item1.xml':
      '<b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography" SelectedStyle="\\APASixthEditionOfficeOnline.xsl" StyleName="APA"/>',
    'customXml/itemProps1.xml': `${head}<ds:datastoreItem xmlns:ds="${office}/customXml" ds:itemID="{1}"><ds:schemaRefs/></ds:datastoreItem>`,
    'customXml/_rels/item1.xml.rels': relationships({
      rId1: { type: 'customXmlProps', target: 'itemProps1.xml' },
    }),
    'word/media/image1.png': png(),
    'word/media/image2.svg': icon,
    'word/settings.xml': root(
      'settings',
      '<w:zoom w:percent="100"/><w:rsids><w:rsidRoot w:val="00A1"/></w:rsids><w:themeFontLang w:val="en-GB"/>',
    ),
    'word/webSettings.xml': root(
      'webSettings',
      '<w:divs><w:div w:id="1"><w:bodyDiv w:val="1"/></w:div></w:divs><w:optimizeForBrowser/><w:allowPNG/>',
    ),
    'word/styles.xml': root(
      'styles',
      '<w:style w:type="paragraph" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
    ),
    'word/theme/theme1.xml': `${head}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Office"/>`,
    'word/fontTable.xml': root('fonts', '<w:font w:name="Calibri"/>'),
    'word/footer1.xml': root(
      'ftr',
      paragraph(field('PAGE   \\* MERGEFORMAT', '1') + run(' of ') + field('NUMPAGES', '2')),
    ),
    'word/comments.xml': root(
      'comments',
      `<w:comment w:id="0" w:author="Ben">${paragraph(run('Say DDEAUTO and INCLUDEPICTURE?'))}</w:comment>`,
    ),
    'word/footnotes.xml': root(
      'footnotes',
      '<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>',
    ),
    'word/people.xml': `${head}<w15:people xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"/>`,
  },
};

/** As Word for the web and Google write: names of other orders, sizes after the data, fonts. */
const font = `\0\x01\0\0\0\0\0\0\0\0\0\0`;
const asGoogle: DocxMore = {
  body: paragraph(run('Skills: DDE, LINK, DATABASE and IMPORT')) + picture('rId1'),
  relations: {
    rId1: { type: 'image', target: 'media/image1.png' },
    rId2: { type: 'fontTable', target: 'fontTable.xml' },
  },
  parts: {
    'word/media/image1.png': png(300, 200),
    'word/fontTable.xml': root(
      'fonts',
      '<w:font w:name="Roboto"><w:embedRegular r:id="rId1" w:fontKey="{00000000-0000-0000-0000-000000000000}" w:subsetted="0"/></w:font>',
    ),
    'word/_rels/fontTable.xml.rels': relationships({
      rId1: { type: 'font', target: 'fonts/Roboto-regular.ttf' },
    }),
    'word/fonts/Roboto-regular.ttf': font,
  },
  types: { 'word/fonts/Roboto-regular.ttf': 'application/x-font-ttf' },
};

const reversed = (more: DocxMore) => entriesOf(partsOf(more)).toReversed();
const withCustom = docx({
  parts: {
    'docProps/custom.xml': `${head}<Properties xmlns="${office}/custom-properties" xmlns:vt="${office}/docPropsVTypes"/>`,
  },
});

export const harmlessDocx: readonly Row[] = [
  ['as Word saves it', docx(asWord), reason],
  [
    'as Word saves it, with data descriptors',
    zip(entriesOf(partsOf(asWord)).map((entry) => ({ ...entry, sizesAfter: true, flags: 6 }))),
    reason,
  ],
  [
    'as Google saves it, with a font',
    zip(entriesOf(partsOf(asGoogle)).map((entry) => ({ ...entry, sizesAfter: true }))),
    reason,
  ],
  ['parts in another order', zip(reversed(asWord)), reason],
  [
    'parts stored as they are, with folders',
    zip([
      { name: 'word/', data: '', stored: true },
      ...entriesOf(partsOf()).map((entry) => ({ ...entry, stored: true })),
    ]),
    reason,
  ],
  [
    'link to a place of the page itself, as pasted from the web',
    docx({ body: paragraph(link('rId3', 'Work')), relations: { rId3: external('hyperlink', '#work') } }),
    reason,
  ],
  [
    'relations with paths from the top',
    docx({
      relations: { rId1: { type: 'styles', target: '/word/styles.xml' } },
      parts: { 'word/styles.xml': root('styles', '') },
    }),
    reason,
  ],
  [
    'JPEG called PNG',
    docx({
      body: picture('rId1'),
      relations: { rId1: { type: 'image', target: 'media/image1.png' } },
      parts: { 'word/media/image1.png': jpeg },
    }),
    'Readers show the picture whatever its name.',
  ],
  ['properties of its own and a part of a glossary', withCustom, reason],
];
