import { call } from '@portway/contracts/client';
import { listCompanyAddressesOperation } from '@portway/contracts/hiring/companies/companies';
import { sitemapText } from '@portway/formats/xml';
import { ourOrigin } from '../../kit/page/our-origin.ts';
import { companyPath } from '../../subjects/company/company-paths.ts';
import type { Route } from './+types/sitemap.ts';
import { apiOf } from './company-api.server.ts';

/** The pages of all companies with an open job. */
export async function loader(visit: Route.LoaderArgs) {
  const { slugs } = await call(listCompanyAddressesOperation, undefined, apiOf(visit));
  const urls = slugs.map((slug) => `<url><loc>${ourOrigin()}${companyPath({ slug })}</loc></url>`);
  return new Response(sitemapText('urlset', urls), {
    headers: { 'Content-Type': 'text/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  });
}
