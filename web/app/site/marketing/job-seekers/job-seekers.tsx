import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { recorded } from '../parts/law-figure.ts';
import { OpenNow } from '../parts/open-today.tsx';
import { Questions } from '../parts/questions.tsx';
import type { Route } from './+types/job-seekers.ts';
import { JobSearch } from './job-search.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { questions } from './questions.tsx';
import { Signs } from './signs.tsx';
import { whoPaysWhat } from './who-pays-what.ts';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'For job seekers',
    description:
      'Find out whether your job can be sponsored in the UK, what it must pay, and what no employer may ask you to pay.',
    canonical: '/job-seekers',
  });

export function loader() {
  const today = londonToday();
  return { payments: whoPaysWhat(today), law: ratesFor(today), recorded };
}

const open = [
  {
    text: 'Jobs in the UK, each with its pay and whether it can be sponsored.',
    to: '/jobs',
    action: 'Browse jobs',
  },
  {
    text: 'Whether your job can be sponsored, and its going rate.',
    to: '/occupations',
    action: 'Find your job',
  },
  {
    text: 'The least you must be paid, by age, hours and visa.',
    to: '/salary-calculator',
    action: 'Check your pay',
  },
  {
    text: 'What you must earn later to settle in the UK.',
    to: '/settlement-salary',
    action: 'Salary for settlement',
  },
  {
    text: 'What you pay for yourself and your family.',
    to: '/immigration-skill-charge-calculator/calculate?location=outside&years=3',
    action: 'See your costs',
  },
  {
    text: 'A profile that only employers you apply to can see, with your applications and your messages.',
    to: '/signup?role=candidate',
    action: 'Create an account',
  },
];

export default function JobSeekers({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        eyebrow="For job seekers"
        title="Know your worth before you move"
        lead="Can your job be sponsored in the UK? What must it pay? What can nobody charge you for? Find out here, free and without an account."
        beside={<JobSearch />}
      />
      <Signs />
      <PaymentsTable {...loaderData} />
      <Section id="open" title="What you can use">
        <OpenNow open={open} />
      </Section>
      <Questions title="What job seekers ask" questions={questions} ground="sand" />
    </>
  );
}
