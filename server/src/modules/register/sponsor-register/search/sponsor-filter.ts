import { nameKey } from '@portway/rules/word-index';
import type { SponsorEntry, SponsorIndex } from './sponsor-index.ts';

/** How many sponsors the place of an entry has: 500 and more, 50 to 499, or fewer. */
export type PlaceSize = 'large' | 'middle' | 'small';

/** What an entry must have. Routes and towns are named by their keys or in the register's own words. */
export interface SponsorFilters {
  readonly route?: string | undefined;
  /** “A”, “B” or “provisional”, or the register's own words: “Worker (A rating)”. */
  readonly rating?: string | undefined;
  readonly town?: string | undefined;
  readonly size?: PlaceSize | undefined;
}

const sizes = { large: 500, middle: 50 };

/** Whether an entry has what is wanted, licence by licence: a rating counts for the route that is wanted. */
export function sponsorFilter(
  { route, rating, town, size }: SponsorFilters,
  towns: SponsorIndex['towns'],
): (sponsor: SponsorEntry) => boolean {
  const [aRoute, aTown] = [route, town].map((each) => (each === undefined ? undefined : nameKey(each)));
  const aRating = rating?.toLowerCase();
  // Entries with the same licences share one array, so each combination is looked at once.
  const fitsByRoutes = new Map<SponsorEntry['routes'], boolean>();
  const fitsRoutes = (routes: SponsorEntry['routes']) => {
    const cached = fitsByRoutes.get(routes);
    if (cached !== undefined) return cached;
    const fits = routes.some(
      (each) =>
        (aRoute === undefined || nameKey(each.route) === aRoute) &&
        (aRating === undefined || each.rating.toLowerCase() === aRating || gradeOf(each.rating) === aRating),
    );
    fitsByRoutes.set(routes, fits);
    return fits;
  };
  return (sponsor) => {
    if (aTown !== undefined || size !== undefined) {
      const place = towns.get(sponsor.town ?? '');
      if (aTown !== undefined && place?.key !== aTown) return false;
      if (size !== undefined && sizeOf(place?.sponsors ?? 0) !== size) return false;
    }
    return fitsRoutes(sponsor.routes);
  };
}

/** The grade in the register's words: “Worker (A rating)”, “Temporary Worker (A (Premium))”. */
function gradeOf(rating: string): string {
  if (/provisional/i.test(rating)) return 'provisional';
  return /\(([ab])\b/i.exec(rating)?.[1]?.toLowerCase() ?? '';
}

function sizeOf(sponsors: number): PlaceSize {
  if (sponsors >= sizes.large) return 'large';
  return sponsors >= sizes.middle ? 'middle' : 'small';
}
