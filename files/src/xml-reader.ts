import { SaxesParser } from 'saxes';
import { FaultFound } from './verdict.ts';

export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  readonly namespace: string;
  readonly attributes: readonly XmlAttribute[];
}

export interface XmlAttribute {
  /** Without its prefix. */
  readonly name: string;
  readonly value: string;
}

export interface XmlHandlers {
  open(element: XmlElement): void;
  close?(element: XmlElement): void;
  /** All text up to the next tag, whatever it was written as. */
  text?(text: string): void;
}

/**
 * Reads an XML part as a word processor does: entities, quotes and blanks do not matter. Throws a `FaultFound`
 * for one that is not well-formed, and for definitions of its own: they can expand a few letters to gigabytes,
 * or include files of the machine that reads them.
 */
export function readXml(bytes: Buffer, handlers: XmlHandlers): void {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const broken = () => {
    throw new FaultFound('broken');
  };
  let words = '';
  const add = (piece: string) => {
    words += piece;
  };
  const flush = () => {
    if (words !== '') handlers.text?.(words);
    words = '';
  };
  parser.on('error', broken);
  parser.on('doctype', broken);
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^(?:utf-?8|utf-?16(?:le|be)?|us-ascii)$/i.test(encoding)) broken();
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/stylesheet/i.test(target)) broken();
  });
  const open: XmlElement[] = [];
  parser.on('opentag', ({ local, uri, attributes }) => {
    flush();
    const attributeList = Object.values(attributes).map((each) => ({ name: each.local, value: each.value }));
    const element = { name: local, namespace: uri, attributes: attributeList };
    open.push(element);
    handlers.open(element);
  });
  parser.on('closetag', () => {
    flush();
    const element = open.pop();
    if (element !== undefined) handlers.close?.(element);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(decoded(bytes)).close();
}

/** The value of an attribute, whatever its prefix. */
export function attribute({ attributes }: XmlElement, name: string): string | undefined {
  return attributes.find((each) => each.name === name)?.value;
}

function decoded(bytes: Buffer): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new FaultFound('broken');
  }
}
