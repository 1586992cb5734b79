import { ink } from './ink.ts';
import { heightOf, type Look, makeRoom, measure, type Paper, sheet, within, write } from './paper.ts';

const look: Look = { face: 'text', size: 9.5, colour: ink.ink };

/** A paragraph of body text. */
export function drawParagraph(paper: Paper, text: string): void {
  const { doc } = paper;
  const height = heightOf(paper, { text, look, width: measure });
  makeRoom(paper, height);
  const y = doc.y;
  write(paper, within(paper, paper.root, 'P'), { text, look, x: sheet.left, y, width: measure });
  doc.y = y + height;
}
