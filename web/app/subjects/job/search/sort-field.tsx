import { jobSortWords } from '../../../text/job/job-choices.ts';
import { optionsOf } from '../../../text/options-of.ts';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { searchFormId } from './job-search-form.tsx';

interface SortFieldProps {
  sort: string | undefined;
  /** Called with the order; without it the field belongs to the form, and is sent with it. */
  onSort?: (sort: string) => void;
}

const orders = optionsOf(jobSortWords);

/** The order of the jobs. */
export function SortField({ sort = 'best', onSort }: SortFieldProps) {
  return (
    <span className="job-sort">
      <label htmlFor="sort">Sort by</label>
      <select
        id="sort"
        {...(onSort === undefined
          ? { name: 'sort', form: searchFormId, defaultValue: sort === 'best' ? '' : sort }
          : { value: sort, onChange: (event) => onSort(event.currentTarget.value) })}
      >
        {orders.map(({ value, label }) => (
          <option key={value} value={onSort === undefined && value === 'best' ? '' : value}>
            {label}
          </option>
        ))}
      </select>
      <SpriteIcon name="chevron-down" size={18} />
    </span>
  );
}
