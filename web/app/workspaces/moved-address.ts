import { redirect } from 'react-router';
import type { Route } from './+types/moved-address.ts';
import { movedAddresses } from './moved-addresses.ts';

/** Redirects from an address that named its thing in the query, and keeps the rest of the query. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const movedAddress = movedAddresses.find(({ from }) => from === pathname);
  if (movedAddress === undefined) throw new Response('Not found', { status: 404 });
  const { parameter, to, without } = movedAddress;
  const id = parameter === undefined ? '' : (searchParams.get(parameter) ?? '');
  if (parameter !== undefined) searchParams.delete(parameter);
  const path = id === '' ? without : to.replace(/:\w+/, encodeURIComponent(id));
  return redirect(searchParams.size === 0 ? path : `${path}?${searchParams}`, 301);
}
