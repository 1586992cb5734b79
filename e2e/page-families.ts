import type { Reached } from './crawl.ts';
import { nightly } from './nightly.ts';

/** More pages than this from one template are a family, of which some are tried, spread evenly. */
const fewPages = 5;
const membersTried = nightly ? 12 : 3;

/** The paths of the pages among what was reached, each once; of a large family only some. */
export function pagesToTry(reached: readonly Reached[]): string[] {
  const pages = reached.filter(
    // Jobs come and go with the tests that offer them: public-jobs.e2e.ts looks at theirs.
    ({ path, status, html }) =>
      status === 200 && html.startsWith('<!DOCTYPE html>') && !path.startsWith('/jobs/'),
  );
  const paths = [...new Set(pages.map(({ path }) => path.replace(/\?.*/, '')))].toSorted();
  return [...Map.groupBy(paths, familyOf).values()].flatMap((family) => {
    const step = family.length > fewPages ? family.length / membersTried : 1;
    return family.filter(
      (_, index) => step <= 1 || Math.floor(index / step) !== Math.floor((index - 1) / step),
    );
  });
}

/** Pages of one folder come from one template; at the root each is of its own. */
function familyOf(path: string): string {
  if (path === '/rules/corrections') return path;
  if (path.endsWith('/sources')) return 'sources';
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return folder === '/' ? path : folder;
}
