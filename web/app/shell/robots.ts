import type { Route } from './+types/robots.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  return new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /embed/\nDisallow: /*.pdf\nDisallow: /*.csv\nDisallow: /dashboard\nSitemap: ${origin}/sitemap.xml\n`,
    {
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    },
  );
}
