import { useEffect } from 'react';
import { Link } from 'react-router';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { useSavedCount } from './saving/use-saved-marks.ts';
import { lastSearchAddress, noteLeft, noteSearch } from './way-back.ts';

interface JobTabsProps {
  tab: string;
  savedCount: number;
  /** Undefined where it is not known. */
  searches: number | undefined;
}

/** All jobs, saved jobs, and saved searches. */
export function JobTabs({ tab, savedCount, searches }: JobTabsProps) {
  const query = useQuery().toString();
  const saved = useSavedCount(savedCount);
  useEffect(() => {
    if (tab === '') noteSearch(query);
  }, [tab, query]);
  useEffect(() => noteLeft, []);
  const current = (own: string) => (own === tab ? 'page' : undefined);
  return (
    <nav aria-label="Jobs">
      <ul className="tabs job-tabs">
        <li>
          <Link to={tab === '' ? `?${query}` : lastSearchAddress()} aria-current={current('')}>
            Browse All
          </Link>
        </li>
        <li>
          <Link to="?tab=saved" aria-current={current('saved')}>
            Saved ({saved})
          </Link>
        </li>
        <li>
          <Link to="?tab=searches" aria-current={current('searches')}>
            <span>
              <span className="job-tab-long">Saved </span>Searches
            </span>
            {searches !== undefined && <b>{searches}</b>}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
