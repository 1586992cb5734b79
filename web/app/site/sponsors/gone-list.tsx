import type { SponsorsFound } from '@portway/contracts/register/sponsor-register/sponsors';
import { Link } from 'react-router';
import { dayInWords } from '../../text/days.ts';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Marked } from './marked.tsx';
import { sponsorPath } from './places.ts';
import { placeOf } from './present-sponsor.ts';

interface GoneListProps {
  gone: SponsorsFound['gone'];
  query: string | undefined;
}

/** Entries of the name that have left the register: after those that are on it, so that nobody takes one for the other. */
export function GoneList({ gone, query = '' }: GoneListProps) {
  return (
    <section aria-labelledby="gone" className="mt-8">
      <h2 id="gone" className="text-20">
        No longer on the register
      </h2>
      <ul className="sponsor-list mt-3">
        {gone.map(({ slug, name, lastSeen, ...place }) => (
          <li key={slug}>
            <div>
              <Link to={sponsorPath(slug)} className="covers-all">
                <Marked text={name} query={query} />
              </Link>
              <p className="sponsor-note">
                <Marked text={placeOf(place)} query={query} />
              </p>
            </div>
            <div className="sponsor-rated">
              <Tag look="rose">
                <SpriteIcon name="ban" size={16} />
                Gone
              </Tag>
              <p className="sponsor-note">Last seen {dayInWords(lastSeen)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
