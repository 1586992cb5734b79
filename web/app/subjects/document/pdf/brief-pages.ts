import type { Brief, Picture, TitledList } from '../brief.ts';
import { lawRead, type RuleRead } from '../law-read.ts';
import type { ResultDocument } from '../result-document.ts';
import { workingOf } from '../whole-document.ts';
import { drawCover } from './cover.ts';
import { ink } from './ink.ts';
import { heightOfLanes, putLanes } from './lanes.ts';
import { decorate, heightOf, type Look, measure, type Paper, sheet, within, write } from './paper.ts';
import { heightOfSums, putSums } from './sums.ts';

const gap = (size: number) => (size < 9 ? 1.2 : 2.5);
const text = (size: number): Look => ({ face: 'text', size, colour: ink.ink, gap: gap(size) });
const quiet = (size: number): Look => ({ ...text(size), colour: ink.quiet });
const title: Look = { face: 'display', size: 13, colour: ink.ink };
const gutter = 24;

/** The result on two pages: the answer with its pictures, then what stands behind it. */
export function drawBrief(paper: Paper, document: ResultDocument, brief: Brief): void {
  const { doc } = paper;
  drawCover(paper, document);
  const top = doc.y + 10;
  holdPage(paper);
  firstThatFits([11.5, 11, 10.5, 10, 9.5, 9], end - top, (size) =>
    stacked([
      ...(document.sentences ?? []).map((line) => sentence(paper, line, size)),
      answers(paper, brief.answers),
      ...brief.pictures.map((picture) => pictured(paper, picture)),
    ]),
  ).draw(top);
  doc.addPage();
  holdPage(paper);
  firstThatFits(printSizes, end - second, ({ size, rules }) =>
    stacked([...behind(paper, brief, size), ...lawOf(paper, document, { size, max: rules })]),
  ).draw(second);
}

/** Smaller print first, then fewer rules: all of them are behind the address. */
const printSizes = [
  { size: 9.5, rules: 99 },
  ...[9, 8.5, 8, 7.5].map((size) => ({ size, rules: 99 })),
  ...[30, 27, 24, 21, 18, 15, 12].map((rules) => ({ size: 7.5, rules })),
  ...[30, 24, 18, 12, 6, 0].map((rules) => ({ size: 7, rules })),
] as const;

/** Below the running head. */
const second = 74;

/** Two pages are all there is: they may go on to the line above their foot. */
const end = sheet.bottom + 12;

/** Keeps pdfkit from turning the page by itself. */
function holdPage({ doc }: Paper): void {
  doc.page.margins.bottom = 0;
}

const whole = { x: sheet.left, width: measure };

function sentence(paper: Paper, line: string, size: number): Block {
  return textBlock(paper, { type: 'P', text: line, look: text(size), ...whole, above: 4 });
}

function answers(paper: Paper, lines: readonly string[]): Block {
  const sentence = lines.length === 0 ? '' : `On these answers: ${lines.join(' · ')}`;
  return textBlock(paper, { type: 'P', text: sentence, look: quiet(8.5), ...whole, above: 8 });
}

/** The heading of a part under a short gold line. */
function headed(paper: Paper, name: string, above: number): Block {
  const box = textBlock(paper, { type: 'H2', text: name, look: title, ...whole, above: above + 6 });
  return {
    height: box.height + 2,
    draw: (y) => {
      decorate(paper, () =>
        paper.doc
          .fillColor(ink.gold)
          .rect(sheet.left, y + above, 22, 2.2)
          .fill(),
      );
      box.draw(y);
    },
  };
}

function pictured(paper: Paper, picture: Picture): Block {
  const height = picture.kind === 'lanes' ? heightOfLanes(picture) : heightOfSums(paper, picture);
  return stacked([
    headed(paper, picture.title, 13),
    textBlock(paper, { type: 'P', text: picture.note, look: quiet(8.5), ...whole }),
    {
      height: height + 4,
      draw: (y) => {
        const figure = within(paper, paper.root, 'Figure', { alt: picture.alt });
        figure.add(() => {
          if (picture.kind === 'lanes') putLanes(paper, picture, y + 4);
          else putSums(paper, picture, y + 4);
        });
      },
    },
  ]);
}

