import { type HtmlConstraints, htmlConstraints } from '@portway/contracts/html-constraints';
import { universityOperation } from '@portway/contracts/site/enquiries/university-registration';
import { findOccupation } from '@portway/rules/occupations';
import { data } from 'react-router';
import { type FormState, idle, notAfterSubmit, submitFromBrowser } from '../../../kit/forms/form-state.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { availabilityOf, availabilityWords } from '../../../text/product/capabilities.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { sendForm, statusOf } from '../forms/send-form.server.ts';
import { UniversityForm, universityNames } from '../forms/university-form.tsx';
import { recorded } from '../parts/law-figure.ts';
import { LawFoot } from '../parts/law-foot.tsx';
import { RuleList } from '../parts/rules/rule-list.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { type BrakeShown, brakeOn } from '../parts/visa-brake.ts';
import { VisaBrakeNotice } from '../parts/visa-brake-notice.tsx';
import type { Route } from './+types/universities.ts';
import { type StudentRules, studentRules } from './student-rules.ts';
import { example, routesIntoAJob, type WayIn } from './ways-into-a-job.ts';

const today = [
  {
    title: 'The calculators on your careers pages',
    text: 'One line of HTML. It is free, has no cookies, and uses today’s law as we have recorded it.',
    to: '/embed',
    action: 'Get the code',
  },
  {
    title: 'Which jobs can be sponsored',
    text: 'Every occupation code with its going rate, which is the first question in any advice session.',
    to: '/occupations',
    action: 'Look up a job',
  },
  {
    title: 'What a new entrant must earn',
    text: 'The salary for a student who switches, with the rule to show an employer.',
    to: '/salary-calculator/calculate?inUk=yes&visaType=student&studentSwitch=course-completed&newEntrantLimb=student&newEntrantStudy=completed&under26=no',
    action: 'Work it out',
  },
];

