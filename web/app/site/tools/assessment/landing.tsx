import { BriefcaseBusiness, Compass, ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { Section } from '../../../ui/section.tsx';
import { ToolLanding } from '../tool-landing.tsx';
import type { Route } from './+types/landing.ts';
import { type Criterion, criteriaOn } from './criteria.ts';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Sponsor licence assessment',
    description:
      'Six short questions show what your organisation still needs for a UK sponsor licence, with the rule behind each answer.',
  });

export function loader() {
  const today = londonToday();
  return { criteria: criteriaOn(today), day: dayInWords(today) };
}

const why = {
  title: 'Why a licence matters',
  points: [
    {
      Icon: BriefcaseBusiness,
      title: 'No licence, no certificate',
      text: 'Most people from abroad need a visa to work for you. For a Skilled Worker visa, a licensed sponsor assigns a certificate first.',
    },
    {
      Icon: ListChecks,
      title: 'Gaps cost time and money',
      text: 'You pay the fee when you apply. It is better to find a missing document or a wrong salary before then.',
    },
    {
      Icon: Compass,
      title: 'It brings duties',
      text: 'A sponsor must check, record and report for as long as it has the licence. Know what you are taking on.',
    },
  ],
};

const steps = [
  {
    title: 'Answer five questions',
    text: 'The organisation, the documents, the job, its pay, and the person responsible for the licence.',
  },
  {
    title: 'Enter an email address',
    text: 'It is kept with your answers. Your result depends on the answers alone.',
  },
  { title: 'Read the answer', text: 'A reason for each answer, what is still missing, and what to do next.' },
  {
    title: 'Tick the checklist',
    text: 'Twenty-five points to get ready for an application, saved in your browser.',
  },
];

export default function AssessmentLanding({ loaderData: { criteria, day } }: Route.ComponentProps) {
  return (
    <ToolLanding
      title="Sponsor Licence Assessment"
      tagline="Six short questions show what your organisation still needs for a sponsor licence, and what to do about it."
      action={{ to: '/assessment', label: 'Start Assessment' }}
      why={why}
      steps={steps}
    >
      <Section
        id="criteria"
        eyebrow={`The law on ${day}`}
        title="The eligibility criteria"
        lead="What the Home Office checks first, in our words. General information. The Home Office decides."
      >
        <ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
          {criteria.map((criterion) => (
            <CriterionCard key={criterion.title} {...criterion} />
          ))}
        </ul>
      </Section>
    </ToolLanding>
  );
}

function CriterionCard({ title, text, rule, toBeConfirmed }: Criterion) {
  return (
    <li className="flex flex-col rounded-28 border border-line bg-card p-6 shadow-soft">
      <h3 className="text-20">{title}</h3>
      <p className="mt-2 text-15 text-ink-2">{text}</p>
      {rule !== undefined && (
        <p className="mt-auto pt-4 text-14 text-ink-2">
          <Link
            to={rule}
            aria-label={`The rule: ${title}`}
            className="font-medium text-link underline underline-offset-4"
          >
            The rule
          </Link>
          {toBeConfirmed ? '. To be confirmed on GOV.UK.' : ' and its sources'}
        </p>
      )}
    </li>
  );
}
