import { call, submit } from '@portway/contracts/client';
import {
  inviteStaffOperation,
  removeStaffOperation,
  revokeStaffInvitationOperation,
  staffTeamOperation,
} from '@portway/contracts/staff/staff-team';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { PeopleTabs } from '../people-tabs.tsx';
import type { Route } from './+types/team.ts';
import { Invitations } from './invitations.tsx';
import { InviteForm } from './invite-form.tsx';
import { Members } from './members.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Our team', description: 'Who is on the team, and who was invited.', index: false });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return call(staffTeamOperation, undefined, { fetch: asMe(request) });
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const { id = '', fullName, email } = values;
  if (intent === 'invite') return callApi((me) => submit(inviteStaffOperation, { fullName, email }, me));
  const ended = intent === 'remove' ? removeStaffOperation : revokeStaffInvitationOperation;
  return callApi((me) => call(ended, undefined, { ...me, parameters: { id } }));
}

export default function TeamPage({ loaderData: { members, invitations } }: Route.ComponentProps) {
  return (
    <div>
      <h1 className="text-36">Our team</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        Everyone here can open the staff desk once they have a second factor.
      </p>
      <PeopleTabs />
      <div className="desk-one">
        <div>
          <Members members={members} />
          <Invitations invitations={invitations} />
        </div>
        <Panel
          title="Invite someone"
          text="You get a link to give them. It works for an hour, and once. With it they choose a password."
        >
          <InviteForm />
        </Panel>
      </div>
    </div>
  );
}
