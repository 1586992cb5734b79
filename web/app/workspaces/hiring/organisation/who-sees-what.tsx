import type { Member, Organisation } from '@portway/contracts/account/organisation/organisation';
import { Fragment } from 'react';
import { Panel } from '../../../kit/frame/panel.tsx';
import { type Column, DataTable } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { complianceNames, hiringNames, roleNames } from './roles.ts';

type Invitation = Organisation['invitations'][number];

/** A member, or a person who is invited and has not joined yet. */
interface Person extends Pick<Member, 'id' | 'role' | 'hiring' | 'complianceRole'> {
  /** The address, of those who are invited. */
  readonly name: string;
  readonly isInvited: boolean;
}

/** The workspaces, each with what a person may do in it. */
const workspaces: readonly Column<Person>[] = [
  { head: 'Hiring', cell: ({ hiring }) => (hiring === 'none' ? <None /> : hiringNames[hiring]) },
  {
    head: 'Sponsorship',
    cell: ({ complianceRole }) => (complianceRole === 'none' ? <None /> : complianceNames[complianceRole]),
  },
  { head: 'Organisation', cell: ({ role }) => roleNames[role] },
];

const columns: readonly Column<Person>[] = [
  { head: 'Person', cell: (person) => <Name {...person} /> },
  ...workspaces,
];

interface WhoSeesWhatProps {
  members: readonly Member[];
  invitations: readonly Invitation[];
}

/** Every person, and what they may do in each workspace; those who are invited as they will be. */
export function WhoSeesWhat({ members, invitations }: WhoSeesWhatProps) {
  const people = [
    ...members.map((member) => ({ ...member, name: member.fullName, isInvited: false })),
    ...invitations.map((invitation) => ({ ...invitation, name: invitation.email, isInvited: true })),
  ];
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
          rows={people}
          keyOf={({ id }) => id}
        />
      </div>
      {/* A phone has no room for the table: the same, person by person. */}
      <ul className="rows sm:hidden" aria-label="What each person can see">
        {people.map((person) => (
          <li key={person.id}>
            <p className="font-semibold wrap-anywhere">
              <Name {...person} />
            </p>
            <dl className="grid w-full grid-cols-[7.5rem_1fr] gap-y-1 text-15">
              {workspaces.map(({ head, cell }) => (
                <Fragment key={head}>
                  <dt className="text-ink-2">{head}</dt>
                  <dd>{cell(person)}</dd>
                </Fragment>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Name({ name, isInvited }: Person) {
  return (
    <span className="wrap-anywhere">
      {name} {isInvited && <Tag look="sand">Invited</Tag>}
    </span>
  );
}

function None() {
  return <span className="text-ink-2">None</span>;
}
