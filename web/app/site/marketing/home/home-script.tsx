import { useEffect } from 'react';

const file: string = '/home.js';

/**
 * Loads `/home.js`. The page itself never wakes, so the file stands in what the server draws; a reader who comes from
 * a page that is awake gets it here, because React may make no scripts (see `ThemeScript`).
 */
export function HomeScript() {
  useEffect(() => {
    void import(/* @vite-ignore */ file).then(({ centre }) => centre());
  }, []);
  return import.meta.env.SSR && import.meta.env.PROD && <script data-keep="" type="module" src={file} />;
}