/** What a careers team and its students can use, and what is not yet open. */
function Partnership() {
  return (
    <section aria-labelledby="partnership" className="bg-sand/50 py-section">
      <div className="page-width grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h2 id="partnership" className="text-36">
            What your team can use
          </h2>
          <ul className="mt-8">
            {today.map(({ title, text, to, action }) => (
              <li key={to} className="border-t border-ink/15 py-4">
                <h3 className="text-20">{title}</h3>
                <p className="mt-1 max-w-measure text-ink-2">
                  {text} <TextLink to={to}>{action}</TextLink>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <Card>
          <Tag>{availabilityWords[availabilityOf(['job-board'])]}</Tag>
          <h3 className="mt-4 text-22">A place for your students</h3>
          <p className="mt-2 text-ink-2">
            On the <TextLink to="/jobs">job board</TextLink>, each job says what it pays and whether that is
            enough to be sponsored. With an <TextLink to="/signup?role=candidate">account</TextLink> students
            can apply, save searches and hear about new jobs by email.
          </p>
          <p className="mt-4">
            <Tag look="sand">{availabilityWords[availabilityOf(['university-pages'])]}</Tag>
          </p>
          <p className="mt-2 text-ink-2">Pages for your careers team. Tell us what they should include.</p>
        </Card>
      </div>
    </section>
  );
}

const next = [
  'We reply by email, and find half an hour for your team.',
  'We show you the tools with your own cases, and help put them on your pages.',
  'You say what your students need, and we say what is open and what is not.',
];

/** Registration form for a university, and what happens next. */
function Register({ formState, constraints }: { formState: FormState; constraints: HtmlConstraints }) {
  return (
    <section aria-labelledby="register" className="py-section">
      <div className="page-width grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id="register" className="text-36">
            Register your university
          </h2>
          <p className="mt-3 max-w-measure text-ink-2">It costs nothing and commits you to nothing. Then:</p>
          <ol className="mt-6 flex max-w-measure flex-col gap-4">
            {next.map((step, place) => (
              <li key={step} className="grid grid-cols-[auto_1fr] gap-4 border-t border-line pt-4">
                <span aria-hidden className="figures font-display text-22 font-bold text-link">
                  {place + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <Card>
          <UniversityForm formState={formState} constraints={constraints} />
        </Card>
      </div>
    </section>
  );
}

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'For universities',
    description:
      'What it takes to sponsor your international graduates, what careers teams can use today, and how to register.',
    canonical: '/universities',
  });

export function loader() {
  const today = londonToday();
  return {
    ways: routesIntoAJob(today),
    rules: studentRules(today),
    brake: brakeOn(today),
    job: `${example.occupationCode} ${findOccupation(example.occupationCode)?.title ?? ''}`,
    law: ratesFor(today),
    recorded,
    constraints: htmlConstraints(universityOperation),
  };
}

export async function action(args: Route.ActionArgs) {
  const formState = await sendForm(universityOperation, args, universityNames);
  return data(formState, { status: statusOf(formState) });
}

export const shouldRevalidate = notAfterSubmit;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  submitFromBrowser(request, serverAction);

export default function Universities({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        eyebrow="For universities"
        title="Partner with us"
        lead="Your international graduates can stay if a licensed employer sponsors them. Show them, and the employers they meet on campus, what that involves."
        actions={
          <LinkButton to="#register" look="gold">
            Register Now
            <SpriteIcon name="arrow-right" size={20} />
          </LinkButton>
        }
      />
      <ThreeRoutes {...loaderData} graduateVisa={loaderData.rules.graduateVisa} />
      <StudentRulesSection rules={loaderData.rules} brake={loaderData.brake} />
      <Partnership />
      <Register constraints={loaderData.constraints} formState={actionData ?? idle} />
    </>
  );
}

/** What decides whether a student can switch, and whether the lower salary applies. */
function StudentRulesSection({
  rules: { switching, newEntrant },
  brake,
}: {
  rules: StudentRules;
  brake: BrakeShown | undefined;
}) {
  return (
    <Section
      id="student-rules"
      eyebrow="Before they apply"
      title="When a student can switch, and be a new entrant"
      lead="There are two rules with different conditions. The first is about applying inside the UK, and the second is about the lower salary."
    >
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <RuleList title="Switching inside the UK" read={switching}>
          <p className="mt-2 text-ink-2">One of these is enough.</p>
        </RuleList>
        <RuleList title="A new entrant by study" read={newEntrant}>
          <p className="mt-2 text-ink-2">All of these, or another reason such as age.</p>
        </RuleList>
      </div>
      <VisaBrakeNotice says={brake && `${brake.students} ${brake.employers}`} />
      <p className="mt-8 max-w-measure">
        Someone with another permission? <TextLink to="/immigration#switching">See who can switch</TextLink>.
        What must a graduate earn later to settle?{' '}
        <TextLink to="/settlement-salary">The salary for settlement</TextLink>.
      </p>
    </Section>
  );
}

interface ThreeWaysProps {
  ways: readonly WayIn[];
  /** The occupation, with its code. */
  job: string;
  /** How long a Graduate visa lasts, and what it leaves of a new entrant's months. */
  graduateVisa: string;
  law: string;
  recorded: string;
}

/** Compares the bill for one job by the visa that a graduate holds. */
function ThreeRoutes({ ways, job, graduateVisa, law, recorded }: ThreeWaysProps) {
  return (
    <Section
      id="three-ways"
      eyebrow="One job, several ways in"
      title="Their visa decides what you need"
      lead={`The same graduate, hired for three years by a small employer as ${job}, with what the employer pays, what the graduate pays, and what the job must pay. Each figure opens its calculator.`}
    >
      <DataTable
        caption="What one job needs, by the worker’s visa before it"
        quietCaption
        columns={[
          {
            head: 'Hired',
            cell: ({ from, note }) => (
              <>
                <span className="block font-semibold">{from}</span>
                <span className="text-14 text-ink-2">{note}</span>
              </>
            ),
          },
          {
            head: 'Employer',
            cell: ({ bill }) => <Answer of={bill?.employer} at={bill} />,
            figure: true,
          },
          {
            head: 'Graduate',
            cell: ({ bill }) => <Answer of={bill?.candidate} at={bill} />,
            figure: true,
          },
          {
            head: 'Must earn',
            cell: ({ salary }) => <Answer of={salary?.figure} at={salary} />,
            figure: true,
          },
        ]}
        rows={ways}
        keyOf={({ from, note }) => `${from} ${note}`}
      />
      <div className="mt-8 grid gap-x-12 gap-y-4 md:grid-cols-2">
        <p className="max-w-measure">
          <strong>No skills charge from Student.</strong> Someone who switches inside the UK directly from a
          Student visa carries none, nor does the extension of the visa they switched to; and they may be paid
          as a new entrant. <TextLink to="#student-rules">See the conditions</TextLink>.{' '}
          <TextLink to="/rules/skills-charge">The rule</TextLink>
        </p>
        <p className="max-w-measure">
          <strong>Time on a Graduate visa counts.</strong> It is added to the new permission, and the total
          for a new entrant is limited. {graduateVisa} After either, a certificate of three years is too long
          for a new entrant. <TextLink to="/rules/minimum-salary">The rule</TextLink>
        </p>
      </div>
      <LawFoot law={law} recorded={recorded} withFees />
    </Section>
  );
}

function Answer({ of, at }: { of: string | undefined; at: { address: string } | undefined }) {
  if (of === undefined || at === undefined) return 'To be confirmed';
  return <TextLink to={at.address}>{of}</TextLink>;
}
