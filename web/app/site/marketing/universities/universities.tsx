import { htmlConstraints } from '@portway/contracts/html-constraints';
import { universityOperation } from '@portway/contracts/site/enquiries/university-registration';
import { findOccupation } from '@portway/rules/occupations';
import { data } from 'react-router';
import { idle, notAfterSubmit, submitFromBrowser } from '../../../kit/forms/form-state.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { sendForm, statusOf } from '../forms/send-form.server.ts';
import { universityNames } from '../forms/university-form.tsx';
import { recorded } from '../parts/law-figure.ts';
import { brakeOn } from '../parts/visa-brake.ts';
import type { Route } from './+types/universities.ts';
import { Partnership } from './partnership.tsx';
import { Register } from './register.tsx';
import { studentRules } from './student-rules.ts';
import { StudentRulesSection } from './student-rules-section.tsx';
import { ThreeRoutes } from './three-ways.tsx';
import { example, routesIntoAJob } from './ways-into-a-job.ts';

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

export async function action(asked: Route.ActionArgs) {
  const formState = await sendForm(universityOperation, asked, universityNames);
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
