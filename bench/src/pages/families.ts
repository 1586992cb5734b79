/** Pages that are weighed as one: a page alone, or all that one template draws. */
export type Family = readonly [string, ...string[]];

/** More pages than this in one folder come from one template. */
const fewPages = 6;

/** The pages, those of one template together, in the order of the first of each. */
export function familiesOf(paths: readonly string[]): Family[] {
  const folders = Map.groupBy(paths, folderOf);
  return [...folders.values()].flatMap((together): Family[] => {
    const [first, ...others] = together;
    if (first === undefined) return [];
    return together.length > fewPages ? [[first, ...others]] : together.map((path): Family => [path]);
  });
}

/** An answered page stands alone: its query is its own. A page at the top has no folder. */
function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return path.includes('?') || end === 0 ? path : path.slice(0, end + 1);
}
