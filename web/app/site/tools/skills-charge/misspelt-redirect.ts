import { redirect } from 'react-router';
import type { Route } from './+types/misspelt-redirect.ts';

/** The old spelling with one m was linked and kept: it leads to the right one, with its answers. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(pathname.replace('/imigration-', '/immigration-') + search, 301);
}
