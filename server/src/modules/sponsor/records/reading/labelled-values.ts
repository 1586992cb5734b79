import { headingOf, type LabelledField, labelOf, type Section } from './certificate-labels.ts';

/** A piece of a line with room on both sides. */
export interface Cell {
  readonly text: string;
  readonly left: number;
}

/** The rows of each page. */
export type PageRows = readonly (readonly (readonly Cell[])[])[];

/** A value with its label, and where both stand. */
export interface LabelledValue {
  readonly field: LabelledField;
  readonly text: string;
  readonly page: number;
  /** The words of the file. */
  readonly words: string;
}

interface Entry {
  readonly field: LabelledField;
  readonly page: number;
  readonly label: string;
  readonly left: number;
  readonly values: string[];
  valueLeft: number | undefined;
  isOver: boolean;
}

/** Room between two columns, in points. */
const columnGap = 20;
/** Two edges so near are one. */
const edge = 6;
/** A certificate has some three hundred. What stands after so many is not read: a file could be meant to take long. */
const maxCells = 3000;
/** Of one line: a label has at most one within it. */
const maxColons = 3;
const maxText = 500;

/** Every label that is known, with what stands beside it, or under it where nothing does. */
export function labelledValues(pages: PageRows): readonly LabelledValue[] {
  const entries: Entry[] = [];
  let section: Section | undefined;
  let cells = 0;
  for (const [index, rows] of pages.entries())
    for (const row of rows) {
      cells += row.length;
      if (cells > maxCells) break;
      let hasLabel = false;
      for (const cell of row) {
        const last = entries.at(-1);
        const part = partOf(cell, section);
        if (part === undefined) {
          if (last !== undefined && hasLabel) add(last, cell);
          continue;
        }
        hasLabel = true;
        if (part.section !== undefined) section = part.section;
        entries.push(entryOf(part, cell, index + 1));
      }
      if (!hasLabel) goOn(entries.at(-1), row);
    }
  return entries.flatMap(({ field, label, values, page }) => {
    const text = values
      .join(field === 'address' ? ', ' : ' ')
      .trim()
      .slice(0, maxText);
    return text === '' ? [] : [{ field, text, page, words: `${label.replace(/[\s:]+$/, '')}: ${text}` }];
  });
}

interface Part {
  readonly field: LabelledField;
  readonly label: string;
  readonly value: string;
  readonly section?: Section | undefined;
}

/** A label alone, or one with its value behind a colon or a space; undefined for another text. */
function partOf({ text }: Cell, section: Section | undefined): Part | undefined {
  const whole = ofLabel(text, '', section);
  if (whole !== undefined) return whole;
  let [depth, colons] = [0, 0];
  for (const { 0: sign, index } of text.matchAll(/[():]/g)) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign !== ':' || depth > 0) continue;
    colons += 1;
    if (colons > maxColons) return undefined;
    const part = ofLabel(text.slice(0, index), text.slice(index + 1).trim(), section);
    if (part !== undefined) return part;
  }
  const [, label, value] = /^([a-z][a-z() ]{2,40}?)\s+([£\d].*)$/i.exec(text) ?? [];
  return label === undefined || value === undefined ? undefined : ofLabel(label, value, section);
}

function ofLabel(label: string, value: string, section: Section | undefined): Part | undefined {
  const heading = headingOf(label);
  if (heading !== undefined) {
    const field = heading === 'work-address' ? 'address' : 'known';
    return { field, label, value, section: heading };
  }
  const field = labelOf(label, section);
  return field === undefined ? undefined : { field, label, value };
}

function entryOf({ field, label, value }: Part, { left }: Cell, page: number): Entry {
  const isOver = value !== '' && field !== 'address';
  return { field, page, label, left, values: value === '' ? [] : [value], valueLeft: undefined, isOver };
}

function add(entry: Entry, { text, left }: Cell): void {
  if (entry.isOver) return;
  entry.values.push(text);
  entry.valueLeft ??= left;
}

/** A row without a label: more of an address, or the value of a label beside which there is none. */
function goOn(entry: Entry | undefined, row: readonly Cell[]): void {
  if (entry === undefined || entry.isOver) return;
  const [first] = row;
  if (first === undefined) return;
  if (entry.values.length > 0) {
    const isMore =
      entry.field === 'address' &&
      row.length === 1 &&
      Math.abs(first.left - (entry.valueLeft ?? entry.left)) <= edge;
    if (isMore) entry.values.push(first.text);
    else entry.isOver = true;
    return;
  }
  const beside = row.filter(({ left }) => left > entry.left + columnGap);
  if (beside.length > 0) {
    for (const cell of beside) add(entry, cell);
    return;
  }
  // The rest of a long label, whose brackets are still open.
  if (isOpen(entry.label) && !/^[£\d]/.test(first.text)) return;
  add(entry, first);
  if (entry.field !== 'address') entry.isOver = true;
}

const isOpen = (label: string) => (label.match(/\(/g)?.length ?? 0) > (label.match(/\)/g)?.length ?? 0);
