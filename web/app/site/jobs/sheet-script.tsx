import { useEffect } from 'react';

const file: string = '/filter-sheet.js';

/**
 * Loads `/filter-sheet.js` for the public search. That page never hydrates, so the script is in the server's
 * HTML; after navigation from a hydrated page it is imported here, because React must not create script
 * elements.
 */
export function SheetScript() {
  useEffect(() => {
    void import(/* @vite-ignore */ file).then(({ watch }) => {
      for (const form of document.querySelectorAll('form[data-sheet]')) watch(form);
    });
  }, []);
  // The first paint does not wait for it, and Chromium would fetch it as if it did.
  const script = <script type="module" src={file} fetchPriority="low" />;
  return import.meta.env.SSR && import.meta.env.PROD && script;
}
