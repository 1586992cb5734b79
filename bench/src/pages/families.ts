/** Pages that are weighed as one: a single page, or all pages of one template. */
export type Family = readonly [string, ...string[]];

/** More pages than this in one folder are taken to share a template. */
const fewPages = 6;

/** The pages grouped by template, in the order of the first page of each group. */
export function familiesOf(paths: readonly string[]): Family[] {
  const folders = Map.groupBy(paths, folderOf);
  return [...folders.values()].flatMap((together): Family[] => {
    const [first, ...others] = together;
    if (first === undefined) return [];
    return together.length > fewPages ? [[first, ...others]] : together.map((path): Family => [path]);
  });
}

/**
 * A result page is its own group, because its query is its own; so is a page at the top level, which has no
 * folder.
 */
function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return path.includes('?') || end === 0 ? path : path.slice(0, end + 1);
}
