import type { Sponsor } from '@portway/contracts/register/sponsor-register/sponsors';
import { Link } from 'react-router';
import { overallRating, routesInShort } from '../../text/sponsor/rating-words.ts';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { otherNames, placeOf } from './entry/present-sponsor.ts';
import { sponsorPath } from './places.ts';
import { HighlightedName } from './search/highlighted-name.tsx';
import './sponsors.css';

interface SponsorListProps {
  sponsors: readonly Pick<Sponsor, 'slug' | 'name' | 'names' | 'town' | 'county' | 'routes'>[];
  /** The words that were searched for are underlined. */
  query?: string | undefined;
  /** Whether the first entry is shown beside the list. */
  opensFirst?: boolean;
}

/** Entries of the register: each row is a link. */
export function SponsorList({ sponsors, query = '', opensFirst = false }: SponsorListProps) {
  return (
    <ul className="sponsor-list" data-opens-first={opensFirst || undefined}>
      {sponsors.map(({ slug, name, names, routes, ...place }) => {
        const others = otherNames({ name, names });
        return (
          <li key={slug}>
            <div>
              <Link to={sponsorPath(slug)} className="covers-all">
                <HighlightedName text={name} query={query} />
              </Link>
              {others.length > 0 && (
                <span className="sponsor-note">
                  {' '}
                  also <HighlightedName text={others.join(', ')} query={query} />
                </span>
              )}
              <p className="sponsor-note">
                <HighlightedName text={placeOf(place)} query={query} />
              </p>
            </div>
            <div className="sponsor-rated">
              <RatingTag routes={routes} />
              <p className="sponsor-note">{routesInShort(routes)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const looks = {
  A: { look: 'mint', icon: 'check' },
  B: { look: 'sand', icon: 'triangle-alert' },
  provisional: { look: 'sky', icon: 'circle-help' },
  other: { look: 'sand', icon: 'circle-help' },
} as const;

/** The rating of an entry, in a word. */
export function RatingTag({ routes }: Pick<Sponsor, 'routes'>) {
  const { grade, words } = overallRating(routes);
  const { look, icon } = looks[grade];
  return (
    <Tag look={look}>
      <SpriteIcon name={icon} size={16} />
      {words}
    </Tag>
  );
}
