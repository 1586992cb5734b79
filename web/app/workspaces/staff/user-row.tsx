import type { ResponseOf } from '@portway/contracts/operation';
import type { staffUsersOperation } from '@portway/contracts/staff/staff-records';
import { ConfirmButton } from '../../kit/forms/confirm-button.tsx';
import { type Action, actionForm } from '../../kit/forms/use-action.tsx';
import { onDay } from '../../text/moments.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';

type User = ResponseOf<typeof staffUsersOperation>['users'][number];

const roleWords = { candidate: 'Candidate', recruiter: 'Recruiter', staff: 'Staff' } as const;

interface UserRowProps {
  user: User;
  send: Action<unknown>['send'];
}

/** One account, with the actions that staff may take. */
export function UserRow({ user, send }: UserRowProps) {
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
