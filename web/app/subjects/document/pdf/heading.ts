import { ink } from './ink.ts';
import {
  decorate,
  heightOf,
  type Look,
  makeRoom,
  measure,
  type Paper,
  sheet,
  within,
  write,
} from './paper.ts';

const look: Look = { face: 'display', size: 15, colour: ink.ink };
const above = 24;

/** The heading of a section under a short gold line; never the last thing on a page. */
export function drawHeading(paper: Paper, title: string): void {
  const { doc } = paper;
  const turned = makeRoom(paper, above + 130);
  const y = doc.y + (turned || doc.y === sheet.top ? 0 : above);
  decorate(paper, () => doc.fillColor(ink.gold).rect(sheet.left, y, 22, 2.2).fill());
  const heading = { text: title, look, x: sheet.left, y: y + 9, width: measure };
  write(paper, within(paper, paper.root, 'H2', { title }), heading);
  doc.y = heading.y + heightOf(paper, heading) + 5;
}
