import type { ListedSource, ListPart } from '../result-document.ts';
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

const text: Look = { face: 'text', size: 9.5, colour: ink.ink };
const large: Look = { face: 'text', size: 11.5, colour: ink.ink };
const address: Look = { face: 'text', size: 8.5, colour: ink.link };
const indent = 16;
const width = measure - indent;
const between = 4;

/** A list with gold bullets. */
export function drawList(paper: Paper, { lines, large: isLarge = false }: ListPart): void {
  const { doc } = paper;
  const look = isLarge ? large : text;
  const list = within(paper, paper.root, 'L');
  for (const line of lines) {
    const height = heightOf(paper, { text: line, look, width });
    makeRoom(paper, height);
    const y = doc.y;
    decorate(paper, () =>
      doc
        .fillColor(ink.gold)
        .circle(sheet.left + 4, y + look.size * 0.63, 1.8)
        .fill(),
    );
    const body = within(paper, within(paper, list, 'LI'), 'LBody');
    write(paper, body, { text: line, look, x: sheet.left + indent, y, width });
    doc.y = y + height + between;
  }
}

/** Each source under its number, with its address as a link for the screen and as text for print. */
export function drawSources(paper: Paper, sources: readonly ListedSource[]): void {
  const { doc } = paper;
  const list = within(paper, paper.root, 'L');
  for (const { number, title, url = '' } of sources) {
    const titleHeight = heightOf(paper, { text: title, look: text, width });
    const height = titleHeight + heightOf(paper, { text: url, look: address, width });
    makeRoom(paper, height);
    const y = doc.y;
    const item = within(paper, list, 'LI');
    const label = { text: `${number}`, look: { ...text, colour: ink.quiet, figures: true } };
    write(paper, within(paper, item, 'Lbl'), { ...label, x: sheet.left, y, width: indent });
    const body = within(paper, item, 'LBody');
    write(paper, body, { text: title, look: text, x: sheet.left + indent, y, width });
    write(paper, body, {
      text: url,
      look: address,
      x: sheet.left + indent,
      y: y + titleHeight,
      width,
      ...(url !== '' && { link: url }),
    });
    doc.y = y + height + between;
  }
}
