import { deflated } from './pdf-filters.ts';
import { cvObjects, type More, type Objects, packedPdf, pdf, pdfText, revised, stream } from './pdf-parts.ts';
import { scriptAction } from './pdf-scripts.ts';
import { eicar, program, type Row, toBytes } from './variant.ts';

const xml = '<?xml version="1.0"?><Candidate><Name>Amara Okafor</Name></Candidate>';
const fileOf = (more = '') =>
  `<< /Type /Filespec /F (attachment.xml) /UF (attachment.xml) /AFRelationship /Source /EF << /F 9 0 R >> ${more} >>`;
const embedded = (content: string, more = '') => stream(content, `/Type /EmbeddedFile ${more}`);
const names = (more = '') => `/Names << /EmbeddedFiles << /Names [(attachment.xml) 8 0 R] >> ${more} >>`;

interface Carried extends More {
  readonly content?: string;
}

/** A CV with an attachment, as Europass writes it. */
const carriedObjects = ({ content = embedded(xml), objects = {}, ...more }: Carried): Objects =>
  cvObjects({
    catalogue: `${names()} /AF [8 0 R]`,
    ...more,
    objects: { 8: fileOf(), 9: content, ...objects },
  });
const carrying = (carried: Carried) => toBytes(pdfText(carriedObjects(carried)));

/** Two revisions of the attachment: readers that mend the file may take either. */
const revisedTo = (objects: Objects) => toBytes(revised(pdfText(carriedObjects({})), objects));

const packedDown = (objects: Objects) => {
  const { 4: words = '', 9: attachment = '', ...packed } = objects;
  return toBytes(packedPdf({ direct: { 4: words, 9: attachment }, packed }));
};

const scripted = pdfText(
  cvObjects({ catalogue: '/Names << /JavaScript << /Names [(a) 6 0 R] >> >>', objects: { 6: scriptAction } }),
);
const linkTo = (action: string) =>
  `<< /Type /Annot /Subtype /Link /Rect [72 500 400 780] /Border [0 0 0] /A ${action} >>`;

const offers = 'Acrobat offers the file to the person who opens this one.';
const runs = 'Acrobat runs the script when the file is opened.';

/** CVs that carry a text, and something else than a text or in another way than readers agree about. */
export const hostileCarriers: readonly Row[] = [
  [
    'script beside the attachment',
    carrying({ catalogue: names('/JavaScript << /Names [(a) 6 0 R] >>'), objects: { 6: scriptAction } }),
    runs,
  ],
  [
    'script beside the attachment, all packed',
    packedDown(carriedObjects({ catalogue: `${names()} /OpenAction 6 0 R`, objects: { 6: scriptAction } })),
    runs,
  ],
  [
    'PDF with a script among its names',
    carrying({ content: embedded(scripted) }),
    'Acrobat opens that file.',
  ],
  ['program', carrying({ content: embedded(program) }), offers],
  ['packed program', carrying({ content: embedded(deflated(program), '/Filter /FlateDecode') }), offers],
  ['commands of Windows', carrying({ content: embedded('@echo off\r\ncalc.exe\r\n') }), offers],
  ['page with a script', carrying({ content: embedded('<html><script>alert(1)</script>') }), offers],
  ['virus for tests', carrying({ content: embedded(deflated(eicar), '/Filter /FlateDecode') }), offers],
  [
    'text without an end',
    carrying({ content: embedded(deflated(' '.repeat(60_000_000)), '/Filter /FlateDecode') }),
    'It fills the memory.',
  ],
  [
    'text in two layers',
    carrying({
      content: embedded(
        `${Buffer.from(deflated(xml), 'latin1').toString('hex')}>`,
        '/Filter [/ASCIIHexDecode /FlateDecode]',
      ),
    }),
    'No program writes it so.',
  ],
  [
    'launch of the attachment',
    carrying({ catalogue: `${names()} /OpenAction << /S /Launch /F 8 0 R >>` }),
    'Acrobat asks to open the attachment.',
  ],
  [
    'jump into the attachment',
    carrying({
      page: '/Annots [6 0 R]',
      objects: { 6: linkTo('<< /S /GoToE /D [0 /Fit] /T << /R /C /N (attachment.xml) >> >>') },
    }),
    'Acrobat opens the attachment on a click.',
  ],
  [
    'attachment behind a paper clip',
    carrying({
      page: '/Annots [6 0 R]',
      objects: { 6: '<< /Type /Annot /Subtype /FileAttachment /Rect [72 500 90 520] /FS 8 0 R >>' },
    }),
    'Acrobat opens the attachment on a click.',
  ],
  [
    'portfolio',
    carrying({ catalogue: `${names()} /Collection << /Type /Collection /View /D >>` }),
    'Acrobat shows the portfolio instead of the page.',
  ],
  [
    'file that belongs to the attachment',
    carrying({ objects: { 8: fileOf('/RF << /F [(a.exe) 10 0 R] >>'), 10: stream(program) } }),
    offers,
  ],
  ['program in a later revision', revisedTo({ 9: embedded(program) }), offers],
  ['program without a type in a later revision', revisedTo({ 9: stream(program) }), offers],
  [
    'program that a later revision names by way of another object',
    revisedTo({ 9: '10 0 R', 10: '11 0 R', 11: '12 0 R', 12: '13 0 R', 13: stream(program) }),
    offers,
  ],
  [
    'program for another system',
    carrying({
      objects: {
        8: '<< /Type /Filespec /F (a.xml) /EF << /F 9 0 R /Unix 10 0 R >> >>',
        10: stream(program),
      },
    }),
    offers,
  ],
  ['attachment that is not there', carrying({ objects: { 8: fileOf().replace('9 0 R', '19 0 R') } }), offers],
  [
    'text that reaches to the end of the file',
    carrying({ content: `<< /Type /EmbeddedFile /Length 99999 >>\nstream\n${xml}\nendstream` }),
    'Readers differ about where the text ends.',
  ],
  [
    'text that begins in two places',
    carrying({ content: embedded(xml).replace('stream\n', 'stream \n') }),
    'Readers differ about where the text begins.',
  ],
];

/** CVs that carry texts, which are left out of what is kept. */
export const harmlessCarriers: readonly Row[] = [
  ['as Europass writes it', carrying({}), offers],
  ['packed', carrying({ content: embedded(deflated(xml), '/Filter /FlateDecode') }), offers],
  ['in packed objects', packedDown(carriedObjects({})), offers],
  ['of JSON', carrying({ content: embedded('{"name": "Amara Okafor"}') }), offers],
  [
    'that a page names',
    pdf({ page: '/AF [8 0 R]', objects: { 8: fileOf(), 9: embedded(xml, '/Subtype /text#2Fxml') } }),
    offers,
  ],
  [
    'deep in the tree of names',
    carrying({
      catalogue: '/Names 10 0 R',
      objects: {
        10: '<< /EmbeddedFiles 11 0 R >>',
        11: '<< /Kids [12 0 R] >>',
        12: '<< /Limits [(a) (a)] /Names [(a) 8 0 R] >>',
      },
    }),
    offers,
  ],
  ['of two revisions', revisedTo({ 9: embedded(xml.replace('Amara', 'Amarachi')) }), offers],
];
