import type { LanesPicture } from '../brief.ts';
import { ink } from './ink.ts';
import { type Look, measure, type Paper, put, sheet, widthOf } from './paper.ts';

const words: Look = { face: 'text', size: 8, colour: ink.quiet };
const strong: Look = { face: 'strong', size: 8.5, colour: ink.ink };
const markLook: Look = { face: 'strong', size: 8, colour: ink.coral };

/** The words of a lane stand left of its axis. */
const left = sheet.left + 142;
const width = sheet.right - left;
const axis = 15;
const lane = 29;
const bar = { top: 11, height: 13 };
const looks = [ink.racing, ink.gold, ink.sky];

type Lane = LanesPicture['lanes'][number];

const at = (percent: number) => left + (percent / 100) * width;

/** How high the lanes and their legend are. */
export function heightOfLanes({ lanes }: LanesPicture): number {
  return axis + lanes.length * lane + 18;
}

/** Draws the lanes with their top at `y`: the same as on the page. */
export function putLanes(paper: Paper, picture: LanesPicture, y: number): void {
  const { doc } = paper;
  const { lanes, ticks, mark, gaps } = picture;
  for (const { at: percent, text } of ticks) put(paper, { text, look: words, x: at(percent), y, width: 70 });
  const top = y + axis;
  for (const [index, each] of lanes.entries()) {
    putLane(paper, each, top + index * lane);
    for (const { from, to } of gaps?.spans ?? [])
      putHatching(paper, { x: at(from), width: at(to) - at(from), y: top + index * lane + bar.top });
  }
  const foot = top + lanes.length * lane;
  if (mark) {
    doc.save();
    doc.lineWidth(1).dash(2.5, { space: 2.5 }).strokeColor(ink.coral);
    doc
      .moveTo(at(mark.at), top + bar.top)
      .lineTo(at(mark.at), foot)
      .stroke();
    doc.restore();
  }
  putLegend(paper, picture, foot + 4);
}

function putLane(
  paper: Paper,
  { title, note, strong: isStrong, bars, endAt, end, tailTo }: Lane,
  y: number,
): void {
  const { doc } = paper;
  if (isStrong) {
    doc
      .fillColor(ink.mint)
      .roundedRect(sheet.left - 8, y, measure + 16, lane - 1, 3)
      .fill();
    doc
      .fillColor(ink.gold)
      .rect(sheet.left - 8, y, 2.5, lane - 1)
      .fill();
  }
  put(paper, { text: title, look: strong, x: sheet.left, y: y + 4, width: left - sheet.left - 6 });
  put(paper, { text: note, look: words, x: sheet.left, y: y + 15, width: left - sheet.left - 6 });
  const middle = y + bar.top + bar.height / 2;
  if (tailTo > endAt) {
    doc.save();
    doc.lineWidth(1).dash(1.5, { space: 2 }).strokeColor(ink.outline);
    doc.moveTo(at(endAt), middle).lineTo(at(tailTo), middle).stroke();
    doc.restore();
  }
  for (const { look, from, to } of bars) {
    doc.lineWidth(0.5).strokeColor(look === 2 ? ink.outline : ink.white);
    doc.fillColor(looks[look] ?? ink.sand);
    doc.roundedRect(
      at(from),
      y + bar.top,
      at(to) - at(from),
      bar.height,
      Math.min(2.5, (at(to) - at(from)) / 2),
    );
    doc.fillAndStroke();
  }
  doc
    .lineWidth(1.4)
    .strokeColor(ink.ink)
    .moveTo(at(endAt), y + 6)
    .lineTo(at(endAt), y + lane - 2)
    .stroke();
  const endWidth = widthOf(paper, end, strong);
  // Words that would leave the drawing stand before their line.
  const x = at(endAt) + 4 + endWidth > sheet.right ? at(endAt) - 4 - endWidth : at(endAt) + 4;
  put(paper, { text: end, look: { ...strong, size: 8 }, x, y: y + 1, width: endWidth + 4 });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function putHatching({ doc }: Paper, { x, y, width: across }: Box): void {
  doc.save();
  doc.rect(x, y - 1, across, bar.height + 2).clip();
  doc.lineWidth(0.9).strokeColor(ink.outline);
  for (let line = x - bar.height - 2; line < x + across; line += 3)
    doc
      .moveTo(line, y + bar.height + 1)
      .lineTo(line + bar.height + 2, y - 1)
      .stroke();
  doc.restore();
}

function putLegend(paper: Paper, { legend, gaps, mark }: LanesPicture, y: number): void {
  const { doc } = paper;
  let x: number = sheet.left;
  const say = (text: string, look: Look, drawMark: () => void) => {
    drawMark();
    put(paper, { text, look, x: x + 12, y, width: 240 });
    x += 12 + widthOf(paper, text, look) + 12;
  };
  for (const [index, name] of legend.entries()) {
    if (name === undefined) continue;
    say(name, words, () => {
      doc.lineWidth(0.5).strokeColor(index === 2 ? ink.outline : ink.white);
      doc
        .fillColor(looks[index] ?? ink.sand)
        .roundedRect(x, y + 1, 8, 8, 2)
        .fillAndStroke();
    });
  }
  if (gaps) say(gaps.text, words, () => putHatching(paper, { x, width: 8, y: y - 1 }));
  if (mark)
    say(mark.text, markLook, () => {
      doc
        .lineWidth(1)
        .strokeColor(ink.coral)
        .moveTo(x + 4, y + 1)
        .lineTo(x + 4, y + 9)
        .stroke();
    });
}
