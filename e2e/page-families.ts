import type { Reached } from './crawl.ts';

/** Every page and every pair of views: slow, for a release. */
const all = process.env.ALL === '1';

/** More pages than this from one template are a family. */
const fewPages = 6;
/** One for each view. */
const membersTried = 6;

export interface PageToTry {
  path: string;
  /** One of a family: its template is tried by its sisters in the other views. */
  sister: boolean;
}

/** The pages among what was reached, once for each path; of a large family only some. */
export function pagesToTry(reached: readonly Reached[]): PageToTry[] {
  const pages = reached.filter(
    // Jobs come and go with the tests that offer them: public-jobs.e2e.ts looks at theirs.
    ({ path, status, html }) =>
      status === 200 && html.startsWith('<!DOCTYPE html>') && !path.startsWith('/jobs/'),
  );
  const unique = new Map(pages.map((page) => [page.path.replace(/\?.*/, ''), page]));
  const families = Map.groupBy(unique.keys(), familyOf);
  return [...families.values()].flatMap((paths) => {
    const sister = paths.length > fewPages;
    return paths.slice(0, sister && !all ? membersTried : undefined).map((path) => ({ path, sister }));
  });
}

/** Pages of one folder come from one template; at the root each is of its own. */
function familyOf(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return folder === '/' ? path : folder;
}

/** Pairwise: a page meets every width and both themes in three of the six views, a sister meets one view. */
export function meets(page: PageToTry, index: number, view: { width: number; scheme: number }): boolean {
  if (all) return true;
  if (page.sister) return index % 6 === view.width * 2 + view.scheme;
  return (index + view.width) % 2 === view.scheme;
}
