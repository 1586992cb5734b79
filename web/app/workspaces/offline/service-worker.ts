import worker from './offline-worker.js?raw';

declare global {
  interface ImportMetaEnv {
    /** The version of the product, such as `0.23.0` (vite.config.ts). */
    readonly RELEASE: string;
  }
}

/** The service worker of pages behind the log-in. Each release has its own text, so that it stores its own page. */
export function loader() {
  return new Response(`const release = ${JSON.stringify(import.meta.env.RELEASE)};\n${worker}`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
}
