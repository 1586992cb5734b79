import { asAscii85, asDifferences, asHex, asLzw, asRunLength, deflated } from './pdf-filters.ts';
import { cvObjects, type More, type Objects, packedPdf, pdf, stream } from './pdf-parts.ts';
import { type Row, toBytes } from './variant.ts';

export const script = "app.alert('attack');";
export const scriptAction = `<< /Type /Action /S /JavaScript /JS (${script.replaceAll(/[()]/g, '\\$&')}) >>`;
const opens = 'Acrobat runs the script when the file is opened.';

const field = (more: string) =>
  `<< /Type /Annot /Subtype /Widget /FT /Tx /T (n) /F 4 /P 3 0 R /Rect [72 600 300 620] /DA (/F1 12 Tf 0 g) ${more} >>`;
const withField = (more: string, form = '', objects: Objects = {}) =>
  pdf({
    catalogue: `/AcroForm << /Fields [6 0 R] /DR << /Font << /F1 5 0 R >> >> ${form} >>`,
    page: '/Annots [6 0 R]',
    objects: { 6: field(more), 7: scriptAction, ...objects },
  });
const link = (more: string) => ({
  page: '/Annots [6 0 R]',
  objects: {
    6: `<< /Type /Annot /Subtype /Link /Rect [72 600 300 620] /Border [0 0 0] ${more} >>`,
    7: scriptAction,
  },
});
const openAction = (action: string, objects: Objects = {}): More => ({
  catalogue: '/OpenAction 6 0 R',
  objects: { 6: action, ...objects },
});
const xfa = `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform name="f" layout="paginate"><pageSet><pageArea><contentArea w="500pt" h="700pt"/><medium short="595pt" long="842pt"/></pageArea></pageSet><event activity="initialize"><script contentType="application/x-javascript">${script}</script></event></subform></template></xdp:xdp>`;

/** A script kept with several filters, the first of them on the outside. */
const filtered = (data: string, names: string, parameters = '') =>
  pdf(
    openAction('<< /S /JavaScript /JS 7 0 R >>', {
      7: stream(data, `/Filter [${names}] ${parameters}`),
    }),
  );
const packedFiltered = (wrap: (data: string) => string, entries: string) =>
  toBytes(
    packedPdf({
      direct: { 4: cvObjects()[4] ?? '' },
      packed: { ...without4(cvObjects({ catalogue: '/OpenAction 6 0 R' })), 6: scriptAction },
      container: (data, first, count) =>
        stream(wrap(data), `/Type /ObjStm /N ${count} /First ${first} ${entries}`),
    }),
  );
const without4 = (objects: Objects): Objects =>
  Object.fromEntries(Object.entries(objects).filter(([number]) => number !== '4'));

const chain = (data: string) => asHex(asAscii85(asRunLength(asLzw(deflated(data)))));
const chained = '/Filter [/ASCIIHexDecode /ASCII85Decode /RunLengthDecode /LZWDecode /FlateDecode]';

