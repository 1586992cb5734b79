import { data, redirectDocument } from 'react-router';
import type { Route } from './+types/not-found.ts';
import { MissingMessage } from './error-page.tsx';

export const loader = () => data(null, { status: 404 });

/**
 * An address that these scripts do not know may be of a newer release: they ask the server, as a browser without
 * scripts does.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url);
}

export default function NotFound() {
  return <MissingMessage />;
}