/** What is needed, side by side to tick, then the other lists in two columns. */
function behind(paper: Paper, { needed, lists }: Brief, size: number): Block[] {
  const filledLists = needed.filter(({ lines }) => lines.length > 0);
  const [first, ...others] = lists.filter(({ lines }) => lines.length > 0);
  const columns = (left: readonly TitledList[], right: readonly TitledList[], mark: Listing['mark']) =>
    inTwoColumns((place) => {
      const drawList = (list: TitledList, box: Place) => namedList(paper, list, { ...box, size, mark });
      return [
        stacked(left.map((list) => drawList(list, place.left))),
        stacked(right.map((list) => drawList(list, place.right))),
      ];
    });
  return [
    ...(filledLists.length === 0 ? [] : [headed(paper, 'What you need to have ready', 0)]),
    columns(filledLists.slice(0, 1), filledLists.slice(1), 'box'),
    ...(first === undefined ? [] : [headed(paper, 'Before you rely on it', 10)]),
    columns(first ? [first] : [], others, 'dot'),
  ];
}

interface Place {
  readonly x: number;
  readonly width: number;
}

/** Two columns, as wide as makes them lowest together. */
function inTwoColumns(blocksOf: (place: { left: Place; right: Place }) => readonly Block[]): Block {
  const [even, ...others] = [0.5, 0.35, 0.42, 0.58, 0.65].map((share) => {
    const width = (measure - gutter) * share;
    const x = sheet.left + width + gutter;
    const left = { x: sheet.left, width };
    return beside(blocksOf({ left, right: { x, width: sheet.right - x } }));
  });
  return even ? lowestOf(even, ...others) : stacked([]);
}

function namedList(paper: Paper, list: TitledList, listing: Listing): Block {
  const { x, width, size } = listing;
  const name = { type: 'P' as const, text: list.title, look: strong(size + 1), above: 6, x, width };
  return stacked([textBlock(paper, name), listBlock(paper, list, listing)]);
}

const strong = (size: number): Look => ({ face: 'strong', size, colour: ink.ink });

interface Listing {
  readonly x: number;
  readonly width: number;
  readonly size: number;
  /** A box to tick, or a gold dot. */
  readonly mark: 'box' | 'dot';
}

function listBlock(paper: Paper, { lines }: TitledList, { x, width, size, mark }: Listing): Block {
  return stacked(
    lines.map((line) => {
      const box = { text: line, look: text(size), x: x + 15, width: width - 15, above: 3 };
      const block = textBlock(paper, { type: 'P', ...box });
      return {
        height: block.height,
        draw: (y) => {
          decorate(paper, () => putMark(paper, mark, { x, y: y + 3 + size * 0.63 }));
          block.draw(y);
        },
      };
    }),
  );
}

function putMark({ doc }: Paper, mark: Listing['mark'], { x, y }: { x: number; y: number }): void {
  if (mark === 'dot')
    doc
      .fillColor(ink.gold)
      .circle(x + 4, y, 1.8)
      .fill();
  else
    doc
      .lineWidth(0.8)
      .strokeColor(ink.outline)
      .roundedRect(x, y - 4, 8, 8, 1.5)
      .stroke();
}

interface OfLaw {
  readonly size: number;
  readonly max: number;
}

