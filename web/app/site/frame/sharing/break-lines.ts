/** Breaks a headline into lines of similar width, without using more lines than needed. */
export function breakLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  const fewestLines = fill(text, width, widthOf);
  let [narrow, wide] = [0, width];
  // About ten halvings find, to half a pixel, the narrowest width that needs no further line.
  while (wide - narrow > 0.5) {
    const middle = (narrow + wide) / 2;
    const lines = fill(text, middle, widthOf);
    if (lines.length > fewestLines.length || lines.some((line) => widthOf(line) > middle)) narrow = middle;
    else wide = middle;
  }
  return fill(text, wide, widthOf);
}

/** Fills each line with the words that fit; a word wider than the line has one of its own. */
function fill(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const lastLine = lines.at(-1);
    const longer = lastLine === undefined ? word : `${lastLine} ${word}`;
    if (lastLine === undefined || widthOf(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
