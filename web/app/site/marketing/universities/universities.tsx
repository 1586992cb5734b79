import { universityOperation } from '@portway/contracts/enquiries/university-registration';
import { findOccupation } from '@portway/rules/occupations';
import { ArrowRight } from 'lucide-react';
import { data } from 'react-router';
import { notAfterSending, sentFromHere, untouched } from '../../../kit/forms/form-state.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { lawInForceOn } from '../../../text/law-day.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { sendForm, statusOf } from '../forms/send-form.server.ts';
import { universityNames } from '../forms/university-form.tsx';
import { recorded } from '../parts/law-figure.ts';
import type { Route } from './+types/universities.ts';
import { Partnership } from './partnership.tsx';
import { Register } from './register.tsx';
import { studentRules } from './student-rules.ts';
import { StudentRulesSection } from './student-rules-section.tsx';
import { ThreeWays } from './three-ways.tsx';
import { example, waysIntoAJob } from './ways-into-a-job.ts';

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
    ways: waysIntoAJob(today),
    rules: studentRules(today),
    job: `${example.occupationCode} ${findOccupation(example.occupationCode)?.title ?? ''}`,
    law: lawInForceOn(today),
    recorded,
  };
}

export async function action(asked: Route.ActionArgs) {
  const turn = await sendForm(universityOperation, asked, universityNames);
  return data(turn, { status: statusOf(turn) });
}

export const shouldRevalidate = notAfterSending;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sentFromHere(request, serverAction);

export default function Universities({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        eyebrow="For universities"
        title="Partner with us"
        lead="Your international graduates can stay where a licensed employer sponsors them. Show them, and the employers they meet on campus, what that takes."
        actions={
          <LinkButton to="#register" look="gold">
            Register Now
            <ArrowRight size={20} />
          </LinkButton>
        }
      />
      <ThreeWays {...loaderData} />
      <StudentRulesSection rules={loaderData.rules} />
      <Partnership />
      <Register turn={actionData ?? untouched} />
    </>
  );
}
