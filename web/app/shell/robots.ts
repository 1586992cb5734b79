import type { Route } from './+types/robots.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  return new Response(
    `User-agent: *\nDisallow: /api/\nAllow: /api/docs\nDisallow: /embed/\nDisallow: /*.pdf\nDisallow: /*.csv\nDisallow: /dashboard\nSitemap: ${origin}/sitemap.xml\n`,
    {
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    },
  );
}
