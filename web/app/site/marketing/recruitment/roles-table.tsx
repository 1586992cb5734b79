import { Section } from '../../../ui/section.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { LawFoot } from '../parts/law-foot.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { WorkedSalary } from '../parts/worked-salary.ts';
import type { SoftwareRole } from './software-roles.ts';

interface RolesTableProps {
  roles: readonly SoftwareRole[];
  law: string;
  recorded: string;
}

const standing: Record<SoftwareRole['sponsored'], string> = {
  Yes: 'Can be sponsored',
  'While it is listed': 'Can be sponsored while it is listed',
  No: 'Cannot be sponsored for someone new',
  'To be confirmed': 'To be confirmed on GOV.UK',
};

/** The roles with links to their pages, and the salaries with links to the calculator. */
export function RolesTable({ roles, law, recorded }: RolesTableProps) {
  return (
    <Section
      id="roles"
      eyebrow="Someone new, from abroad"
      title="What software roles must pay today"
      lead="The lowest yearly salary that could apply at 37.5 hours a week. People under 26 count as new entrants, for a limited time."
    >
      <DataTable
        caption="Software roles: whether they can be sponsored, and their minimum salary"
        quietCaption
        columns={[
          {
            head: 'Role',
            cell: ({ code, title, sponsored }) => (
              <>
                <TextLink to={`/occupations/${code}`}>
                  {code} {title}
                </TextLink>
                <span className="block text-14 text-ink-2">{standing[sponsored]}</span>
              </>
            ),
          },
          { head: '26 or over', cell: ({ standard }) => <Salary of={standard} />, figure: true },
          { head: 'Under 26', cell: ({ under26 }) => <Salary of={under26} />, figure: true },
        ]}
        rows={roles}
        keyOf={({ code }) => code}
      />
      <LawFoot law={law} recorded={recorded} />
    </Section>
  );
}

function Salary({ of }: { of: WorkedSalary | undefined }) {
  return of === undefined ? 'N/A' : <TextLink to={of.address}>{of.figure}</TextLink>;
}