/** Each rule with its day and its address, in three columns, and where the whole working is. */
function lawOf(paper: Paper, document: ResultDocument, { size, max }: OfLaw): Block[] {
  const all = lawRead(workingOf(document)).rules;
  const rules = all.slice(0, max);
  const { origin } = new URL(document.address);
  const days = document.lawAskedFor.map(({ label, day }) => `${label}: ${day}.`).join(' ');
  const style = { type: 'P' as const, look: quiet(size), ...whole };
  const small = Math.max(smallest, size - 2);
  const inColumn = Math.ceil(rules.length / lawColumns);
  return [
    headed(paper, 'The law behind it', 10),
    textBlock(paper, {
      ...style,
      text: `Each rule with its date and its page at ${origin}, which names its sources. ${days}`,
    }),
    beside(
      Array.from({ length: lawColumns }, (_, column) => {
        const width = (measure - gutter) / lawColumns;
        const place = { origin, size: small, width, x: sheet.left + column * (width + gutter / 2) };
        const own = rules.slice(column * inColumn, (column + 1) * inColumn);
        return stacked(own.map((rule) => ruleBlock(paper, rule, place)));
      }),
    ),
    textBlock(paper, {
      ...style,
      text: `${rules.length < all.length ? `${all.length - rules.length} more rules, and every` : 'Every'} step of the working, with its sources and options, for these answers:`,
      above: 6,
    }),
    textBlock(paper, {
      ...style,
      text: document.address,
      look: { ...quiet(small), colour: ink.link },
      link: document.address,
    }),
  ];
}

const lawColumns = 3;
/** The smallest print that a person reads on paper. */
const smallest = 6;

interface OfRule {
  readonly origin: string;
  readonly size: number;
  readonly x: number;
  readonly width: number;
}

function ruleBlock(paper: Paper, rule: RuleRead, { origin, size, ...place }: OfRule): Block {
  const { title: name, inForceFrom, path, unsettled } = rule;
  const confirm = unsettled === undefined ? '' : ' (to be confirmed on GOV.UK)';
  return textBlock(paper, {
    ...place,
    type: 'P',
    text: `${name}, since ${inForceFrom}${confirm}: ${path}`,
    look: { ...text(size), colour: ink.link, gap: 0.8 },
    above: 2.5,
    link: `${origin}${path}`,
  });
}

/** A piece of a page whose height is known before it is drawn. */
interface Block {
  readonly height: number;
  readonly draw: (y: number) => void;
}

interface TextBox {
  readonly type: 'H2' | 'P';
  readonly text: string;
  readonly look: Look;
  readonly x: number;
  readonly width: number;
  /** Free space above it. */
  readonly above?: number;
  readonly link?: string;
}

/** A text as a block. */
function textBlock(paper: Paper, { type, above = 0, ...box }: TextBox): Block {
  return {
    height: box.text === '' ? 0 : above + heightOf(paper, box),
    draw: (y) => {
      if (box.text === '') return;
      const options = type === 'H2' ? { title: box.text } : undefined;
      write(paper, within(paper, paper.root, type, options), { ...box, y: y + above });
    },
  };
}

/** Blocks below each other. */
function stacked(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw: (top) => {
      let y = top;
      for (const { height, draw } of blocks) {
        draw(y);
        y += height;
      }
    },
  };
}

/** Blocks beside each other. */
function beside(blocks: readonly Block[]): Block {
  return {
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    draw: (y) => {
      for (const { draw } of blocks) draw(y);
    },
  };
}

/** The first way that fits into the height, or the last: each takes less room than the one before. */
function firstThatFits<Way>(
  ways: readonly [Way, ...Way[]],
  height: number,
  blockOf: (way: Way) => Block,
): Block {
  const [first, ...tighter] = ways;
  let block = blockOf(first);
  let [least, most] = [0, block.height <= height ? 0 : tighter.length];
  // Measuring takes time, so the ways between are halved.
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const tried = blockOf(tighter[middle - 1] ?? first);
    const fits = tried.height <= height;
    if (fits || middle === tighter.length) block = tried;
    if (fits) most = middle - 1;
    else least = middle;
  }
  return block;
}

/** The lowest of the blocks. */
function lowestOf(first: Block, ...others: readonly Block[]): Block {
  return others.reduce((low, block) => (block.height < low.height ? block : low), first);
}
