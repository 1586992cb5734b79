import { ArrowDown } from 'lucide-react';
import { Link } from 'react-router';
import { useQuery } from '../../../../kit/loading/use-query.ts';

interface SortHeadProps {
  sort: 'changed' | 'newest' | 'name';
  children: string;
}

/** The head of a column that the list can be sorted by. */
export function SortHead({ sort, children }: SortHeadProps) {
  const query = useQuery();
  const isCurrent = (query.get('sort') ?? 'changed') === sort;
  const nextQuery = new URLSearchParams(query);
  for (const name of ['after', 'applicant', 'tab']) nextQuery.delete(name);
  nextQuery.set('sort', sort);
  const order = sort === 'name' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isCurrent ? order : undefined}>
      <Link to={`?${nextQuery}`} preventScrollReset className="people-sort">
        {children}
        {isCurrent && (
          <ArrowDown size={14} aria-hidden className={sort === 'name' ? 'rotate-180' : undefined} />
        )}
      </Link>
    </th>
  );
}
