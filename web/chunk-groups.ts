import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type ChunkingContext = Parameters<Extract<Group['name'], (...parameters: never[]) => unknown>>[1];

/** The routes that anybody may open, but for those that show every part of the product: our design and the API. */
const publicRoute = /[\\/]web[\\/]app[\\/]site[\\/](?!frame[\\/]design-system|(?:.*[\\/])?api-)/;
/** What every page loads. */
const rootRoute = /[\\/]web[\\/]app[\\/](?:root|entry\.client)\.tsx/;
/** What every page loads that anybody may open. */
const siteRoute = /[\\/]site[\\/]frame[\\/]site\.tsx/;
const logInRoute = /[\\/]site[\\/]authentication[\\/]login[\\/]login\.tsx/;
const frameRoute = /[\\/]workspaces[\\/]frame\.tsx/;
const homeRoute = /[\\/]workspaces[\\/]home\.tsx/;
/** A route behind the log-in, by the folder of its workspace. */
const roomRoute = /[\\/]web[\\/]app[\\/](?:workspaces[\\/])?([a-z-]+)[\\/].*\?(?:__react-router|route-chunk)/;

const framework = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;
/** Who uses which icon is known only to the bundler: by the graph, each would be used wherever one is. */
const icon = /node_modules[\\/]lucide-react[\\/].*[\\/]icons[\\/]/;

/** In bytes of its source: a larger module is worth a request of its own, so that no page loads it in vain. */
const smallModule = 4000;

/** Who loads a module. */
interface Users {
  /** The entries that load it with their first scripts: routes, and what is imported on demand. */
  readonly entries: readonly string[];
  /** Whether a page that anybody may open loads it with its first scripts. */
  readonly isPublic: boolean;
}

/** Follows the imports of each module upwards; both are read from the bundler's graph, each once. */
function usersOfModules() {
  const cache = new Map<string, Users>();
  return (id: string, context: ChunkingContext): Users => {
    const users = cache.get(id) ?? usersOf(id, context);
    cache.set(id, users);
    return users;
  };
}

function usersOf(id: string, context: ChunkingContext): Users {
  const entries = [...importersOf(id, context)].filter((each) => {
    const info = context.getModuleInfo(each);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
  return { entries, isPublic: entries.some((each) => publicRoute.test(each) || rootRoute.test(each)) };
}

/** A module and all that import it, directly or through others. */
function importersOf(id: string, context: ChunkingContext): ReadonlySet<string> {
  const reached = new Set([id]);
  for (const each of reached)
    for (const importer of context.getModuleInfo(each)?.importers ?? []) reached.add(importer);
  return reached;
}

/**
 * Whether a module is a route, the part of one that the router's plugin makes of it, or imported on demand: it keeps a
 * chunk, and a name, of its own.
 */
function isEntry(id: string, context: ChunkingContext): boolean {
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
  return (
    id.includes('?') ||
    dynamicImporters.length > 0 ||
    importers.some((importer) => importer.startsWith(`${id}?`))
  );
}

/** The workspaces whose pages load a module, if more than one page does. */
function roomsOf(entries: readonly string[]): string | null {
  const routes = new Map<string, string>();
  for (const entry of entries) {
    const room = roomRoute.exec(entry)?.[1];
    if (room !== undefined) routes.set(entry.replace(/\?.*/, ''), room);
  }
  if (routes.size < 2) return null;
  return [...new Set(routes.values())].sort().join('-');
}

/**
 * The chunks of the client's scripts. React and the router are one, so that browsers keep it when our own modules
 * change. What public pages load is split as rolldown splits it, so that none loads what it does not use. Behind the
 * log-in a page is a few chunks: the frame, Home, and the small modules that pages of the same workspaces share.
 */
export function chunkGroups(): Group[] {
  const users = usersOfModules();
  /** Names a chunk for what all of these routes load with their first scripts. */
  const ofRoutes =
    (name: string, ...routes: readonly RegExp[]): Group['name'] =>
    (id, context) => {
      if (isEntry(id, context)) return null;
      const { entries } = users(id, context);
      return routes.every((route) => entries.some((entry) => route.test(entry))) ? name : null;
    };
  return [
    { name: 'framework', test: framework, priority: 9 },
    { name: 'icons', test: icon, priority: 8, entriesAware: true, entriesAwareMergeThreshold: 4000 },
    { name: ofRoutes('root', rootRoute), priority: 7 },
    { name: ofRoutes('site', siteRoute), priority: 6 },
    { name: ofRoutes('shared', logInRoute, frameRoute), priority: 5 },
    {
      name: (id, context) => (!isEntry(id, context) && users(id, context).isPublic ? 'page' : null),
      priority: 4,
      entriesAware: true,
    },
    { name: ofRoutes('frame', frameRoute), priority: 3 },
    { name: ofRoutes('home', homeRoute), priority: 2 },
    {
      name: (id, context) => (isEntry(id, context) ? null : 'large'),
      minModuleSize: smallModule,
      priority: 1,
      entriesAware: true,
    },
    {
      name: (id, context) => (isEntry(id, context) ? null : roomsOf(users(id, context).entries)),
      priority: 0,
    },
  ];
}
