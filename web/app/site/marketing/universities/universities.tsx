import { type HtmlConstraints, htmlConstraints } from '@portway/contracts/html-constraints';
import { universityOperation } from '@portway/contracts/site/enquiries/university-registration';
import { findOccupation } from '@portway/rules/occupations';
import { data } from 'react-router';
import { type FormState, idle, notAfterSubmit, submitFromBrowser } from '../../../kit/forms/form-state.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { sendForm, statusOf } from '../forms/send-form.server.ts';
import { UniversityForm, universityNames } from '../forms/university-form.tsx';
import { recorded } from '../parts/law-figure.ts';
import { RuleList } from '../parts/rule-list.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { type BrakeShown, brakeOn } from '../parts/visa-brake.ts';
import { VisaBrakeNotice } from '../parts/visa-brake-notice.tsx';
import type { Route } from './+types/universities.ts';
import { Partnership } from './partnership.tsx';
import { type StudentRules, studentRules } from './student-rules.ts';
import { ThreeRoutes } from './three-ways.tsx';
import { example, routesIntoAJob } from './ways-into-a-job.ts';

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
