/** What separates the parts of a line in a CV. */
const separator = /(\s*[|•·\t;]\s*|\s+[–—-]\s+|\s{3,}|,\s+)/;

export interface Part {
  readonly text: string;
  /** What stands between the part before and this one. */
  readonly before: string;
}

/** `2 years 11 months` stands beside months and names nobody. */
export const howLong = /^\(?\d+\+?\s*(?:years?|yrs?|months?|mos?)\b/i;

/** The parts of a line with what separates them, without brackets that lost what was in them. */
export function partsOf(line: string): readonly Part[] {
  const pieces = line.split(separator);
  return pieces
    .flatMap((piece, place) => {
      const text = piece.replaceAll(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '').replaceAll(/^\)\s*|\s*\($/g, '');
      return place % 2 === 0 ? [{ text, before: pieces[place - 1] ?? '' }] : [];
    })
    .filter(({ text }) => /\p{L}/u.test(text) && !howLong.test(text));
}

/** A line without what it says of months, and without the brackets around that. */
export function withoutMonths(line: string, written: string): string {
  return line
    .replace(written, '\t')
    .replaceAll(/[([]\s*\t\s*[)\]]/g, '\t')
    .replaceAll(/\(\s*\d+\+?\s*(?:years?|yrs?|months?|mos?)\b[^()]*\)/gi, '\t')
    .trim();
}
