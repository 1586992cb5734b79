import { deflated } from './pdf-filters.ts';
import { type More, pdf, stream } from './pdf-parts.ts';
import { scriptAction } from './pdf-scripts.ts';
import { eicar, program, type Row } from './variant.ts';

const file = '<< /Type /Filespec /F (cv.exe) /UF (cv.exe) /EF << /F 9 0 R >> >>';
const embedded = stream(deflated(program), '/Type /EmbeddedFile /Filter /FlateDecode');
const reason = 'Acrobat offers the program to the person who opens the file.';
const carried = 'The file carries it along unseen; scanners of viruses find it.';
const hidden =
  '<< /Type /Template /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R /AA << /O 7 0 R >> >>';
const seldom = (more: More, effect: string): readonly [Uint8Array, string] => [
  pdf({ ...more, objects: { 7: scriptAction, ...more.objects } }),
  effect,
];
const picture = (more: string) =>
  `/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 8 /ColorSpace /DeviceGray ${more}`;
const resources = '/Resources << /Font << /F1 5 0 R >> /XObject << /X 10 0 R >> >>';

/** Places that few checks know. */
export const pdfSeldom: readonly Row[] = [
  [
    'script of a field that no page shows',
    ...seldom(
      {
        catalogue: '/AcroForm << /Fields [6 0 R] /CO [8 0 R] >>',
        objects: {
          6: '<< /T (a) /FT /Tx /Kids [8 0 R] >>',
          8: '<< /T (b) /Parent 6 0 R /AA << /C 7 0 R >> >>',
        },
      },
      'Acrobat runs the script when any field changes.',
    ),
  ],
  [
    'script of a page kept as a template',
    ...seldom(
      { catalogue: '/Names << /Templates << /Names [(t) 8 0 R] >> >>', objects: { 8: hidden } },
      'Acrobat runs the script when the template becomes a page.',
    ),
  ],
  [
    'script of a step of a presentation',
    ...seldom(
      { page: '/PresSteps 8 0 R', objects: { 8: '<< /Type /NavNode /NA 7 0 R >>' } },
      'Acrobat runs the script when the presentation goes on.',
    ),
  ],
  [
    'script of the fifth bookmark below a bookmark',
    ...seldom(
      {
        catalogue: '/Outlines 10 0 R',
        objects: {
          10: '<< /First 11 0 R /Last 11 0 R /Count 1 >>',
          ...Object.fromEntries(
            Array.from({ length: 5 }, (_, i) => [
              11 + i,
              `<< /Title (${i}) /Parent ${10 + i} 0 R ${i === 4 ? '/A 7 0 R' : `/First ${12 + i} 0 R /Last ${12 + i} 0 R`} >>`,
            ]),
          ),
        },
      },
      'Acrobat runs the script when the bookmark is chosen.',
    ),
  ],
  [
    'script after nine jumps',
    ...seldom(
      {
        catalogue: '/OpenAction 10 0 R',
        objects: Object.fromEntries(
          Array.from({ length: 9 }, (_, i) => [
            10 + i,
            `<< /S /GoTo /D [3 0 R /Fit] /Next ${i === 8 ? '[7 0 R]' : `${11 + i} 0 R`} >>`,
          ]),
        ),
      },
      'Acrobat runs the script when the file is opened.',
    ),
  ],
  [
    'command to rich media',
    ...seldom(
      {
        page: '/Annots [6 0 R]',
        objects: {
          6: '<< /Type /Annot /Subtype /Link /Rect [72 600 300 620] /A << /S /RichMediaExecute /TA 6 0 R /CMD << /C (play) >> >> >>',
        },
      },
      'Acrobat hands the command to the media.',
    ),
  ],
  [
    'associated file of a picture',
    pdf({
      page: resources,
      objects: { 8: file, 9: embedded, 10: stream('\x80'.repeat(64), picture('/AF [8 0 R]')) },
    }),
    reason,
  ],
  [
    'attachment of a film',
    pdf({
      page: '/Annots [6 0 R]',
      objects: {
        6: '<< /Type /Annot /Subtype /Screen /Rect [72 600 300 620] /A << /S /Rendition /OP 0 /AN 6 0 R /R << /S /MR /C << /S /MCD /CT (video/mp4) /D 8 0 R >> >> >> >>',
        8: file,
        9: embedded,
      },
    }),
    'Acrobat hands the embedded file to a player.',
  ],
  [
    'program in the private data of a page',
    pdf({
      page: '/PieceInfo << /Maker << /LastModified (D:20260601) /Private 9 0 R >> >>',
      objects: { 9: stream(deflated(program), '/Filter /FlateDecode') },
    }),
    carried,
  ],
  [
    'program in place of a font',
    pdf({
      objects: {
        5: '<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAA+Arial /FontDescriptor 8 0 R >>',
        8: '<< /Type /FontDescriptor /FontName /AAAAAA+Arial /Flags 32 /FontFile2 9 0 R >>',
        9: stream(deflated(program), `/Length1 ${program.length} /Filter /FlateDecode`),
      },
    }),
    carried,
  ],
  [
    'virus for tests in a stream that nothing names',
    pdf({ objects: { 9: stream(deflated(eicar), '/Filter /FlateDecode') } }),
    carried,
  ],
];
