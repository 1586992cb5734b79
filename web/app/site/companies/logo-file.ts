import { download } from '@portway/contracts/client';
import { showCompanyLogoOperation } from '@portway/contracts/hiring/companies/companies';
import { ProblemError } from '@portway/contracts/problem';
import type { Route } from './+types/logo-file.ts';
import { apiOf } from './company-api.server.ts';

/** The logo of a company. One that is removed is gone from every cache within five minutes. */
export async function loader({ request, context, params: { slug } }: Route.LoaderArgs) {
  try {
    const file = await download(
      showCompanyLogoOperation,
      {},
      { ...apiOf({ request, context }), parameters: { slug } },
    );
    return new Response(file, {
      headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=300' },
    });
  } catch (error) {
    if (error instanceof ProblemError)
      throw new Response(null, { status: error.status === 422 ? 404 : error.status });
    throw error;
  }
}
