/** What is asked of a route of React Router’s build. */
interface BuiltRoute {
  readonly id: string;
  readonly path?: string | undefined;
  readonly parentId?: string | undefined;
}

/** Routes by their ids. */
type Routes<Route> = Record<string, Route | undefined>;

/**
 * By path without parameters: the routes that React Router needs to answer it. It tries route after route, and with two
 * hundred of them that takes a tenth of a page's time. Undefined for every other path, which needs them all.
 */
export function routeSubsets<Route extends BuiltRoute>(
  routes: Readonly<Routes<Route>>,
): (path: string) => Routes<Route> | undefined {
  const leaves = staticLeaves(routes);
  const subsets = new Map<string, Routes<Route>>();
  return (path) => {
    const cached = subsets.get(path);
    if (cached !== undefined || !leaves.has(path)) return cached;
    // React Router lists what the paths above match as well: where it would have to search for that, it gets all.
    const needed = pathsAbove(path).map((each) => leaves.get(each));
    if (needed.includes(undefined)) return undefined;
    const ids = new Set(needed.flatMap((leaf) => leaf?.map(({ id }) => id) ?? []));
    const subset = Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
    subsets.set(path, subset);
    return subset;
  };
}

/** By path: the routes from the root to the one with no parameter that answers it. */
function staticLeaves<Route extends BuiltRoute>(
  routes: Readonly<Routes<Route>>,
): Map<string, readonly Route[]> {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const leaves = new Map<string, readonly Route[]>();
  for (const route of Object.values(routes)) {
    if (route === undefined || parents.has(route.id)) continue;
    const chain = chainTo(route, routes);
    const path = `/${chain
      .flatMap((each) => each.path?.split('/') ?? [])
      .filter((part) => part !== '')
      .join('/')}`;
    if (!/[:*?]/.test(path)) leaves.set(path, chain);
  }
  return leaves;
}

function chainTo<Route extends BuiltRoute>(route: Route, routes: Readonly<Routes<Route>>): readonly Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent === undefined ? [route] : [...chainTo(parent, routes), route];
}

/** The path itself, those above it, and the home page. */
function pathsAbove(path: string): readonly string[] {
  const parts = path.split('/').filter((part) => part !== '');
  return ['/', ...parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)];
}
