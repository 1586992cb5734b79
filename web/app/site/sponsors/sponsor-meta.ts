import type { SponsorWithHistory } from '@portway/contracts/sponsor-register/sponsors';
import { dayInWords } from '../../text/days.ts';
import { sponsorPath } from './places.ts';
import { placeOf, verdictOf } from './present-sponsor.ts';

/** How many characters of a title search engines show; the product's name follows it. */
const maxTitle = 65 - ' · Portway'.length;

/** Title and description that search engines show for an entry. */
export function sponsorMeta(sponsor: SponsorWithHistory) {
  const { slug, name, listed, recordedOn, lastSeen, routes } = sponsor;
  const place = placeOf(sponsor);
  const who = place === '' ? name : `${name}, ${place},`;
  const day = dayInWords(listed ? (recordedOn ?? lastSeen) : lastSeen);
  const routeNames = [...new Set(routes.map(({ route }) => route))].join(', ');
  const title = `${name}: licensed sponsor${listed ? '' : ' until lately'}?`;
  return {
    title: title.length <= maxTitle ? title : name,
    description: listed
      ? `${who} ${verdictOf(sponsor)}, as of ${day}. Routes: ${routeNames}.`
      : `${who} ${verdictOf(sponsor)}: last seen on ${day}.`,
    canonical: sponsorPath(slug),
  };
}

/** schema.org `Organization` of an entry: only what the register says. */
export function organisationOf({ name, names, town, county }: SponsorWithHistory) {
  const address = {
    '@type': 'PostalAddress',
    ...(town !== null && { addressLocality: town }),
    ...(county !== null && { addressRegion: county }),
  };
  return {
    '@type': 'Organization',
    name,
    ...(names.length > 0 && { alternateName: names }),
    ...((town ?? county) !== null && { address }),
  };
}
