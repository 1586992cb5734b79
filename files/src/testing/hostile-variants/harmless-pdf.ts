import { asAscii85, asHex, asLzw, asRunLength, deflated } from './pdf-filters.ts';
import {
  cvObjects,
  ending,
  type Objects,
  packedPdf,
  pdf,
  pdfText,
  revised,
  stream,
  table,
} from './pdf-parts.ts';
import { type Row, toBytes } from './variant.ts';

const link = (uri: string) =>
  `<< /Type /Annot /Subtype /Link /Rect [72 600 300 620] /Border [0 0 0] /A << /Type /Action /S /URI /URI (${uri}) >> >>`;
const links = (...uris: readonly string[]): Objects =>
  Object.fromEntries(uris.map((uri, i) => [6 + i, link(uri)]));
const widget = (more: string) =>
  `<< /Type /Annot /Subtype /Widget /F 4 /P 3 0 R /Rect [72 500 300 520] /DA (/F1 12 Tf 0 g) ${more} >>`;
const reason = 'Readers show a page.';

/** As Word saves: a table, then a second revision with an empty table and a stream of references. */
function asWord(): Uint8Array {
  const objects = {
    ...cvObjects({
      catalogue:
        '/Lang (en-GB) /StructTreeRoot 8 0 R /MarkInfo << /Marked true >> /Metadata 7 0 R /ViewerPreferences 9 0 R',
      page: '/Tabs /S /StructParents 0 /Group << /Type /Group /S /Transparency /CS /DeviceRGB >>',
    }),
    7: stream(
      '<?xpacket begin="\xef\xbb\xbf" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta><?xpacket end="w"?>',
      '/Type /Metadata /Subtype /XML',
    ),
    8: '<< /Type /StructTreeRoot /RoleMap << /Footnote /Note >> /K [] >>',
    9: '<< /DisplayDocTitle true >>',
  };
  const first = pdfText(objects, '/Info << /Producer (Microsoft Word for Microsoft 365) >>');
  const at = first.lastIndexOf('xref\n0 1');
  const references = Buffer.from([1, 0, 0, 0, 0]).toString('latin1');
  const packed = `20 0 obj\n${stream(deflated(references), '/Type /XRef /Size 21 /W [1 3 1] /Index [15 1] /Root 1 0 R /Filter /FlateDecode')}\nendobj\n`;
  const body = first + packed;
  return toBytes(
    `${body}xref\n0 0\ntrailer\n<< /Size 21 /Root 1 0 R /Prev ${at} /XRefStm ${first.length} >>\n${ending(body.length)}`,
  );
}

const packedCv = (trailer = '') => {
  const { 4: words = '', ...packed } = {
    ...cvObjects({ page: '/Annots [6 0 R]' }),
    ...links('https://example.org/'),
  };
  return toBytes(packedPdf({ direct: { 4: words }, packed, trailer }));
};
const saying = (words: string) => pdf({ objects: { 4: stream(`BT /F1 12 Tf 72 760 Td ${words} ET`) } });
const filtered = 'BT /F1 12 Tf 72 700 Td (Filters of old printers) Tj ET';

