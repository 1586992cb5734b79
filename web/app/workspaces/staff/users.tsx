import { call, submit } from '@portway/contracts/client';
import {
  endUserSessionsOperation,
  resetUserSecondFactorOperation,
  staffUsersOperation,
} from '@portway/contracts/staff/staff-records';
import { Users } from 'lucide-react';
import { readAction } from '../../kit/forms/read-action.ts';
import { StatusMessage } from '../../kit/forms/status-message.tsx';
import { useAction } from '../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../kit/loading/signed-in.ts';
import { useQuery } from '../../kit/loading/use-query.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/users.ts';
import { PeopleTabs } from './people-tabs.tsx';
import { loadOrFirstPage, queryValues } from './query-values.ts';
import { SearchForm } from './search-form.tsx';
import { StaffList } from './staff-list.tsx';
import { UserRow } from './user-row.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Users', description: 'Everyone who has an account.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = queryValues(request, ['text', 'role', 'after']);
  return await loadOrFirstPage(request, () => submit(staffUsersOperation, filters, { fetch: asMe(request) }));
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: values.id ?? '' };
  if (intent === 'end-sessions')
    return callApi((me) => call(endUserSessionsOperation, undefined, { ...me, parameters }));
  return callApi((me) => call(resetUserSecondFactorOperation, undefined, { ...me, parameters }));
}

const roles = [
  { value: '', label: 'Everyone' },
  { value: 'candidate', label: 'Candidates' },
  { value: 'recruiter', label: 'Recruiters' },
  { value: 'staff', label: 'Staff' },
];

export default function UsersPage({ loaderData: { users, next } }: Route.ComponentProps) {
  const query = useQuery();
  const { send, formState, reauthDialog } = useAction();
  const field = (name: string) => ({ name, defaultValue: query.get(name) ?? '' });
  return (
    <div>
      <h1 className="text-36">Users</h1>
      <p className="mt-2 text-ink-2">Everyone who has an account, newest first.</p>
      <PeopleTabs />
      <SearchForm label="Users">
        <TextField {...field('text')} label="Search" type="search" placeholder="Name or address" />
        <SelectField {...field('role')} label="Who" options={roles} />
      </SearchForm>
      <StatusMessage state={formState} />
      {reauthDialog}
      <StaffList
        label="Users"
        count={users.length}
        next={next}
        nothing={
          <EmptyState Icon={Users} title="No users match">
            Try a shorter search, or show everyone.
          </EmptyState>
        }
      >
        {users.map((user) => (
          <UserRow key={user.id} user={user} send={send} />
        ))}
      </StaffList>
    </div>
  );
}
