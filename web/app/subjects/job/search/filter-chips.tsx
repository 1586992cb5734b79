import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { type JobSearch, readJobSearch, withoutParameters } from '../job-search.ts';
import { type Filter, filtersIn } from './search-in-words.ts';

interface FilterChipsProps {
  search: JobSearch;
  /** Whether the user has a profile: then the chip means this user, not anyone. */
  hasProfile: boolean;
  /** The address of a search on this page. */
  addressOf: (search: JobSearch) => string;
}

/** The filters that people use most: always there, pressed or not. */
const forAnyone = { name: 'sponsored', value: 'anyone', words: 'Can be sponsored' } as const;
const forMe = { name: 'sponsored', value: 'for-me', words: 'Can sponsor me' } as const;
const others = [
  { name: 'workplace', value: 'fully-remote', words: 'Remote' },
  { name: 'posted', value: '7', words: 'Last 7 days' },
] as const;

/** Filters as links: those that people use most, then the others that are on. */
export function FilterChips({ search, hasProfile, addressOf }: FilterChipsProps) {
  const quick = [hasProfile ? forMe : forAnyone, ...others];
  const on = filtersIn(search);
  const further = on.filter(
    ({ name }) => !quick.some((one) => one.name === name && one.value === search[name]),
  );
  const without = (...names: readonly Filter['name'][]) => addressOf(withoutParameters(search, ...names));
  return (
    <ul className="job-chips" aria-label="Filters">
      {quick.map(({ name, value, words }) => (
        <li key={words}>
          <Chip
            isOn={search[name] === value}
            to={
              search[name] === value
                ? without(name)
                : addressOf(readJobSearch(Object.entries({ ...search, [name]: value })))
            }
          >
            {search[name] === value && <SpriteIcon name="check" size={16} />}
            {words}
          </Chip>
        </li>
      ))}
      {search.place !== undefined && (
        <li className="job-chip-place">
          <Chip isOn to={without('place')}>
            <SpriteIcon name="map-pin" size={16} />
            {search.place}
          </Chip>
        </li>
      )}
      {further.map(({ name, words }) => (
        <li key={name}>
          <Chip isOn to={without(name)}>
            {words}
            <SpriteIcon name="x" size={16} />
          </Chip>
        </li>
      ))}
      {on.length > 0 && (
        <li>
          <Link to={without(...on.map(({ name }) => name))} preventScrollReset className="job-clear">
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}

function Chip({ isOn, to, children }: { isOn: boolean; to: string; children: ReactNode }) {
  return (
    <Link to={to} preventScrollReset data-on={isOn || undefined}>
      {children}
      {isOn && <span className="sr-only"> (remove this filter)</span>}
    </Link>
  );
}
