import { sitemapPaths } from '../routes.ts';
import type { Route } from './+types/sitemap.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const urls = sitemapPaths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  );
}
