/**
 * For a route whose facts come and go: the server, and whoever asked, keep the page for a minute. Without a query alone.
 * `export const headers = keepForAMinute;`
 */
export const keepForAMinute = (): HeadersInit => ({
  'Portway-Keep': 'a-minute',
  'Cache-Control': 'public, max-age=60',
});
