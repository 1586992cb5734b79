import { submit } from '@portway/contracts/client';
import { deskOrganisationsOperation } from '@portway/contracts/desk-office';
import type { ResponseOf } from '@portway/contracts/operation';
import { Building2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../../page/page-meta.ts';
import { asMe } from '../../page/signed-in.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { onDay } from '../moments.ts';
import { PageSkeleton } from '../page-skeleton.tsx';
import type { Route } from './+types/organisations.ts';
import { askedFor } from './asked-for.ts';
import { Pager } from './pager.tsx';
import { SearchForm } from './search-form.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Organisations', description: 'The organisations that have an account.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = askedFor(request, ['text', 'after']);
  return await submit(deskOrganisationsOperation, asked, { fetch: asMe(request) });
}
export const HydrateFallback = PageSkeleton;

type Organisation = ResponseOf<typeof deskOrganisationsOperation>['organisations'][number];

const columns: readonly Column<Organisation>[] = [
  { head: 'Name', cell: ({ name }) => <span className="font-semibold">{name ?? 'Not named yet'}</span> },
  { head: 'Website', cell: ({ website }) => website ?? '–' },
  { head: 'Industry', cell: ({ industry }) => industry ?? '–' },
  { head: 'People', cell: ({ members }) => members, figure: true },
  { head: 'Since', cell: ({ createdAt }) => onDay(createdAt), figure: true },
];

export default function OrganisationsPage({ loaderData: { organisations, next } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <div>
      <h1 className="text-36">Organisations</h1>
      <p className="mt-2 text-ink-2">Those that have an account, the newest first.</p>
      <SearchForm label="Organisations">
        <TextField
          name="text"
          defaultValue={query.get('text') ?? ''}
          label="Search"
          type="search"
          placeholder="Name, website or industry"
        />
      </SearchForm>
      {organisations.length === 0 ? (
        <div className="mt-6">
          <EmptyState Icon={Building2} title={query.size > 0 ? 'None fits' : 'None yet'}>
            {query.size > 0 ? 'Search for less.' : 'The first recruiter who signs up brings one.'}
          </EmptyState>
        </div>
      ) : (
        <div className="desk-table">
          <DataTable
            caption="Organisations"
            quietCaption
            columns={columns}
            rows={organisations}
            keyOf={({ id }) => id}
          />
        </div>
      )}
      <Pager next={next} />
    </div>
  );
}
