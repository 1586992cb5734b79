import { heightOf, type Look, type Paper } from './paper.ts';

interface Room {
  readonly look: Look;
  readonly width: number;
  readonly height: number;
}

/** As much of the text as fits, broken between words where possible, and the rest. */
export function splitToFit(
  paper: Paper,
  text: string,
  { look, width, height }: Room,
): [fits: string, rest: string] {
  const fits = (length: number) => heightOf(paper, { text: text.slice(0, length), look, width }) <= height;
  if (fits(text.length)) return [text, ''];
  let [least, most] = [0, text.length];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle;
  }
  const breaks = text.slice(0, least + 1).search(/\s\S*$/);
  const end = breaks > 0 ? breaks : least;
  return [text.slice(0, end), text.slice(end).trimStart()];
}
