import { redirect } from 'react-router';
import type { Route } from './+types/misspelt-redirect.ts';

/** Redirects from the old spelling with one m, which others link to, and keeps the query. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(pathname.replace('/imigration-', '/immigration-') + search, 301);
}
