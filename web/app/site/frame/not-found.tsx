import { data, redirectDocument } from 'react-router';
import type { Route } from './+types/not-found.ts';
import { MissingMessage } from './error-page.tsx';

export const loader = () => data(null, { status: 404 });

/**
 * Scripts of a public page do not know the pages behind the log-in (docs/decisions/0004): for an address that
 * is unknown to them, they ask the server, as a browser without scripts does.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url);
}

export default function NotFound() {
  return <MissingMessage />;
}
