import { ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router';
import {
  type JobSearch,
  jobSearchQuery,
  readJobSearch,
  withoutParameters,
} from '../../../subjects/job/job-search.ts';
import { jobSortWords } from '../../../text/job-choices.ts';
import { optionsOf } from '../profile/options-of.ts';

/** The order of the jobs. */
export function SortField({ search }: { search: JobSearch }) {
  const navigate = useNavigate();
  const sort = (by: string) => {
    const rest = withoutParameters(search, 'sort');
    const sorted = by === 'best' ? rest : readJobSearch(Object.entries({ ...rest, sort: by }));
    void navigate(jobSearchQuery(sorted), { preventScrollReset: true });
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
