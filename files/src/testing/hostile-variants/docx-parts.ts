import { crc32, deflateSync } from 'node:zlib';
import { toText } from './variant.ts';
import { type Entry, zip } from './zip-parts.ts';

export const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
export const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${office}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ');

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
export const mainType = `${word}.document.main+xml`;

export interface Relation {
  readonly type: string;
  readonly target: string;
  readonly external?: boolean;
}

export type Relations = Readonly<Record<string, Relation>>;

/** What differs from a CV of two paragraphs. */
export interface DocxMore {
  /** More paragraphs. */
  readonly body?: string;
  readonly relations?: Relations;
  /** Further parts, or others in place of the usual ones. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Types of parts, by their path. */
  readonly types?: Readonly<Record<string, string>>;
  readonly mainType?: string;
}

export const relationType = (type: string) => (type.includes('/') ? type : `${office}/${type}`);
export const external = (type: string, target: string): Relation => ({ type, target, external: true });

export function relationships(relations: Relations): string {
  const elements = Object.entries(relations).map(
    ([id, { type, target, external: outside }]) =>
      `<Relationship Id="${id}" Type="${relationType(type)}" Target="${target}"${outside ? ' TargetMode="External"' : ''}/>`,
  );
  return `${head}<Relationships xmlns="${packages}/relationships">${elements.join('')}</Relationships>`;
}

export const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (content: string) => `<w:p>${content}</w:p>`;
export const root = (name: string, content: string) =>
  `${head}<w:${name} ${namespaces}>${content}</w:${name}>`;

export const documentOf = (body: string) =>
  root(
    'document',
    `<w:body>${paragraph(run('Amara Okafor'))}${paragraph(run('Engineer at Example Ltd since 2021'))}${body}<w:sectPr/></w:body>`,
  );

const usualTypes: Readonly<Record<string, string>> = {
  header1: `${word}.header+xml`,
  footer1: `${word}.footer+xml`,
  footnotes: `${word}.footnotes+xml`,
  endnotes: `${word}.endnotes+xml`,
  comments: `${word}.comments+xml`,
  settings: `${word}.settings+xml`,
  webSettings: `${word}.webSettings+xml`,
  styles: `${word}.styles+xml`,
  numbering: `${word}.numbering+xml`,
  'glossary/document': `${word}.document.glossary+xml`,
};

/** The parts of a document, by their path. */
export function partsOf(more: DocxMore = {}): Record<string, string> {
  const { body = '', relations = {}, parts = {}, types = {} } = more;
  const all: Record<string, string> = {
    '_rels/.rels': relationships({ rId1: { type: 'officeDocument', target: 'word/document.xml' } }),
    'word/document.xml': documentOf(body),
    'word/_rels/document.xml.rels': relationships(relations),
    ...parts,
  };
  const usual = Object.entries(usualTypes).map(([part, type]) => [`word/${part}.xml`, type] as const);
  const overrides = [
    ['word/document.xml', more.mainType ?? mainType] as const,
    ...usual,
    ...Object.entries(types),
  ]
    .filter(([part]) => part in all)
    .map(([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`);
  const defaults = {
    rels: `application/vnd.openxmlformats-package.relationships+xml`,
    xml: 'application/xml',
    png: 'image/png',
    jpeg: 'image/jpeg',
    svg: 'image/svg+xml',
    bin: `${'application/vnd.openxmlformats-officedocument'}.oleObject`,
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  };
  const endings = Object.entries(defaults).map(
    ([ending, type]) => `<Default Extension="${ending}" ContentType="${type}"/>`,
  );
  const contentTypes = `${head}<Types xmlns="${packages}/content-types">${endings.join('')}${overrides.join('')}</Types>`;
  return { '[Content_Types].xml': contentTypes, ...all };
}

export const entriesOf = (parts: Readonly<Record<string, string>>): Entry[] =>
  Object.entries(parts).map(([name, text]) => ({ name, data: inUtf8(text) }));

/** Parts with letters beyond Latin-1 are texts; all others are bytes already. */
const inUtf8 = (text: string) => (/[^\0-\xff]/.test(text) ? toText(Buffer.from(text)) : text);

export const docx = (more: DocxMore = {}) => zip(entriesOf(partsOf(more)));

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A grey picture; it may say that it is larger than it is. */
export function png(width = 8, height = 8, rows = Buffer.alloc(height * (width + 1), 0)): string {
  const about = Buffer.alloc(13);
  about.writeUInt32BE(width);
  about.writeUInt32BE(height, 4);
  about.writeUInt8(8, 8);
  return toText(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', about),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** A picture in a paragraph: embedded by default. */
export const picture = (id: string, how = 'embed', more = '') =>
  paragraph(
    `<w:r><w:drawing><wp:inline><wp:extent cx="300000" cy="300000"/><wp:docPr id="1" name="Picture"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="Picture"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:${how}="${id}">${more}</a:blip><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="300000" cy="300000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
  );
