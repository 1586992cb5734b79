import { X } from 'lucide-react';
import { Link } from 'react-router';
import { type JobSearch, jobSearchQuery, withoutParameters } from '../../../subjects/job/job-search.ts';
import { filtersIn } from './search-in-words.ts';

/** The active filters, each with a button that removes it. */
export function FilterChips({ search }: { search: JobSearch }) {
  const filters = filtersIn(search);
  if (filters.length === 0) return null;
  return (
    <>
      <ul className="job-chips" aria-label="Filters that are on">
        {filters.map(({ name, words }) => (
          <li key={name}>
            <Link to={jobSearchQuery(withoutParameters(search, name))} preventScrollReset>
              {words}
              <X size={16} aria-hidden />
              <span className="sr-only">(take this filter away)</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={jobSearchQuery(withoutParameters(search, ...filters.map(({ name }) => name)))}
        preventScrollReset
        className="job-clear"
      >
        Clear all
      </Link>
    </>
  );
}
