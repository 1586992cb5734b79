import type { SponsorWithHistory } from '@portway/contracts/register/sponsor-register/sponsors';
import { dayInWords } from '../../../text/days.ts';
import { sponsorPath } from '../places.ts';
import { placeOf, verdictOf } from './present-sponsor.ts';

/** How many characters search engines show; the product's name follows the title. */
const max = { title: 65 - ' · Portway'.length, description: 160 };

/** Title and description that search engines show for an entry. The town tells it from others of its name. */
export function sponsorMeta(sponsor: SponsorWithHistory) {
  const { slug, name, town, listed, lastSeen, routes } = sponsor;
  const ending = town === null ? '' : `, ${town}`;
  const question = ': licensed sponsor?';
  const whole = name + ending + question;
  const place = placeOf(sponsor);
  const routeNames = [...new Set(routes.map(({ route }) => route))].join(', ');
  const day = dayInWords(lastSeen);
  const verdict = verdictOf(sponsor);
  return {
    title: whole.length <= max.title ? whole : cut(name, max.title - ending.length) + ending,
    description: cut(
      `${place === '' ? name : `${name}, ${place},`} ${verdict}: ${listed ? day : `last seen ${day}`}. ${routeNames}`.trim(),
      max.description,
    ),
    canonical: sponsorPath(slug),
  };
}

/** The text, cut between two words where it is too long. */
function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
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
