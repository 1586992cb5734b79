/** Items of a list in the profile, each with the line that names it. */
export interface ListItem {
  readonly value: string;
  readonly line: string;
}

/** What a list takes, and how long an item may be. */
export const longestItem = 120;

/** Parts of a line that lists several, split where brackets do not hold them together. */
export function listed(line: string, separators: RegExp): readonly string[] {
  const items: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '(') depth += 1;
    if (line[at] === ')') depth = Math.max(0, depth - 1);
    separators.lastIndex = at;
    const match = depth === 0 ? separators.exec(line) : null;
    if (match === null || match[0] === '') continue;
    items.push(line.slice(from, at));
    at += match[0].length - 1;
    from = at + 1;
  }
  items.push(line.slice(from));
  return items.map((item) => item.trim()).filter((item) => /[\p{L}\p{N}]/u.test(item));
}
