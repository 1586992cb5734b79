import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { TicketCard } from '../../../ui/ticket-card.tsx';
import { ClosingAction } from '../parts/closing-action.tsx';
import { type WorkedBill, workedBill } from '../parts/examples/worked-bill.ts';
import type { WorkedSalary } from '../parts/examples/worked-salary.ts';
import { recorded } from '../parts/law-figure.ts';
import { LawFoot } from '../parts/law-foot.tsx';
import { type CapabilityUse, OpenToday } from '../parts/open-today.tsx';
import { type Question, Questions } from '../parts/questions.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { Route } from './+types/recruitment.ts';
import { type SoftwareRole, softwareRoles } from './software-roles.ts';

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
function RolesTable({ roles, law, recorded }: RolesTableProps) {
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

const questions: readonly Question[] = [
  {
    asked: 'Which jobs do you recruit for?',
    answer: (
      <p>
        Software engineers from outside the UK, for now. The <TextLink to="/jobs">job board</TextLink>, the
        calculators and the list of visa documents are for any industry.
      </p>
    ),
  },
  {
    asked: 'Can I look for people before I have a licence?',
    answer: (
      <p>
        You can advertise and interview. Only a licensed sponsor can assign the certificate that a visa needs,
        so start with the <TextLink to="/sponsor-licence-assessment">licence assessment</TextLink>.
      </p>
    ),
  },
  {
    asked: 'Can the new colleague pay part of the sponsor’s fees?',
    answer: (
      <p>
        Only the sponsor may pay the skills charge, the certificate and the licence. What may be shared, and
        how that affects the salary, is in{' '}
        <TextLink to="/rules/sponsorship-cost">the rules on who pays</TextLink>.
      </p>
    ),
  },
  {
    asked: 'What if the job title fits two codes?',
    answer: (
      <p>
        The duties decide, not the title. <TextLink to="/occupations">Each code’s page</TextLink> lists the
        titles it usually covers. Choose the one with the duties that the person will really have.
      </p>
    ),
  },
];

interface BeforeYouPostProps {
  role: SoftwareRole;
  bill: WorkedBill | undefined;
  law: string;
}

const unknown = 'To be confirmed';

/** The three answers about one role, as a ticket. */
function BeforeYouPost({ role, bill, law }: BeforeYouPostProps) {
  const { code, title, sponsored, standard, under26 } = role;
  return (
    <TicketCard
      eyebrow="Before you post"
      aside="3 years · small sponsor"
      title={`${code} ${title}`}
      lines={[
        { label: 'Can be sponsored', figure: sponsored, href: `/occupations/${code}` },
        { label: 'Must pay, 26 or over', figure: standard?.figure ?? unknown, href: standard?.address },
        { label: 'Must pay, under 26', figure: under26?.figure ?? unknown, href: under26?.address },
      ]}
      total={{ label: 'You pay, without the licence', figure: bill?.employer ?? unknown, note: law }}
    />
  );
}

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Recruitment: hire engineers from abroad',
    description:
      'Which software roles can be sponsored, what each must pay today and what hiring costs. The job board shows whether each job pays enough to be sponsored.',
    canonical: '/recruitment',
  });

export function loader() {
  const today = londonToday();
  return {
    roles: softwareRoles(today),
    bill: workedBill({ occupationCode: '2134', sponsorSize: 'small', years: 3, holds: 'abroad' }, today),
    law: ratesFor(today),
    recorded,
  };
}

const uses: readonly CapabilityUse[] = [
  {
    capability: 'job-board',
    text: 'The job board, where each job says whether it pays enough to be sponsored. Candidates apply there.',
    to: '/jobs',
    action: 'Browse the jobs',
  },
  {
    capability: 'applicants-board',
    text: 'Write jobs with the rules beside them, see your applicants on a board, write to them, and send offers. With your colleagues and their roles.',
    to: '/signup?role=recruiter',
    action: 'Create an account',
  },
  {
    capability: 'jobs-api',
    text: 'Publish jobs, decide on applications and answer messages from your own system.',
    to: '/api/docs/addJob',
    action: 'Read the API',
  },
  {
    capability: 'occupation-codes',
    text: 'Find the occupation code for a job title.',
    to: '/occupations',
    action: 'Look up a job',
  },
  {
    capability: 'salary-check',
    text: 'Check an offer against every salary option.',
    to: '/salary-calculator/calculate?role=2134&inUk=no&under26=no',
    action: 'Check a salary',
  },
  {
    capability: 'cost-comparison',
    text: 'Put up to four candidates side by side, with their families.',
    to: '/immigration-skill-charge-calculator/compare',
    action: 'Compare costs',
  },
  { capability: 'interview-booking', text: 'Interviews at times that candidates book themselves.' },
  { capability: 'candidate-search', text: 'A search for candidates who want to be found.' },
];

export default function Recruitment({ loaderData: { roles, bill, law, recorded } }: Route.ComponentProps) {
  const first = roles[0];
  return (
    <>
      <PageHero
        eyebrow="For recruiters"
        title="Hire engineers from abroad, with the sums done first"
        lead="Before you advertise a job, find out three things. Can it be sponsored, what must it pay, and what will it cost you?"
        actions={
          <>
            <LinkButton to="/demo" look="gold">
              Request a Demo
            </LinkButton>
            <LinkButton to="/occupations" look="outline">
              Check a job
            </LinkButton>
          </>
        }
        beside={first && <BeforeYouPost role={first} bill={bill} law={law} />}
      />
      <RolesTable roles={roles} law={law} recorded={recorded} />
      <Section id="open" title="What you can use, and what is not yet open" className="bg-sand/50">
        <OpenToday uses={uses} meanwhile={{ to: '/demo', label: 'Ask about it in a demo' }} />
      </Section>
      <Questions title="What recruiters ask" questions={questions} />
      <ClosingAction
        title="Have a role in mind?"
        text="Bring its title to a demo, or plan the hire here now. You get its code, its minimum salary and its full cost, as a link you can save."
      >
        <LinkButton to="/plan-a-hire" look="gold">
          Plan a hire
        </LinkButton>
        <LinkButton to="/demo" look="outline">
          Request a Demo
        </LinkButton>
      </ClosingAction>
    </>
  );
}
