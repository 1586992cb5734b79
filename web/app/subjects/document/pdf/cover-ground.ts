import { engravingOf, petalPaths } from '../../../ui/guilloche.ts';
import { ink } from './ink.ts';
import { decorate, type Paper, sheet } from './paper.ts';

const engraving = engravingOf('result');
const petal = petalPaths(engraving);

/** The background of the header: racing green to the edges, an engraved rosette, a gold line. */
export function drawGround(paper: Paper, height: number): void {
  const { doc } = paper;
  decorate(paper, () => {
    doc.fillColor(ink.racing).rect(0, 0, sheet.width, height).fill();
    doc.rect(0, 0, sheet.width, height).clip();
    doc.translate(sheet.width - 58, height * 0.46).scale(0.33);
    doc.lineWidth(1.5).strokeColor(ink.engraved);
    for (let turn = 0; turn < engraving.petals; turn++) {
      doc
        .path(petal)
        .stroke()
        .rotate(360 / engraving.petals);
    }
  });
  decorate(paper, () => doc.fillColor(ink.gold).rect(0, height, sheet.width, 2.5).fill());
}

/** The product's logo, from the same drawing as on the pages (lucide, plane-takeoff). */
export function drawMark({ doc }: Paper, x: number, y: number): void {
  doc.fillColor(ink.gold).roundedRect(x, y, 20, 20, 5).fill();
  doc.translate(x + 3.4, y + 3.4).scale(0.55);
  doc.lineWidth(2.2).lineCap('round').lineJoin('round').strokeColor(ink.racing);
  for (const path of plane) doc.path(path).stroke();
}

const plane = [
  'M2 22h20',
  'M6.36 17.4 4 17l-2-4 1.1-.55a2 2 0 0 1 1.8 0l.17.1a2 2 0 0 0 1.8 0L8 12 5 6l.9-.45a2 2 0 0 1 2.09.2l4.02 3a2 2 0 0 0 2.1.2l4.19-2.06a2.41 2.41 0 0 1 1.73-.17L21 7a1.4 1.4 0 0 1 .87 1.99l-.38.76c-.23.46-.6.84-1.07 1.08L7.58 17.2a2 2 0 0 1-1.22.18Z',
];
