import { ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router';
import { jobSortWords } from '../../../text/job-choices.ts';
import { optionsOf } from '../profile/options-of.ts';
import { addressOf, type Search, searchIn, without } from './job-query.ts';

/** The order of the jobs. */
export function SortField({ search }: { search: Search }) {
  const navigate = useNavigate();
  const sort = (by: string) => {
    const rest = without(search, 'sort');
    const sorted = by === 'best' ? rest : searchIn(Object.entries({ ...rest, sort: by }));
    void navigate(addressOf(sorted), { preventScrollReset: true });
  };
  return (
    <span className="job-sort">
      <label htmlFor="sort">Sort by</label>
      <select id="sort" value={search.sort ?? 'best'} onChange={(event) => sort(event.currentTarget.value)}>
        {optionsOf(jobSortWords).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden />
    </span>
  );
}
