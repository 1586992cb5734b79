import { capitalised } from '../../../text/values.ts';
import type { WorkingStepShown } from '../../../text/working-steps.ts';
import { ink } from './ink.ts';
import {
  drawRule,
  type Element,
  heightOf,
  type Look,
  makeRoom,
  measure,
  type Paper,
  sheet,
  widthOf,
  within,
  write,
} from './paper.ts';

const label: Look = { face: 'text', size: 9.5, colour: ink.ink };
const figure: Look = { face: 'strong', size: 9.5, colour: ink.ink, figures: true };
const law: Look = { face: 'text', size: 8.5, colour: ink.quiet };
const unsettled: Look = { face: 'strong', size: 8.5, colour: ink.ink };
const heading: Look = { face: 'strong', size: 10.5, colour: ink.racing };
const padding = 4.5;
const gap = 16;
const widestFigure = 300;

/** The steps in order, each with its figure on the right and, under it, the law that was read. */
export function drawWorking(paper: Paper, steps: readonly WorkingStepShown[]): void {
  let list: Element | undefined;
  for (const step of steps) {
    if (step.heading) {
      drawName(paper, step.label);
      list = undefined;
    } else {
      list ??= within(paper, paper.root, 'L');
      drawStep(paper, within(paper, within(paper, list, 'LI'), 'LBody'), step);
    }
  }
}

/** The name of a section of the bill: the steps after it belong to it. */
function drawName(paper: Paper, text: string): void {
  const { doc } = paper;
  makeRoom(paper, 110);
  const name = { text, look: heading, x: sheet.left, y: doc.y + 9, width: measure };
  write(paper, within(paper, paper.root, 'H3', { title: text }), name);
  doc.y = name.y + heightOf(paper, name) + 1;
  drawRule(paper, ink.racing, 0.8);
}

function drawStep(paper: Paper, body: Element, step: WorkingStepShown): void {
  const { doc } = paper;
  const pieces = piecesOf(paper, step);
  const height = Math.max(...pieces.map(({ below, height: own }) => below + own));
  makeRoom(paper, height + 2 * padding);
  const y = doc.y + padding;
  for (const { below, height: _, ...piece } of pieces) {
    write(paper, within(paper, body, 'P'), { ...piece, y: y + below });
  }
  doc.y = y + height + padding;
  drawRule(paper, ink.line, 0.6);
}

/** The texts of a step, each with its offset from the step's top. */
function piecesOf(paper: Paper, step: WorkingStepShown) {
  const first = [labelOf(paper, step), ...figureOf(paper, step)].map((piece) => ({
    ...piece,
    below: 0,
    height: heightOf(paper, piece),
  }));
  let below = Math.max(...first.map(({ height }) => height));
  const under = lawOf(step).map((piece) => {
    const placed = { ...piece, x: sheet.left, width: measure, below };
    const height = heightOf(paper, placed);
    below += height;
    return { ...placed, height };
  });
  return [...first, ...under];
}

function labelOf(paper: Paper, { label: text, figure: beside = '' }: WorkingStepShown) {
  const reservedWidth = beside === '' ? 0 : figureWidth(paper, beside) + gap;
  return { text, look: label, x: sheet.left, width: measure - reservedWidth };
}

function figureOf(paper: Paper, { figure: text }: WorkingStepShown) {
  if (text === undefined) return [];
  const width = figureWidth(paper, text);
  return [{ text, look: figure, x: sheet.right - width, width, align: 'right' as const }];
}

function figureWidth(paper: Paper, text: string): number {
  return Math.min(widthOf(paper, text, figure), widestFigure);
}

function lawOf({ label: name, law: lawRead }: WorkingStepShown): { text: string; look: Look }[] {
  if (!lawRead) return [];
  const says = lawRead.title === name ? capitalised(lawRead.says) : `${lawRead.title}, ${lawRead.says}`;
  if (lawRead.unsettled === undefined) return [{ text: says, look: law }];
  return [
    { text: says, look: law },
    { text: `To be confirmed on GOV.UK: ${lawRead.unsettled}`, look: unsettled },
  ];
}
