import { submit } from '@portway/contracts/client';
import { staffOrganisationsOperation } from '@portway/contracts/staff/staff-records';
import { Building2 } from 'lucide-react';
import { Link } from 'react-router';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../kit/loading/signed-in.ts';
import { useQuery } from '../../kit/loading/use-query.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { onDay } from '../../text/moments.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/organisations.ts';
import { loadOrFirstPage, queryValues } from './query-values.ts';
import { SearchForm } from './search-form.tsx';
import { StaffList } from './staff-list.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Organisations', description: 'The organisations that have an account.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = queryValues(request, ['text', 'after']);
  return await loadOrFirstPage(request, () =>
    submit(staffOrganisationsOperation, filters, { fetch: asMe(request) }),
  );
}
export const HydrateFallback = PageSkeleton;

export default function OrganisationsPage({ loaderData: { organisations, next } }: Route.ComponentProps) {
  const query = useQuery();
  return (
    <div>
      <h1 className="text-36">Organisations</h1>
      <p className="mt-2 text-ink-2">Organisations with an account, newest first.</p>
      <SearchForm label="Organisations">
        <TextField
          name="text"
          defaultValue={query.get('text') ?? ''}
          label="Search"
          type="search"
          placeholder="Name, website or industry"
        />
      </SearchForm>
      <StaffList
        label="Organisations"
        count={organisations.length}
        next={next}
        nothing={
          <EmptyState
            Icon={Building2}
            title={query.size > 0 ? 'No organisations match' : 'No organisations yet'}
          >
            {query.size > 0
              ? 'Try a shorter search.'
              : 'The first one will appear when a recruiter signs up.'}
          </EmptyState>
        }
      >
        {organisations.map(({ id, name, website, industry, members, createdAt }) => (
          <li key={id}>
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <Link to={`/staff/organisations/${id}`} className="staff-link">
                  {name ?? 'Not named yet'}
                </Link>
              </p>
              {(website !== null || industry !== null) && (
                <p className="mt-1 text-15 wrap-anywhere">
                  {[website, industry].filter((fact) => fact !== null).join(' · ')}
                </p>
              )}
              <p className="mt-1 text-14 text-ink-2">
                {members === 1 ? '1 person' : `${members} people`}, since {onDay(createdAt)}
              </p>
            </div>
          </li>
        ))}
      </StaffList>
    </div>
  );
}
