import { recordedInWords } from '../../../text/outcome.ts';
import { product } from '../../../text/product.ts';
import { engravingOf, petalPaths } from '../../../ui/guilloche.ts';
import { recordedIn } from '../recorded-in.ts';
import type { Headline, ResultDocument } from '../result-document.ts';
import { notAdvice, workingOf } from '../whole-document.ts';
import { ink } from './ink.ts';
import {
  decorate,
  heightOf,
  type Look,
  measure,
  type Paper,
  sheet,
  widthOf,
  within,
  write,
} from './paper.ts';

const engraving = engravingOf('result');
const petal = petalPaths(engraving);

/** The background of the header: racing green to the edges, an engraved rosette, a gold line. */
function drawGround(paper: Paper, height: number): void {
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
function drawMark({ doc }: Paper, x: number, y: number): void {
  doc.fillColor(ink.gold).roundedRect(x, y, 20, 20, 5).fill();
  doc.translate(x + 3.4, y + 3.4).scale(0.55);
  doc.lineWidth(2.2).lineCap('round').lineJoin('round').strokeColor(ink.racing);
  for (const path of plane) doc.path(path).stroke();
}

const plane = [
  'M2 22h20',
  'M6.36 17.4 4 17l-2-4 1.1-.55a2 2 0 0 1 1.8 0l.17.1a2 2 0 0 0 1.8 0L8 12 5 6l.9-.45a2 2 0 0 1 2.09.2l4.02 3a2 2 0 0 0 2.1.2l4.19-2.06a2.41 2.41 0 0 1 1.73-.17L21 7a1.4 1.4 0 0 1 .87 1.99l-.38.76c-.23.46-.6.84-1.07 1.08L7.58 17.2a2 2 0 0 1-1.22.18Z',
];

const name: Look = { face: 'display', size: 14, colour: ink.white };
const title: Look = { face: 'display', size: 21, colour: ink.white };
const quiet: Look = { face: 'text', size: 10, colour: ink.mint };
const inTag: Look = { face: 'strong', size: 9, colour: ink.ink };
const beside: Look = { face: 'display', size: 14, colour: ink.white };
/** Body text keeps clear of the rosette. */
const readable = measure * 0.74;
const foot: Look = { face: 'text', size: 8.5, colour: ink.mint };

/** One line of the header: its distance below the previous line, its height, and how it is drawn there. */
interface Line {
  readonly above: number;
  readonly height: number;
  readonly draw: (y: number) => void;
}

/** The green header of the first page: the tool, and the answer as the largest thing on it. */
export function drawCover(paper: Paper, document: ResultDocument): void {
  const { headline, tool, brief } = document;
  const recorded = recordedInWords(recordedIn(workingOf(document)));
  // A first page with pictures has a lower head.
  const low = brief !== undefined;
  const lines = [
    nameLine(paper),
    textLine(paper, { type: 'H1', text: tool, look: title, above: low ? 8 : 22 }),
    ...(headline.tag === undefined ? [] : [tagLine(paper, headline.tag)]),
    textLine(paper, { type: 'P', text: headline.label, look: quiet, above: low ? 5 : 16 }),
    ...figureLines(paper, headline),
    ...(headline.note === undefined
      ? []
      : [textLine(paper, { type: 'P', text: headline.note, look: quiet, above: 8 })]),
    textLine(paper, {
      type: 'P',
      text: [notAdvice, recorded].filter(Boolean).join(' · '),
      look: foot,
      above: low ? 8 : 14,
    }),
  ];
  const top = low ? 26 : 36;
  const height = lines.reduce((sum, line) => sum + line.above + line.height, top) + (low ? 14 : 20);
  drawGround(paper, height);
  let y = top;
  for (const line of lines) {
    y += line.above;
    line.draw(y);
    y += line.height;
  }
  paper.doc.y = height + 2;
}

interface TextLine {
  readonly type: 'H1' | 'P';
  readonly text: string;
  readonly look: Look;
  readonly above: number;
}

function textLine(paper: Paper, { type, text, look, above }: TextLine): Line {
  const box = { text, look, x: sheet.left, width: look === quiet ? readable : measure };
  return {
    above,
    height: heightOf(paper, box),
    draw: (y) => write(paper, within(paper, paper.root, type), { ...box, y }),
  };
}

/** As large as the line allows; an answer in words is smaller than a figure. */
function figureLook(paper: Paper, figure: string): Look {
  const size = /\d/.test(figure) ? 44 : 34;
  const biggest: Look = { face: 'display', size, colour: ink.white };
  const width = widthOf(paper, figure, biggest);
  return width <= measure
    ? biggest
    : { ...biggest, size: Math.max(20, Math.floor((size * measure) / width)) };
}

function nameLine(paper: Paper): Line {
  return {
    above: 0,
    height: 22,
    draw: (y) => {
      decorate(paper, () => drawMark(paper, sheet.left, y));
      write(paper, within(paper, paper.root, 'P'), {
        text: product,
        look: name,
        x: sheet.left + 28,
        y: y + 1,
        width: 200,
      });
    },
  };
}

function tagLine(paper: Paper, text: string): Line {
  const width = Math.min(widthOf(paper, text, inTag), measure - 20);
  const height = heightOf(paper, { text, look: inTag, width });
  return {
    above: 14,
    height: height + 6,
    draw: (y) => {
      decorate(paper, () =>
        paper.doc
          .fillColor(ink.gold)
          .roundedRect(sheet.left, y, width + 20, height + 6, 9.5)
          .fill(),
      );
      write(paper, within(paper, paper.root, 'P'), {
        text,
        look: inTag,
        x: sheet.left + 10,
        y: y + 4,
        width,
      });
    },
  };
}

/** The figure; smaller figures go beside its foot if there is room, otherwise in a row under it. */
function figureLines(paper: Paper, { figure, beside: others = [] }: Headline): Line[] {
  const look = figureLook(paper, figure);
  const line = textLine(paper, { type: 'P', text: figure, look, above: -1 });
  const left = sheet.left + widthOf(paper, figure, look) + 36;
  const row = others.length < 3 && left + 110 * others.length < sheet.right;
  const columns = { x: row ? left : sheet.left, width: row ? 110 : measure / Math.max(others.length, 3) };
  const drawOthers = (y: number) => drawBeside(paper, others, { ...columns, y });
  if (others.length === 0) return [line];
  if (!row) return [line, { above: 8, height: besideHeight, draw: drawOthers }];
  const draw = (y: number) => {
    line.draw(y);
    drawOthers(y + line.height - besideHeight - 5);
  };
  return [{ ...line, draw }];
}

const besideHeight = 35;

/** Smaller figures in a row, each under its label. */
function drawBeside(
  paper: Paper,
  figures: NonNullable<Headline['beside']>,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  for (const [index, { label, figure }] of figures.entries()) {
    const box = { x: x + index * width, width: width - 12 };
    const element = within(paper, paper.root, 'P');
    write(paper, element, { text: label, look: quiet, y, ...box });
    write(paper, element, { text: figure, look: beside, y: y + 15, ...box });
  }
}
