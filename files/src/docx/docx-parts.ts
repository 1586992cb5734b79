import { checkDrawing, isFont, isPicture } from '../pictures/picture-kind.ts';
import { faultOfPicture } from '../pictures/picture-whole.ts';
import { isRemotePath, isSafeLink } from '../safe-link.ts';
import { hasTestVirus } from '../test-virus.ts';
import { type Fault, FaultFound } from '../verdict.ts';
import { attribute, readXml, type XmlElement } from '../xml-reader.ts';
import type { Part } from '../zip-archive.ts';
import { DocxFields } from './docx-fields.ts';

/** The type of a part by its name, as the document declares it. */
export type TypeOf = (name: string) => string | undefined;

/** Reads the part that declares the types of all others. */
export function typesIn(bytes: Buffer): TypeOf {
  const byName = new Map<string, string>();
  const byEnding = new Map<string, string>();
  readXml(bytes, {
    open(element) {
      const type = attribute(element, 'ContentType')?.trim().toLowerCase() ?? '';
      if (programTypes.test(type)) throw new FaultFound('program');
      if (element.name === 'Override') byName.set(keyOf(attribute(element, 'PartName')), type);
      if (element.name === 'Default') byEnding.set(keyOf(attribute(element, 'Extension')), type);
    },
  });
  return (name) => byName.get(keyOf(`/${name}`)) ?? byEnding.get(keyOf(/\.([^./]*)$/.exec(name)?.[1]));
}

const keyOf = (name = '') => name.trim().toLowerCase();

const programTypes = /macroenabled|vba|activex|webextension|taskpane|attachedtoolbars|customui/;
const programNames = /vbaProject|vbaData|activeX|\.(?:exe|dll|js|vbs|scr|bat|cmd|ps1|hta|jar)$/i;
const pictureNames = /\.(?:png|jpe?g|jfif|gif|bmp|tiff?|webp|emf|wmf|wdp|ico)$/i;
/** How Word for Mac keeps the settings of a printer. */
const printerNames = /(?:^|\/)printerSettings\d*\.bin$/i;
const otherFiles = ['\xd0\xcf\x11\xe0', 'PK', 'MZ', '%PDF', '\x7fELF', 'Rar!', '7z'];

/** Throws a `FaultFound` unless a part is one of a document, and is what its name and its type say. */
export function checkPart({ name, bytes }: Part, typeOf: TypeOf): void {
  const type = typeOf(name) ?? '';
  if (programNames.test(name) || programTypes.test(type) || hasTestVirus(bytes))
    throw new FaultFound('program');
  if (name.endsWith('/') && bytes.length === 0) return;
  if (/\.(?:xml|rels|vml)$/i.test(name)) {
    const isXml = /(?:\+|\/)xml$/.test(type) || type.endsWith('.vmldrawing') || type === '';
    if (!isXml) throw new FaultFound('carries-file');
    // Custom data may be left empty.
    if (bytes.length > 0) checkWords(bytes);
    return;
  }
  const fault = faultOfBinary(name, { bytes, type });
  if (fault !== undefined) throw new FaultFound(fault);
}

function faultOfBinary(
  name: string,
  { bytes, type }: { readonly bytes: Buffer; readonly type: string },
): Fault | undefined {
  if (/\.svg$/i.test(name)) {
    checkDrawing(bytes);
    return undefined;
  }
  const isNamedPicture =
    pictureNames.test(name) && /^(?:image\/|application\/x-msmetafile$)/.test(type) && isPicture(bytes);
  if (isNamedPicture) return faultOfPicture(bytes);
  const isSound =
    (/\.ttf$/i.test(name) && isFont(bytes)) ||
    // Scrambled with a key from another part, so that its beginning says nothing.
    (/\.odttf$/i.test(name) && type.endsWith('.obfuscatedfont')) ||
    (printerNames.test(name) && type.endsWith('.printersettings'));
  const start = bytes.toString('latin1', 0, 8);
  return isSound && !otherFiles.some((other) => start.startsWith(other)) ? undefined : 'carries-file';
}

/** Elements that stand for another file, or for something from elsewhere. */
const elements: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ['altChunk', 'carries-file'],
  ['subDoc', 'carries-file'],
  ['OLEObject', 'carries-file'],
  ['control', 'program'],
  ['mailMerge', 'program'],
  ['webVideoPr', 'program'],
  ['script', 'program'],
]);
const drawing = /^urn:schemas-microsoft-com:(?:vml|office:)/;

function checkWords(bytes: Buffer): void {
  const fields = new DocxFields();
  let isBase = false;
  readXml(bytes, {
    open(element) {
      // What links without a scheme are joined to.
      isBase = element.name === 'HyperlinkBase';
      const fault = elements.get(element.name);
      if (fault !== undefined && isOfOffice(element)) throw new FaultFound(fault);
      if (drawing.test(element.namespace)) checkSources(element);
      fields.open(element);
    },
    close: (element) => fields.close(element),
    text(text) {
      if (isBase && !isSafeLink(text)) throw new FaultFound('elsewhere');
      fields.text(text);
    },
  });
  fields.end();
}

/** Data of somebody's own may use the same words. */
const isOfOffice = ({ namespace }: XmlElement) => /schemas|purl\.oclc\.org/.test(namespace);

/** Older drawings may name their pictures and links themselves. */
function checkSources(element: XmlElement): void {
  for (const { name, value } of element.attributes) {
    const isLink = name === 'href' && element.name !== 'imagedata' && element.name !== 'fill';
    if (isLink ? !isSafeLink(value) : /^(?:src|href|althref)$/.test(name) && isFetched(value))
      throw new FaultFound('elsewhere');
  }
}

const isFetched = (path: string) => !/^cid:/i.test(path) && isRemotePath(path);
