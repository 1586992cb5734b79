import { Scripts, useMatches } from 'react-router';
import { hydrationMode } from './hydration-mode.ts';

/** The element that holds the scripts of an `idle` page: a browser that runs scripts reads its content as text. */
export const heldScripts = 'held-scripts';

/**
 * React Router's scripts, as the page hydrates. Those of an `idle` page stand in a `<noscript>`, where they neither run
 * nor are fetched, until `/wake.js` releases them. Vite's development server needs them at once.
 */
export function PageScripts() {
  const mode = hydrationMode(useMatches());
  if (mode === 'never') return null;
  if (mode === 'now' || import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <noscript id={heldScripts}>
        <Scripts />
      </noscript>
      <script defer src="/wake.js" />
    </>
  );
}