/** JavaScript in each place that the format has for it, and in each way of writing it. */
export const pdfScripts: readonly Row[] = [
  ['script run on opening', pdf(openAction(scriptAction)), opens],
  [
    'script in a compressed stream, run on opening',
    pdf(
      openAction('<< /S /JavaScript /JS 7 0 R >>', { 7: stream(deflated(script), '/Filter /FlateDecode') }),
    ),
    opens,
  ],
  [
    'script after a jump to a page',
    pdf(openAction(`<< /S /GoTo /D [3 0 R /Fit] /Next [ 7 0 R ] >>`, { 7: scriptAction })),
    opens,
  ],
  [
    'script before the file is closed',
    pdf({ catalogue: `/AA << /WC ${scriptAction} >>` }),
    'Acrobat runs the script when the file is closed.',
  ],
  ['script when a page is shown', pdf({ page: `/AA << /O ${scriptAction} >>` }), opens],
  [
    'script of all pages, inherited',
    pdf({
      objects: {
        2: `<< /Type /Pages /Kids [3 0 R] /Count 1 /AA << /O 7 0 R >> >>`,
        7: scriptAction,
        3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R /AA << /O 7 0 R >> >>',
      },
    }),
    opens,
  ],
  [
    'script at each key in a field',
    withField('/AA << /K 7 0 R >>'),
    'Acrobat runs the script when somebody types into the field.',
  ],
  [
    'script when the pointer enters a field',
    withField('/AA << /E 7 0 R >>'),
    'Acrobat runs the script when the pointer is over the field.',
  ],
  [
    'script that calculates a field',
    withField('/AA << /C 7 0 R >>', '/CO [6 0 R]'),
    'Acrobat runs the script when any field changes.',
  ],
  [
    'script of the field above a field',
    withField('/Parent 8 0 R', '', { 8: '<< /FT /Tx /T (p) /Kids [6 0 R] /AA << /F 7 0 R >> >>' }),
    'Acrobat runs the script when the field is shown.',
  ],
  ['script behind a link', pdf(link('/A 7 0 R')), 'Acrobat runs the script on a click.'],
  [
    'script as what a link did before',
    pdf(link('/A << /S /URI /URI (https://example.org/) >> /PA 7 0 R')),
    'A reader that follows PA runs the script.',
  ],
  [
    'script after following a link',
    pdf(link('/A << /S /URI /URI (https://example.org/) /Next 7 0 R >>')),
    'Acrobat follows the link, then runs the script.',
  ],
  [
    'script in the tree of names',
    pdf({
      catalogue: '/Names << /JavaScript 6 0 R >>',
      objects: {
        6: '<< /Kids [7 0 R] >>',
        7: '<< /Limits [(a) (a)] /Kids [8 0 R] >>',
        8: '<< /Limits [(a) (a)] /Names [(a) 9 0 R] >>',
        9: scriptAction,
      },
    }),
    opens,
  ],
  [
    'script behind a bookmark',
    pdf({
      catalogue: '/Outlines 6 0 R',
      objects: {
        6: '<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>',
        7: '<< /Title (Work) /Parent 6 0 R /A 8 0 R >>',
        8: scriptAction,
      },
    }),
    'Acrobat runs the script when the bookmark is chosen.',
  ],
  [
    'script of a rendition',
    pdf({
      page: '/Annots [6 0 R]',
      objects: {
        6: '<< /Type /Annot /Subtype /Screen /Rect [72 600 300 620] /P 3 0 R /AA << /PO 7 0 R >> >>',
        7: `<< /S /Rendition /AN 6 0 R /JS (app.beep\\(\\)) >>`,
      },
    }),
    'Acrobat runs the script when the page is shown.',
  ],
  [
    'XFA form with a script',
    withField('', '/XFA 9 0 R', { 9: stream(deflated(xfa), '/Filter /FlateDecode') }),
    opens,
  ],
  [
    'XFA form in parts, the script cut in two',
    withField('', '/XFA [(preamble) 9 0 R (rest) 10 0 R]', {
      9: stream(deflated(xfa.slice(0, xfa.indexOf('<script') + 4)), '/Filter /FlateDecode'),
      10: stream(deflated(xfa.slice(xfa.indexOf('<script') + 4)), '/Filter /FlateDecode'),
    }),
    opens,
  ],
  [
    'names written with numbers',
    pdf({
      catalogue: '/Open#41ction 6 0 R',
      objects: { 6: '<< /#53 /Java#53cript /#4a#53 (app.beep\\(\\)) >>' },
    }),
    opens,
  ],
  [
    'comments and odd spaces between words',
    pdf(openAction(`<</S%x>>endobj\r/JavaScript\0\f/JS%(\n%)\r(app.beep\\(\\))>>`)),
    opens,
  ],
  [
    'type of the action in an object of its own',
    pdf(openAction('<< /S 7 0 R /JS 8 0 R >>', { 7: '/JavaScript', 8: '(app.beep\\(\\))' })),
    opens,
  ],
  [
    'script as hexadecimal UTF-16',
    pdf(
      openAction(`<< /S /JavaScript /JS <FEFF${Buffer.from(script, 'utf16le').swap16().toString('hex')}> >>`),
    ),
    opens,
  ],
  [
    'keys twice, the harmless first',
    pdf({
      catalogue: '/OpenAction null /OpenAction 6 0 R',
      objects: { 6: `<< /S /GoTo /D [3 0 R /Fit] /S /JavaScript /JS (app.beep\\(\\)) >>` },
    }),
    opens,
  ],
  [
    'script after filters of five kinds',
    filtered(chain(script), '/ASCIIHexDecode /ASCII85Decode /RunLengthDecode /LZWDecode /FlateDecode'),
    opens,
  ],
  [
    'script with short names of filters',
    filtered(asHex(asAscii85(deflated(script))), '/AHx /A85 /Fl'),
    opens,
  ],
  [
    'script as differences of rows',
    filtered(
      deflated(asDifferences(script, 7)),
      '/FlateDecode',
      '/DecodeParms [<< /Predictor 12 /Columns 7 >>]',
    ),
    opens,
  ],
  ['action packed with filters of five kinds', packedFiltered(chain, chained), opens],
  [
    'action packed as differences of rows',
    packedFiltered(
      (data) => deflated(asDifferences(data, 16)),
      '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 16 >>',
    ),
    opens,
  ],
];
