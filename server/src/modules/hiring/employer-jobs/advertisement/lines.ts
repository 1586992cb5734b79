/** A line of the text, trimmed, and where it begins. */
export interface Line {
  readonly text: string;
  readonly start: number;
}

/** What follows a label such as `Salary:`, on its line or on the next. */
export interface Labelled extends Line {
  readonly label: string;
}

const marks = /^(?:[\s\p{So}\p{Sk}*•·●▪–—=#>-]|\u200d|\ufe0f){0,20}/u;
const label =
  /^(\p{L}[\p{L} '/]{1,30}?)\s{0,3}(?:\*{2})?\s{0,3}(?::|\||\t|=| - | – )\s{0,5}(?:\*{2})?\s{0,3}(?=\S)/u;
/** Labels of two or three words at the beginning of a line, with nothing between them and what they name. */
const bareLabel = /^(Location|Salary|Hours|Closing date)\s{1,3}(?=[\p{Lu}\d£€])/u;
/** Labels that advertisements have, wherever in a line they stand: each ends what the one before it names. */
const knownLabels = [
  'job title|post title|position title|title|position|role|vacancy|post|job',
  'location|place of work|work location|town|town/city|city|based|base|site|depot|where|place',
  'salary|salary range|salary package|pay|pay rate|rate of pay|day rate|rate|package|wage|wages|remuneration|basic salary|basic',
  'hours|hours of work|hours per week|weekly hours|working hours|contracted hours|working pattern|shifts?|when',
  'closing date|closing date for applications|closing|closes|deadline|application deadline|apply by|apply before',
  'contract|contract type|contract length|job type|type|term|duration|employment type|work style',
  'employer|company|organisation|department|team|division|agency|client|sector|reports to|reporting to|responsible to',
  'start|start date|interviews?|interview date|ref|reference|job ref|job reference|vacancy ref',
  'band|grade|staff group|benefits|holidays?|annual leave|pension|bonus|relocation|sponsorship|visa sponsorship|skills|about',
].join('|');
const labelInLine = new RegExp(`(?<=^|[\\s.;|(])(${knownLabels})\\s?:\\s{0,5}(?=\\S)`, 'giu');
const labelAlone = new RegExp(`^(?:${knownLabels})\\s{0,2}:?$`, 'iu');

export function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const markLength = marks.exec(line)?.[0].length ?? 0;
    const trimmed = line
      .slice(markLength)
      .trimEnd()
      .replace(/\*{1,2}$/, '');
    if (trimmed !== '') lines.push({ text: trimmed, start: start + markLength });
    start += line.length + 1;
  }
  return lines;
}

/** Values that a label names: at the beginning of a line, further on in it, or above it on a line of its own. */
export function labelledLines(lines: readonly Line[]): readonly Labelled[] {
  return lines.flatMap((line, place) => {
    const above = lines[place - 1];
    const isNamedAbove = above !== undefined && labelAlone.test(above.text) && !labelAlone.test(line.text);
    return [
      ...(isNamedAbove ? [{ label: nameOf(above.text), text: line.text, start: line.start }] : []),
      ...labelledPartsOf(line),
    ];
  });
}

export const isLabelAlone = (text: string): boolean => labelAlone.test(text);

const nameOf = (text: string) =>
  text
    .replace(/\s{0,2}:$/, '')
    .toLowerCase()
    .trim();

function labelledPartsOf(line: Line): Labelled[] {
  const inside = [...line.text.matchAll(labelInLine)];
  const first = label.exec(line.text) ?? bareLabel.exec(line.text);
  const begins = inside.map(({ 0: whole, 1: name = '', index }) => ({
    name,
    start: index,
    from: index + whole.length,
  }));
  if (first && begins[0]?.start !== 0)
    begins.unshift({ name: first[1] ?? '', start: 0, from: first[0].length });
  return begins.flatMap(({ name, from }, place) => {
    const text = line.text.slice(from, begins[place + 1]?.start).trimEnd();
    return text === '' ? [] : [{ label: nameOf(name), text, start: line.start + from }];
  });
}

/** The value of the first of these labels that there is, in the order of the labels. */
export function lineNamed(labelled: readonly Labelled[], names: readonly string[]): Labelled | undefined {
  for (const name of names) {
    const namedLine = labelled.find((line) => line.label === name);
    if (namedLine) return namedLine;
  }
  return undefined;
}

/** A part of a text: what it says, and from where to where. */
export interface Span<Value> {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}
