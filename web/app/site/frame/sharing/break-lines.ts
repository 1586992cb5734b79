/** The lines of a headline, as wide as each other where that needs no further line. */
export function breakLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  const filled = fill(text, width, widthOf);
  let [narrow, wide] = [0, width];
  // Half a pixel is nothing: some ten halvings of the width find the narrowest that keeps the number of lines.
  while (wide - narrow > 0.5) {
    const middle = (narrow + wide) / 2;
    const lines = fill(text, middle, widthOf);
    if (lines.length > filled.length || lines.some((line) => widthOf(line) > middle)) narrow = middle;
    else wide = middle;
  }
  return fill(text, wide, widthOf);
}

/** Each line takes the words it has room for; a word that is too wide by itself stands alone. */
function fill(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const before = lines.at(-1);
    const longer = before === undefined ? word : `${before} ${word}`;
    if (before === undefined || widthOf(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
