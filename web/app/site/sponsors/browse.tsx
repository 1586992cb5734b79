import { Link } from 'react-router';
import { type Place, routePath, townPath } from './places.ts';
import './sponsors.css';

interface BrowseProps {
  routes: readonly Place[];
  towns: readonly Place[];
}

/** Before anything is typed: the register by route and by town. */
export function Browse({ routes, towns }: BrowseProps) {
  return (
    <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <PlaceList
        title="By route"
        places={routes.slice(0, 8)}
        pathOf={routePath}
        all={{ to: '/sponsors/routes', words: 'All routes' }}
      />
      <PlaceList
        title="By town"
        places={towns.slice(0, 8)}
        pathOf={townPath}
        all={{ to: '/sponsors/towns', words: 'More towns' }}
      />
    </div>
  );
}

interface PlaceListProps {
  title: string;
  places: readonly Place[];
  pathOf: (key: string) => string;
  all?: { to: string; words: string };
}

/** Towns or routes with their numbers of sponsors; each row is a link. */
export function PlaceList({ title, places, pathOf, all }: PlaceListProps) {
  return (
    <section aria-labelledby={`places-${title}`}>
      <h2 id={`places-${title}`} className="text-22">
        {title}
      </h2>
      <ul className="sponsor-places">
        {places.map(({ key, name, sponsors }) => (
          <li key={key}>
            <Link to={pathOf(key)}>{name}</Link>
            <span className="figures">{sponsors.toLocaleString('en-GB')}</span>
          </li>
        ))}
      </ul>
      {all && (
        <Link to={all.to} className="sponsor-more">
          {all.words}
        </Link>
      )}
    </section>
  );
}
