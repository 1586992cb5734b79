const longest = 32;
const [first, second, third] = [0, 1, 2].map(() => new Uint8Array(longest + 1));

/**
 * How many letters must be changed, added, left out or swapped with their neighbour to turn one word into the
 * other (Damerau–Levenshtein distance, each letter edited once); anything above `most` is `most + 1`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let start = 0;
  let [end, otherEnd] = [one.length, other.length];
  // What is the same at both ends needs no table, and for most pairs little is left.
  while (start < end && start < otherEnd && one[start] === other[start]) start++;
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  const lettersLeft = Math.max(end, otherEnd) - start;
  if (lettersLeft <= 1 || start === end || start === otherEnd) return lettersLeft;
  // One edit spans at most two letters.
  if (most === 1 && lettersLeft > 2) return 2;
  return tableDistance(one.slice(start, end), other.slice(start, otherEnd), most);
}

function tableDistance(one: string, other: string, most: number): number {
  if (Math.max(one.length, other.length) > longest) return most + 1;
  let [before, previousRow, row] = [first, second, third];
  if (before === undefined || previousRow === undefined || row === undefined) return most + 1;
  for (let column = 0; column <= other.length; column++) previousRow[column] = column;
  for (let at = 1; at <= one.length; at++) {
    if (fillRow({ one, other, at }, { before, above: previousRow, row }) > most) return most + 1;
    [before, previousRow, row] = [previousRow, row, before];
  }
  return Math.min(previousRow[other.length] ?? longest, most + 1);
}

interface Pair {
  readonly one: string;
  readonly other: string;
  /** The letter of `one` that the row is for, from 1. */
  readonly at: number;
}

/** Returns the lowest figure of the row: no row below has a lower one. */
function fillRow(
  { one, other, at }: Pair,
  { before, above, row }: Record<'before' | 'above' | 'row', Uint8Array>,
): number {
  row[0] = at;
  let least = at;
  const letter = one.charCodeAt(at - 1);
  for (let column = 1; column <= other.length; column++) {
    const same = letter === other.charCodeAt(column - 1);
    const substitution = (above[column - 1] ?? 0) + (same ? 0 : 1);
    let cost = Math.min(substitution, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1);
    const crossed =
      at > 1 &&
      letter === other.charCodeAt(column - 2) &&
      one.charCodeAt(at - 2) === other.charCodeAt(column - 1);
    if (crossed && column > 1) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
    row[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}
