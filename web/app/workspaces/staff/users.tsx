import { call, submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import {
  endUserSessionsOperation,
  resetUserSecondFactorOperation,
  staffUsersOperation,
} from '@portway/contracts/staff/staff-records';
import { Users } from 'lucide-react';
import { ConfirmButton } from '../../kit/forms/confirm-button.tsx';
import { readAction } from '../../kit/forms/read-action.ts';
import { StatusMessage } from '../../kit/forms/status-message.tsx';
import { type Action, actionForm, useAction } from '../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../kit/loading/signed-in.ts';
import { useQuery } from '../../kit/loading/use-query.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { onDay } from '../../text/moments.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/users.ts';
import { PeopleTabs } from './people-tabs.tsx';
import { loadOrFirstPage, queryValues } from './query-values.ts';
import { SearchForm } from './search-form.tsx';
import { StaffList } from './staff-list.tsx';

type User = ResponseOf<typeof staffUsersOperation>['users'][number];

const roleWords = { candidate: 'Candidate', recruiter: 'Recruiter', staff: 'Staff' } as const;

interface UserRowProps {
  user: User;
  send: Action<unknown>['send'];
}

/** One account, with the actions that staff may take. */
function UserRow({ user, send }: UserRowProps) {
  const { id, fullName, email, role, organisations, sessions, secondFactor, createdAt, deletionDue } = user;
  const logIns = sessions === 0 ? 'not logged in' : sessions === 1 ? '1 session' : `${sessions} sessions`;
  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {fullName}
          <Tag look={role === 'staff' ? 'gold' : 'mint'}>{roleWords[role]}</Tag>
          {secondFactor && <Tag look="sky">Second factor</Tag>}
          {deletionDue !== null && <Tag look="rose">Deleted on {onDay(deletionDue)}</Tag>}
        </p>
        <p className="mt-1 text-15 wrap-anywhere">
          {email}
          {organisations.map(
            ({ name, role: memberRole }) => ` · ${name ?? 'Unnamed organisation'}, ${memberRole}`,
          )}
        </p>
        <p className="mt-1 text-14 text-ink-2">
          Since {onDay(createdAt)}, {logIns}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={`/staff/audit?about=${id}`} look="quiet">
          Activity<span className="sr-only"> of {fullName}</span>
        </LinkButton>
        {sessions > 0 && (
          <ConfirmButton
            button={
              <>
                Log out<span className="sr-only"> {fullName}</span>
              </>
            }
            title={`Log ${fullName} out everywhere?`}
            yes="Log them out"
            onYes={() => send(actionForm('end-sessions', { id }))}
          >
            <p>They will be logged out everywhere at once, and can log in again.</p>
          </ConfirmButton>
        )}
        {secondFactor && (
          <ConfirmButton
            button={
              <>
                Reset second factor<span className="sr-only"> of {fullName}</span>
              </>
            }
            title={`Reset the second factor of ${fullName}?`}
            yes="Reset it"
            onYes={() => send(actionForm('reset-second-factor', { id }))}
          >
            <p>
              We will remove their authenticator app, recovery codes and passkeys, log them out everywhere and
              tell them by email.
            </p>
            <p>Check first that they asked for this. Afterwards, anyone with their password can log in.</p>
          </ConfirmButton>
        )}
      </div>
    </li>
  );
}

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
