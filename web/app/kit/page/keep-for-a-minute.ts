/**
 * For a route whose data changes often: the server and the browser cache the page for a minute, only without
 * a query. `export const headers = keepForAMinute;`
 */
export const keepForAMinute = (): HeadersInit => ({
  'Portway-Keep': 'a-minute',
  'Cache-Control': 'public, max-age=60',
});
