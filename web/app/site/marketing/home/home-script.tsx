import { useEffect } from 'react';

const file: string = '/home.js';

/**
 * Loads `/home.js`. The home page never hydrates, so the script is in the server's HTML. After navigation
 * from a hydrated page it is imported here, because React must not create script elements (see
 * `ThemeScript`).
 */
export function HomeScript() {
  useEffect(() => {
    void import(/* @vite-ignore */ file).then(({ centre }) => centre());
  }, []);
  // The first paint does not wait for it, and Chromium would fetch it as if it did.
  const script = <script type="module" src={file} fetchPriority="low" />;
  return import.meta.env.SSR && import.meta.env.PROD && script;
}
