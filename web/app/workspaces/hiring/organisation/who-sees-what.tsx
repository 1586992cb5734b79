import type { Member } from '@portway/contracts/account/organisation/organisation';
import { Panel } from '../../../kit/frame/panel.tsx';
import { type Column, DataTable } from '../../../ui/table.tsx';
import { complianceNames, hiringNames, roleNames } from './roles.ts';

/** The workspaces, each with what a member may do in it. */
const workspaces: readonly Column<Member>[] = [
  { head: 'Hiring', cell: ({ hiring }) => (hiring === 'none' ? <None /> : hiringNames[hiring]) },
  {
    head: 'Sponsorship',
    cell: ({ complianceRole }) => (complianceRole === 'none' ? <None /> : complianceNames[complianceRole]),
  },
  { head: 'Organisation', cell: ({ role }) => (role === 'member' ? <None /> : roleNames[role]) },
];

const columns: readonly Column<Member>[] = [
  { head: 'Person', cell: ({ fullName }) => <span className="wrap-anywhere">{fullName}</span> },
  ...workspaces,
];

/** Every member, and what they may do in each workspace. */
export function WhoSeesWhat({ members }: { members: readonly Member[] }) {
  return (
    <Panel
      title="Who can see what"
      text="People without a right to a workspace see none of it, and get no emails about it."
    >
      <DataTable
        caption="What each person can see"
        quietCaption
        columns={columns}
        rows={members}
        keyOf={({ id }) => id}
      />
    </Panel>
  );
}

function None() {
  return <span className="text-ink-2">None</span>;
}