/** What real producers write, in small. */
export const harmlessPdf: readonly Row[] = [
  [
    'links of all usual kinds',
    pdf({
      page: '/Annots [6 0 R 7 0 R 8 0 R 9 0 R 10 0 R]',
      objects: links(
        'https://example.org/a?b=c#d',
        'mailto:amara@example.org?subject=CV',
        'tel:+44 20 7946 0000',
        'HTTP://EXAMPLE.ORG/',
        'www.example.org',
      ),
    }),
    reason,
  ],
  [
    'opened at the top of the first page',
    pdf({ catalogue: '/OpenAction << /S /GoTo /D [3 0 R /XYZ null null 0] >> /PageMode /UseOutlines' }),
    reason,
  ],
  ['opened at a place in a list', pdf({ catalogue: '/OpenAction [3 0 R /Fit]' }), reason],
  [
    'bookmarks and named places',
    pdf({
      catalogue: '/Outlines 6 0 R /Names << /Dests << /Names [(work) [3 0 R /Fit]] >> >>',
      objects: {
        6: '<< /Type /Outlines /First 7 0 R /Last 8 0 R /Count 2 >>',
        7: '<< /Title (Work) /Parent 6 0 R /Next 8 0 R /A << /S /GoTo /D (work) >> >>',
        8: '<< /Title <FEFF00450064> /Parent 6 0 R /Prev 7 0 R /Dest [3 0 R /Fit] >>',
      },
    }),
    reason,
  ],
  [
    'buttons to the next page',
    pdf({
      page: '/Annots [6 0 R]',
      objects: { 6: '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Named /N /NextPage >> >>' },
    }),
    reason,
  ],
  [
    'comments and marks of a reviewer',
    pdf({
      page: '/Annots [6 0 R 7 0 R]',
      objects: {
        6: '<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (See /JavaScript \\(JS\\)) /Popup 7 0 R >>',
        7: '<< /Type /Annot /Subtype /Popup /Rect [0 0 99 99] /Parent 6 0 R >>',
      },
    }),
    reason,
  ],
  [
    'form filled in, without scripts',
    pdf({
      catalogue: '/AcroForm << /Fields [6 0 R] /DR << /Font << /F1 5 0 R >> >> /NeedAppearances true >>',
      page: '/Annots [6 0 R]',
      objects: { 6: widget('/FT /Tx /T (name) /V (Amara)') },
    }),
    reason,
  ],
  [
    'words about scripts',
    saying('(I wrote /JavaScript, /OpenAction and /Launch in /EmbeddedFile) Tj'),
    reason,
  ],
  [
    'metadata about scripts',
    pdf({}, '/Info << /Title (JavaScript /JS /AA developer) /Author <FEFF0141> >>'),
    reason,
  ],
  ['as Word saves it', asWord(), reason],
  ['objects packed in a stream', packedCv('/Info << /Producer (Skia/PDF m120) >>'), reason],
  [
    'saved again with more',
    toBytes(revised(pdfText(cvObjects()), { 5: '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>' })),
    reason,
  ],
  [
    'four revisions',
    toBytes(
      ['Courier', 'Times-Roman', 'Helvetica-Bold'].reduce(
        (text, font) => revised(text, { 5: `<< /Type /Font /Subtype /Type1 /BaseFont /${font} >>` }),
        pdfText(cvObjects()),
      ),
    ),
    reason,
  ],
  [
    'picture and words with filters of old',
    pdf({
      page: '/Resources << /Font << /F1 5 0 R >> /XObject << /X 10 0 R >> >>',
      objects: {
        4: stream(asAscii85(asLzw(filtered)), '/Filter [/ASCII85Decode /LZWDecode]'),
        10: stream(
          asHex(asRunLength('\x80'.repeat(64))),
          '/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter [/ASCIIHexDecode /RunLengthDecode]',
        ),
      },
    }),
    reason,
  ],
  [
    'scan of a page',
    pdf({
      page: '/Resources << /XObject << /X 10 0 R >> /Font << /F1 5 0 R >> >>',
      objects: {
        4: stream('q 595 0 0 842 0 0 cm /X Do Q'),
        10: stream(
          deflated('\xf0'.repeat(1240 * 1754)),
          '/Type /XObject /Subtype /Image /Width 1240 /Height 1754 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode',
        ),
      },
    }),
    reason,
  ],
  [
    'layers that can be hidden',
    pdf({
      catalogue: '/OCProperties << /OCGs [6 0 R] /D << /Order [6 0 R] /ON [6 0 R] >> >>',
      objects: { 6: '<< /Type /OCG /Name (Layer) >>' },
    }),
    reason,
  ],
  ['line ends of Windows and bytes after the end', toBytes(`${pdfText(cvObjects())}\r\n\0\0\0`), reason],
  [
    'a mark of UTF-8 before the header',
    toBytes(`\xef\xbb\xbf${pdfText(cvObjects())}`),
    'Readers look for the header in the first kilobyte, and show a page.',
  ],
  [
    'table that is off by some bytes',
    toBytes(pdfText(cvObjects()).replace('%PDF-1.7\n', '%PDF-1.7\n%made by hand\n')),
    'Readers mend the table, and show a page.',
  ],
  ['empty table of names', pdf({ catalogue: '/Names << >> /AA << >> /AcroForm << /Fields [] >>' }), reason],
  [
    'twelve pages',
    pdf({
      objects: {
        2: `<< /Type /Pages /Kids [3 0 R ${Array.from({ length: 11 }, (_, i) => `${20 + i} 0 R`).join(' ')}] /Count 12 >>`,
        ...Object.fromEntries(
          Array.from({ length: 11 }, (_, i) => [
            20 + i,
            '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
          ]),
        ),
        31: table(new Map()).length.toString(),
      },
    }),
    reason,
  ],
];
