import type { Member } from '@portway/contracts/account/organisation/organisation';
import { Fragment } from 'react';
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
  { head: 'Organisation', cell: ({ role }) => roleNames[role] },
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
      text="“None” means that a person sees nothing of that part of Portway, and gets no emails about it."
    >
      <div className="max-sm:hidden">
        <DataTable
          caption="What each person can see"
          quietCaption
          columns={columns}
          rows={members}
          keyOf={({ id }) => id}
        />
      </div>
      {/* A phone has no room for the table: the same, person by person. */}
      <ul className="rows sm:hidden" aria-label="What each person can see">
        {members.map((member) => (
          <li key={member.id}>
            <p className="font-semibold wrap-anywhere">{member.fullName}</p>
            <dl className="grid w-full grid-cols-[7.5rem_1fr] gap-y-1 text-15">
              {workspaces.map(({ head, cell }) => (
                <Fragment key={head}>
                  <dt className="text-ink-2">{head}</dt>
                  <dd>{cell(member)}</dd>
                </Fragment>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function None() {
  return <span className="text-ink-2">None</span>;
}
