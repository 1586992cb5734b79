import type { SponsorFollow } from '@portway/contracts/register/sponsor-follows/sponsor-follows';

/** What to follow, as the API takes it: an entry by its slug, or new sponsors in a town or for a route. */
export type ToFollow = Readonly<Record<string, string>>;

/** What the address asks to follow; undefined where it asks for nothing. */
export function followIn(query: URLSearchParams): ToFollow | undefined {
  const fields = withoutEmpty({
    slug: query.get('sponsor'),
    town: query.get('town'),
    route: query.get('route'),
  });
  return Object.keys(fields).length === 0 ? undefined : fields;
}

/** The same of something that is followed: what follows it again. */
export const toFollow = ({ sponsor, search }: SponsorFollow): ToFollow =>
  sponsor === null ? withoutEmpty({ ...search }) : { slug: sponsor.slug };

function withoutEmpty(fields: Readonly<Record<string, string | null | undefined>>): ToFollow {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );
}

/** Whether something that is followed is this. */
export function isFollowing(follow: SponsorFollow, { slug, town, route }: ToFollow): boolean {
  const followed = toFollow(follow);
  return followed.slug === slug && followed.town === town && followed.route === route;
}

/** What is followed, as a row and a message name it. */
export const nameOf = (follow: SponsorFollow): string =>
  follow.sponsor?.name ?? searchWords(toFollow(follow));

/** “New sponsors in Leeds for Skilled Worker”. */
export function searchWords({ town, route }: ToFollow): string {
  return ['New sponsors', town && `in ${town}`, route && `for ${route}`].filter(Boolean).join(' ');
}
