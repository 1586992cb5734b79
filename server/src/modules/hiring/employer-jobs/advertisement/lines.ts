/** A line of the text, trimmed, and where it begins. */
export interface Line {
  readonly text: string;
  readonly start: number;
}

/** What follows a label such as `Salary:`. */
export interface Labelled extends Line {
  readonly label: string;
}

const marks = /^(?:[\s\p{So}\p{Sk}*•·●▪–—=#>-]|\u200d|\ufe0f){0,20}/u;
const label =
  /^(\p{L}[\p{L} '/]{1,30}?)\s{0,3}(?:\*{2})?\s{0,3}(?::|\||\t|=| - | – )\s{0,5}(?:\*{2})?\s{0,3}(?=\S)/u;
/** Labels of two or three words at the beginning of a line, with nothing between them and what they name. */
const bareLabel = /^(Location|Salary|Hours|Closing date)\s{1,3}(?=[\p{Lu}\d£€])/u;

export function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const markLength = marks.exec(line)?.[0].length ?? 0;
    const trimmed = line
      .slice(markLength)
      .trimEnd()
      .replace(/\*{2}$/, '');
    if (trimmed !== '') lines.push({ text: trimmed, start: start + markLength });
    start += line.length + 1;
  }
  return lines;
}

/** Lines that begin with a label, and the parts of a line between bars that do. */
export function labelledLines(lines: readonly Line[]): readonly Labelled[] {
  return lines.flatMap((line) => {
    const match = label.exec(line.text) ?? bareLabel.exec(line.text);
    if (!match) return [];
    const [whole, name = ''] = match;
    return [
      {
        label: name.toLowerCase().trim(),
        text: line.text.slice(whole.length),
        start: line.start + whole.length,
      },
    ];
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
