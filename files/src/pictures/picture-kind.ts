import { FaultFound } from '../verdict.ts';
import { readXml } from '../xml-reader.ts';

/** How the pictures of a document begin, and what follows at a place. A PNG that is named JPEG is a picture all the same. */
const pictures: readonly Beginning[] = [
  ['\x89PNG\r\n\x1a\n'],
  ['\xff\xd8\xff'],
  ['GIF87a'],
  ['GIF89a'],
  ['BM'],
  ['II*\0'],
  ['MM\0*'],
  ['RIFF', 8, 'WEBP'],
  // HD Photo, and an icon.
  ['II\xbc'],
  ['\0\0\x01\0'],
  // Windows Metafile with and without its own header, and Enhanced Metafile.
  ['\xd7\xcd\xc6\x9a'],
  ['\x01\0\x09\0\0'],
  ['\x02\0\x09\0\0'],
  ['\x01\0\0\0', 40, ' EMF'],
];
const fonts: readonly Beginning[] = [['\0\x01\0\0'], ['OTTO'], ['true'], ['ttcf']];
type Beginning = readonly [start: string, at?: number, text?: string];

function isOneOf(beginnings: readonly Beginning[], bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 44);
  return beginnings.some(([start, at = 0, more = '']) => text.startsWith(start) && text.startsWith(more, at));
}

export const isPicture = (bytes: Buffer): boolean => bytes.length === 0 || isOneOf(pictures, bytes);
export const isFont = (bytes: Buffer): boolean => isOneOf(fonts, bytes);

const running = new Set([
  'script',
  'foreignObject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
]);

/** Throws a `FaultFound` for a drawing that runs or fetches something. */
export function checkDrawing(bytes: Buffer): void {
  readXml(bytes, {
    open({ name, attributes }) {
      if (running.has(name) || attributes.some((each) => /^on/i.test(each.name)))
        throw new FaultFound('program');
      for (const { name: key, value } of attributes) {
        const isFetched =
          /^(?:href|src|from|to|values)$/i.test(key) && /^\s*[a-z][a-z\d+.-]*:|^\s*\/\//i.test(value);
        if ((isFetched && !/^\s*data:image\/(?!svg)/i.test(value)) || fetchesInStyle(value))
          throw new FaultFound('elsewhere');
      }
    },
    text(text) {
      if (fetchesInStyle(text)) throw new FaultFound('elsewhere');
    },
  });
}

const fetchesInStyle = (style: string) => /@import|url\(\s*["']?\s*(?![#"'\s]|data:image\/)/i.test(style);
