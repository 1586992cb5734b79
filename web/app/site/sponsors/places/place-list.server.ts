import { call } from '@portway/contracts/client';
import {
  listSponsorRoutesOperation,
  listSponsorTownsOperation,
} from '@portway/contracts/register/sponsor-register/sponsor-places';
import { data, redirect } from 'react-router';
import { londonToday } from '../../../kit/page/london-today.ts';
import type { Place } from '../places.ts';
import { apiOf, searchSponsors, type Visit } from '../sponsors-api.server.ts';

export type PlaceKind = 'town' | 'route';

/** The page of a town or a route: how many sponsors it has, and one page of them by name. */
export async function placePage(visit: Visit, kind: PlaceKind, key: string) {
  const after = new URL(visit.request.url).searchParams.get('after');
  const place = await placeAt(visit, kind, key);
  const today = londonToday();
  if (place === undefined) return data({ place, found: undefined, isLater: false, today }, { status: 404 });
  const { found } = await searchSponsors(visit, { [kind]: key, sort: 'name' }, after);
  // A cursor that is invalid, or belongs to another edition, leads back to the first page.
  if (found === undefined) throw redirect(`/sponsors/${kind}s/${key}`, 303);
  return data({ place, found, isLater: after !== null, today }, { status: 200 });
}

async function placeAt(visit: Visit, kind: PlaceKind, key: string): Promise<Place | undefined> {
  if (key.length > 100) return undefined;
  const places =
    kind === 'town'
      ? (await call(listSponsorTownsOperation, { key }, apiOf(visit))).towns
      : (await call(listSponsorRoutesOperation, undefined, apiOf(visit))).routes;
  return places.find((place) => place.key === key);
}
