import type { EntryContext } from 'react-router';

/**
 * When a page's scripts start. `never`: none are sent. `idle`: after the page has loaded, or at the first
 * touch, key press or focus. `now`: at once. A route sets it with `export const handle = { hydrate: 'now' }`.
 */
export type HydrationMode = 'never' | 'idle' | 'now';

/** The innermost route that sets a mode decides; the default is `idle`. */
export function hydrationMode({ staticHandlerContext, routeModules }: EntryContext): HydrationMode {
  const modes = staticHandlerContext.matches
    .map((match) => wakingOf(routeModules[match.route.id]?.handle))
    .filter((waking) => waking !== undefined);
  return modes.at(-1) ?? 'idle';
}

function wakingOf(handle: unknown): HydrationMode | undefined {
  if (typeof handle !== 'object' || handle === null || !('hydrate' in handle)) return undefined;
  const { hydrate } = handle;
  return hydrate === 'never' || hydrate === 'idle' || hydrate === 'now' ? hydrate : undefined;
}
