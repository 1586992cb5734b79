/**
 * When a page's scripts start. `never`: none are sent. `idle`: after the page has loaded, or at the first
 * touch, key press or focus. `now`: at once. A route sets it with `export const handle = { hydrate: 'now' }`.
 */
export type HydrationMode = 'never' | 'idle' | 'now';

/** Of the routes of a page, the innermost that sets a mode decides; the default is `idle`. */
export function hydrationMode(routes: readonly { readonly handle?: unknown }[]): HydrationMode {
  const modes = routes.map(({ handle }) => modeIn(handle)).filter((mode) => mode !== undefined);
  return modes.at(-1) ?? 'idle';
}

function modeIn(handle: unknown): HydrationMode | undefined {
  if (typeof handle !== 'object' || handle === null || !('hydrate' in handle)) return undefined;
  const { hydrate } = handle;
  return hydrate === 'never' || hydrate === 'idle' || hydrate === 'now' ? hydrate : undefined;
}
