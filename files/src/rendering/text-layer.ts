import { openReadingFont } from './reading-font.ts';

/** A piece of text on a page of ours, in points from its lower left corner. */
export interface PlacedPiece {
  readonly text: string;
  readonly isRightToLeft: boolean;
  readonly x: number;
  readonly y: number;
  /** The direction of its baseline, as a cosine and a sine. */
  readonly direction: readonly [cosine: number, sine: number];
  readonly size: number;
  readonly length: number;
}

/** How wide each letter is, in thousandths of its size. */
const width = 500;
const maxCodes = 0xffff;
const fontName = 'PortwayText';

/**
 * Text that is not drawn. Every character gets a number of its own, all of them one empty glyph, and a table in
 * the font says which character each number is: so text in any script is copied right, without a font that can
 * draw it.
 */
export function textLayer(doc: PDFKit.PDFDocument) {
  const codes = new Map<string, number>();
  const font = doc.ref({ Type: 'Font', Subtype: 'Type0', BaseFont: fontName, Encoding: 'Identity-H' });

  function codeOf(letter: string): string {
    const code = codes.get(letter) ?? Math.min(codes.size + 1, maxCodes);
    codes.set(letter, code);
    return hex(code);
  }

  function shownBy({ text, x, y, direction: [cosine, sine], size, length }: PlacedPiece): string {
    const letters = [...text.toWellFormed()];
    const scale = length > 0 ? (100_000 * length) / (letters.length * width * size) : 100;
    return [
      `BT 3 Tr /${fontName} ${plain(size)} Tf ${plain(scale)} Tz`,
      `${[cosine, sine, -sine, cosine, x, y].map(plain).join(' ')} Tm <${letters.map(codeOf).join('')}> Tj ET`,
    ].join(' ');
  }

  return {
    /** The operators that put a piece on the current page, where it cannot be seen but selected, copied and read. */
    operatorsFor(piece: PlacedPiece): string {
      doc.page.fonts[fontName] = font;
      return shownBy(piece.isRightToLeft ? { ...piece, text: asSeen(piece.text) } : piece);
    },
    /** Writes the font, once every page is done. */
    end(): void {
      const characters = doc.ref({});
      characters.end(characterTable(codes));
      Object.assign(font.data, { DescendantFonts: [emptyGlyphs(doc)], ToUnicode: characters });
      font.end(null);
    },
  };
}

export type TextLayer = ReturnType<typeof textLayer>;

/** Figures and Latin letters in it are read from left to right. */
const leftToRight = /[\p{Script=Latin}\p{Nd}][\p{Script=Latin}\p{Nd}.,:/@-]*/gu;

function asSeen(text: string): string {
  return turned(text).replace(leftToRight, turned);
}

const turned = (text: string) => [...text].reverse().join('');

function emptyGlyphs(doc: PDFKit.PDFDocument): PDFKit.PDFKitReference {
  const source = openReadingFont();
  const subset = source.createSubset();
  subset.includeGlyph(source.glyphForCodePoint(0x20));
  const file = doc.ref({});
  file.end(Buffer.from(subset.encode()));
  const glyphs = doc.ref({});
  glyphs.end(Buffer.alloc(2 * (maxCodes + 1)).fill(Buffer.from([0, 1])));
  const descriptor = doc.ref({
    Type: 'FontDescriptor',
    FontName: fontName,
    Flags: 4,
    FontBBox: [0, -200, width, 800],
    ItalicAngle: 0,
    Ascent: 800,
    Descent: -200,
    CapHeight: 700,
    StemV: 80,
    FontFile2: file,
  });
  descriptor.end(null);
  const descendant = doc.ref({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: fontName,
    CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
    FontDescriptor: descriptor,
    DW: width,
    CIDToGIDMap: glyphs,
  });
  descendant.end(null);
  return descendant;
}

/** A block of a character table may have this many rows. */
const maxRows = 100;

function characterTable(codes: ReadonlyMap<string, number>): Buffer {
  const rows = [...codes].map(
    ([letter, code]) => `<${hex(code)}> <${Buffer.from(letter, 'utf16le').swap16().toString('hex')}>`,
  );
  const blocks: string[] = [];
  for (let at = 0; at < rows.length; at += maxRows) {
    const block = rows.slice(at, at + maxRows);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return Buffer.from(`/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /${fontName} def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`);
}

const hex = (code: number) => code.toString(16).padStart(4, '0');

/** A number as PDF writes it: never with an exponent. */
const plain = (number: number) => (Number.isFinite(number) ? number.toFixed(4) : '0');
